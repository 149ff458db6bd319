import type { SpendingLimit } from '#domains/sales/server/index.ts';
import { spentBelow } from '../contract/events.ts';
import type { Context } from './deps.ts';

/**
 * Watches every payment, of whatever is sold, in its own transaction: what it leaves below a guest's threshold is told with the payment
 * itself, so that no recharge is lost with a process. It refuses nothing.
 */
export const watchSpending = ({ ledger }: Pick<Context, 'ledger'>): SpendingLimit => ({
  async check(tx, buyerId, coins) {
    const { rows } = await tx.client.query<{ threshold: number }>({
      name: 'auto_recharge.threshold',
      text: 'select threshold from auto_recharge.setups where guest_id = $1 and stopped_at is null',
      values: [buyerId],
    });
    const threshold = rows[0]?.threshold;
    if (threshold === undefined) return;
    const { balance } = await ledger.guestFunds(tx, buyerId);
    if (balance - coins < threshold) await tx.emit(spentBelow, { guestId: buyerId });
  },
});
