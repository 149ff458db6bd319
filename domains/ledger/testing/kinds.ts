import { transferKind } from '../contract/transfers.ts';

/** Kinds as the domains above declare them. */
export const kinds = {
  topUp: transferKind('topUp'),
  chatMinute: transferKind('chatMinute'),
  chatRefund: transferKind('chatRefund'),
  chargeback: transferKind('chargeback', { mayOverdraw: true }),
} as const;
