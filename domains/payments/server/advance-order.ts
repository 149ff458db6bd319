import { eq } from 'drizzle-orm';
import { guestAccount, providerAccount } from '#domains/ledger/contract/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { topUpPaid } from '../contract/events.ts';
import { chargeback, refund, topUp } from '../contract/transfers.ts';
import type { Context } from './context.ts';
import type { OrderState, PaymentFact } from './order-machine.ts';
import { applyFact, coinsTakenBack, isChargedBack, statusOf } from './order-machine.ts';
import type { OrderRow } from './order-rows.ts';
import { hasPaidBefore } from './order-rows.ts';
import { orders } from './tables.ts';

/**
 * Takes in a fact about an order that is held (lockOrder): books what it changes about the guest's coins, in the same
 * transaction. Answers false when the fact changed nothing.
 */
export async function advanceOrder(
  { kit, ledger }: Omit<Context, 'provider'>,
  tx: Tx,
  order: OrderRow,
  fact: PaymentFact,
) {
  const state = applyFact(order.state, order, fact);
  if (state === order.state) return false;
  const becamePaid = state.paid !== null && order.state.paid === null;
  const now = new Date(kit.clock.now());
  await tx.orm
    .update(orders)
    .set({
      state,
      status: statusOf(state),
      ...(becamePaid ? { paidAt: now } : {}),
      ...(confirmsRefund(order, fact) ? { refundRequest: null } : {}),
    })
    .where(eq(orders.id, order.id));
  if (becamePaid) await credit(ledger, tx, order);
  await takeBack(ledger, tx, order, state, fact);
  return true;
}

/** Refunds carry no mark of ours: one of the asked amount is the asked one. A chargeback leaves less to ask for. */
const confirmsRefund = ({ refundRequest }: OrderRow, fact: PaymentFact): boolean =>
  fact.kind === 'credit' && refundRequest?.cents === fact.cents;

async function credit(ledger: Context['ledger'], tx: Tx, order: OrderRow): Promise<void> {
  const { id: orderId, guestId, provider, euroCents, coins } = order;
  await ledger.post(tx, {
    key: `order:${orderId}`,
    kind: topUp,
    entries: [
      { account: providerAccount(provider), amount: -coins },
      { account: guestAccount(guestId), amount: coins },
    ],
    memo: { orderId, euroCents, provider },
  });
  await tx.emit(topUpPaid, { orderId, guestId, euroCents, coins, isFirst: !(await hasPaidBefore(tx, order)) });
}

/** Books the coins that refunds and chargebacks take, also those that were reported before the payment itself. */
async function takeBack(ledger: Context['ledger'], tx: Tx, order: OrderRow, state: OrderState, fact: PaymentFact) {
  const coins = coinsTakenBack(state, order) - coinsTakenBack(order.state, order);
  if (coins === 0) return;
  const early = fact.kind !== 'credit' && fact.kind !== 'chargeback';
  const isChargeback = early ? isChargedBack(state) : fact.kind === 'chargeback';
  const { id: orderId, guestId, provider } = order;
  await ledger.post(tx, {
    key: early ? `order:${orderId}:early` : `order:${orderId}:${fact.kind}:${fact.saleId}`,
    kind: isChargeback ? chargeback : refund,
    entries: [
      { account: guestAccount(guestId), amount: -coins },
      { account: providerAccount(provider), amount: coins },
    ],
    memo: { orderId, provider, ...(early ? {} : { euroCents: fact.cents }) },
  });
}
