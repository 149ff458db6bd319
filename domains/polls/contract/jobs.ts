import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { job } from '#kit/contract/operations.ts';

export const closePollInTime = job({
  name: 'polls.closeInTime',
  summary: 'Closes a poll whose time is over, where the process that watched it is gone.',
  access: system,
  payload: z.object({ pollId: longRowId }),
});

export const forgetPolls = job({
  name: 'polls.forget',
  summary: 'Takes away votes after a day, when the result stands by itself, and polls after 90 days.',
  access: system,
  payload: z.object({}),
  cron: '23 4 * * *',
});
