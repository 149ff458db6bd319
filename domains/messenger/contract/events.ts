import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const wroteForNothing = event({
  name: 'messenger.wroteForNothing',
  summary:
    'A guest wrote to a performer without paying for the words; what is paid for is told as a sale. `at` in epoch ms. Says nothing of what was written.',
  access: system,
  payload: z.object({ guestId: z.int(), actorId: z.int(), at: z.number() }),
  key: ({ guestId }) => guestId,
});
