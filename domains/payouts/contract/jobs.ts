import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

const payload = z.object({ runId: z.int() });

export const buildRun = job({
  name: 'payouts.buildRun',
  summary: 'Freezes the amounts of a run, some payees at a time; taken up again where it broke off.',
  access: system,
  payload,
});
export const finishRun = job({
  name: 'payouts.finishRun',
  summary: 'Gives an approved run its credit notes, some payees at a time; taken up again where it broke off.',
  access: system,
  payload,
});
export const settleRun = job({
  name: 'payouts.settleRun',
  summary: 'Books a run as paid, some payees at a time; taken up again where it broke off.',
  access: system,
  payload,
});
export const buildYear = job({
  name: 'payouts.buildYear',
  summary: 'Writes down what a yearly report says of each seller, some at a time; taken up again where it broke off.',
  access: system,
  payload: z.object({ reportId: z.int() }),
});
export const watchRuns = job({
  name: 'payouts.watchRuns',
  summary: 'Begins the run that is due by the rhythm of payouts, and takes up runs and reports that broke off.',
  access: system,
  payload: z.object({}),
  cron: '*/10 * * * *',
});
export const closeBooks = job({
  name: 'payouts.closeBooks',
  summary: 'Keeps how the books of payouts stood when the day began, once a day.',
  access: system,
  payload: z.object({}),
  cron: '5-59/10 * * * *',
});
