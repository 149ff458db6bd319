import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const readThing = job({
  name: 'library.readThing',
  summary: 'Reads anew what something in libraries is called, costs and sells.',
  access: system,
  payload: z.object({ kind: z.string(), id: z.string() }),
});

export const readStale = job({
  name: 'library.readStale',
  summary: 'Reads anew what changed by itself, such as a price whose sale is over, and what was missed.',
  access: system,
  cron: '*/5 * * * *',
  payload: z.object({}),
});
