import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const phoneProven = event({
  name: 'phone-verification.proven',
  summary: 'A guest proved that a phone number is theirs.',
  access: system,
  payload: z.object({ guestId: z.int() }),
  key: ({ guestId }) => guestId,
});
