import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const ratingsAged = job({
  name: 'surveys.ratingsAged',
  summary: 'Tells the search of performers whose ratings of a day count no longer.',
  access: system,
  payload: z.object({}),
  // The day of the product begins at one of these hours (UTC), in summer and in winter.
  cron: '3 22,23 * * *',
});
