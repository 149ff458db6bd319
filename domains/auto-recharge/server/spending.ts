import type { SpendingLimit } from '#domains/sales/server/index.ts';
import { spentBelow } from '../contract/events.ts';
import type { Context } from './deps.ts';

/**
 * Watches every payment, of whatever is sold, in its own transaction: what it leaves below a guest's threshold, or too little for the next
 * minute of a chat, is told with the payment itself, so that no recharge is lost with a process. It refuses nothing.
 */
export const watchSpending = ({ ledger }: Pick<Context, 'ledger'>): SpendingLimit => ({
  async check(tx, buyerId, coins, _, isPart) {
    const { rows } = await tx.client.query<{ threshold: number }>({
      name: 'auto_recharge.threshold',
      text: 'select threshold from auto_recharge.setups where guest_id = $1 and stopped_at is null',
      values: [buyerId],
    });
    const threshold = rows[0]?.threshold;
    if (threshold === undefined) return;
    const { balance } = await ledger.guestFunds(tx, buyerId);
    // What is paid bit by bit costs as much again in a minute.
    const needed = isPart ? coins : 0;
    if (balance - coins < Math.max(threshold, needed)) await tx.emit(spentBelow, { guestId: buyerId, needed });
  },
});
