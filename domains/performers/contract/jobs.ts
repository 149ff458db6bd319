import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const forgetChanges = job({
  name: 'performers.forgetChanges',
  summary: 'Forgets which performers changed more than two days ago; whoever follows the changes looks more often.',
  access: system,
  payload: z.object({}),
  cron: '20 4 * * *',
});
