import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

/** Sent with the charge itself, so that none is forgotten with a process. */
export const chargeRecharge = job({
  name: 'autoRecharge.charge',
  summary: 'Asks the payment provider for a recharge that was begun.',
  access: system,
  payload: z.object({ chargeId: z.int() }),
});
