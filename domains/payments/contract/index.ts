import { topUpPaid } from './events.ts';
import { deliverSandboxPostbacks, expireOrders } from './jobs.ts';
import { getOrder, getTopUpPackages, refundOrder, returnFromCheckout, startTopUp } from './routes.ts';

export * from './events.ts';
export * from './jobs.ts';
export * from './orders.ts';
export * from './problems.ts';
export * from './routes.ts';

/** Everything payments answers, tells and works on. */
export const operations = [
  getTopUpPackages,
  startTopUp,
  getOrder,
  returnFromCheckout,
  refundOrder,
  topUpPaid,
  expireOrders,
  deliverSandboxPostbacks,
] as const;
