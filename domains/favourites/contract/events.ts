import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const guestPinned = event({
  name: 'favourites.guestPinned',
  summary: 'A guest made a performer a favourite who was none before.',
  access: system,
  payload: z.object({ guestId: z.int(), actorId: z.int(), at: z.number() }),
  key: ({ actorId }) => actorId,
});

export const guestUnpinned = event({
  name: 'favourites.guestUnpinned',
  summary: 'A guest took a performer out of the favourites.',
  access: system,
  payload: z.object({ guestId: z.int(), actorId: z.int(), at: z.number() }),
  key: ({ actorId }) => actorId,
});
