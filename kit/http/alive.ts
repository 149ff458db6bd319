import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { handle } from '#kit/server/handler.ts';

export const alive = route({
  name: 'alive',
  method: 'GET',
  path: 'alive',
  summary: 'Says that the process answers.',
  access: anyone,
  response: z.object({ alive: z.literal(true) }),
});

/** Answers `alive` (spec 1 §7). */
export const aliveHandler = handle(alive, async () => ({ alive: true as const }));
