import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const forgetReactions = job({
  name: 'gifts.forgetReactions',
  summary: 'Deletes reactions that floated more than a day ago.',
  access: system,
  payload: z.object({}),
  cron: '17 * * * *',
});
