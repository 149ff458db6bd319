import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const tellFavourites = job({
  name: 'favourites.tellGuests',
  summary: 'Tells those who pinned a performer that they are live, slice by slice from where it stood.',
  access: system,
  payload: z.object({ actorId: z.int() }),
});
