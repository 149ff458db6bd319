import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const lookAfterToys = job({
  name: 'toys.lookAfterToys',
  summary: 'Moves the queues of toys on, and pays back what can not be played any more.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
