import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { mostSlides } from './type.ts';

export const countJumbotron = route({
  name: 'countJumbotron',
  cost: 1,
  method: 'POST',
  path: 'video/jumbotron/count',
  summary: 'Counts that slides were seen or pressed, per slide and day; who it was is not kept.',
  access: anyone,
  limit: { points: 60, seconds: 60, per: 'address' },
  body: z.object({ seen: z.array(rowId).max(mostSlides), pressed: rowId.nullable() }),
  response: z.object({}),
});
