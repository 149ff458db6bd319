import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';

/** Figures that change by the press of many: told together, at most once a second. */
export const actorFigures = serverMessage({
  name: 'actorFigures',
  summary: 'Figures of performers that have changed: how many guests have them as a favourite. Topic actors.',
  access: anyone,
  payload: z.object({ actors: z.array(z.object({ actorId: z.int(), favoriteCount: z.int() })) }),
});
