import { eq } from 'drizzle-orm';
import { guestAccount, providerAccount } from '#domains/ledger/contract/index.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import { autoRechargeEnded, oneClickEnded, topUpPaid, topUpTakenBack } from '../contract/events.ts';
import { chargeback, refund, topUp } from '../contract/transfers.ts';
import type { Context } from './context.ts';
import { extrasAfter, extrasDue, giveExtras, takeExtrasBack } from './extras.ts';
import type { OrderState, PaymentFact } from './order-machine.ts';
import { applyFact, centsBack, coinsTakenBack, isChargedBack, statusOf } from './order-machine.ts';
import type { OrderExtra, OrderRow } from './order-rows.ts';
import { hasPaidBefore } from './order-rows.ts';
import { orders } from './tables.ts';
import { tellBelowZero } from './tell-below-zero.ts';
import { tellCharge } from './tell-charge.ts';

/**
 * Takes in a fact about an order that is held (lockOrder): books what it changes about the guest's coins, in the same
 * transaction. A payment that is withheld brings no coins, and whoever waits for it hears that it did not go through. Answers false when the
 * fact changed nothing.
 */
export async function advanceOrder(
  { kit, ledger, identity }: Omit<Context, 'provider'>,
  tx: Tx,
  order: OrderRow,
  fact: PaymentFact,
) {
  const state = applyFact(order.state, order, fact);
  if (state === order.state) return false;
  const becamePaid = state.paid !== null && order.state.paid === null;
  const isCredited = becamePaid && !state.withheld;
  const now = new Date(kit.clock.now());
  const due = becamePaid ? (isCredited ? extrasDue(order, now.getTime()) : []) : order.extras;
  const extras = extrasAfter(due, state, order.euroCents);
  await tx.orm
    .update(orders)
    .set({
      state,
      status: statusOf(state),
      extras,
      ...(becamePaid ? { paidAt: now } : {}),
      ...(confirmsRefund(order, fact) ? { refundRequest: null } : {}),
    })
    .where(eq(orders.id, order.id));
  const after = { ...order, state, extras, status: statusOf(state) };
  tx.afterCommit(() => tellCharge(kit, after));
  if (isCredited) {
    await credit(ledger, tx, order);
    await giveExtras({ kit, ledger }, tx, order, due);
  }
  const isOver = becamePaid || (fact.kind === 'declined' && state.paid === null);
  if (order.channelId !== null && order.channelOf === 'conversation' && isOver)
    await tellConversation(tx, order, order.channelId, isCredited);
  // A report over another amount is kept for review: it says nothing about how the charge went.
  const isRefused = state.paid === null && (fact.kind === 'declined' || fact.kind === 'expired');
  if (isCredited) await tellRecharge(tx, order, 'paid');
  else if (becamePaid) await tellRecharge(tx, order, 'withheld');
  else if (isRefused) await tellRecharge(tx, order, fact.kind);
  await takeBack({ kit, ledger, identity }, tx, order, { state, fact, before: due, after: extras });
  return true;
}

/** Refunds carry no mark of ours: one of the asked amount is the asked one. A chargeback leaves less to ask for. */
const confirmsRefund = ({ refundRequest }: OrderRow, fact: PaymentFact): boolean =>
  fact.kind === 'credit' && refundRequest?.cents === fact.cents;

async function tellConversation(tx: Tx, order: OrderRow, channelId: number, succeeded: boolean): Promise<void> {
  const { id: orderId, guestId, euroCents, coins } = order;
  await tx.emit(oneClickEnded, { orderId, guestId, channelId, euroCents, coins, succeeded });
}

/** Tells the owner of an automatic charge how it went. */
async function tellRecharge(
  tx: Tx,
  order: OrderRow,
  outcome: PayloadOf<typeof autoRechargeEnded>['outcome'],
): Promise<void> {
  if (order.origin !== 'autoRecharge') return;
  const { id: orderId, chargeKey, guestId, euroCents, coins } = order;
  await tx.emit(autoRechargeEnded, { orderId, key: chargeKey ?? '', guestId, euroCents, coins, outcome });
}

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

/** What a fact made of an order, and its extras before and after. */
interface Taken {
  readonly state: OrderState;
  readonly fact: PaymentFact;
  readonly before: readonly OrderExtra[];
  readonly after: readonly OrderExtra[];
}

/** Books the coins that refunds and chargebacks take, also those that were reported before the payment itself. */
async function takeBack(
  ctx: Pick<Context, 'kit' | 'ledger' | 'identity'>,
  tx: Tx,
  order: OrderRow,
  taken: Taken,
): Promise<void> {
  const { state, fact } = taken;
  const coins = coinsTakenBack(state, order) - coinsTakenBack(order.state, order);
  if (coins === 0) return;
  const early = fact.kind !== 'credit' && fact.kind !== 'chargeback';
  const isChargeback = early ? isChargedBack(state) : fact.kind === 'chargeback';
  const { id: orderId, guestId, provider } = order;
  const key = early ? `order:${orderId}:early` : `order:${orderId}:${fact.kind}:${fact.saleId}`;
  await ctx.ledger.post(tx, {
    key,
    kind: isChargeback ? chargeback : refund,
    entries: [
      { account: guestAccount(guestId), amount: -coins },
      { account: providerAccount(provider), amount: coins },
    ],
    memo: { orderId, provider, ...(early ? {} : { euroCents: fact.cents }) },
  });
  await takeExtrasBack(ctx, tx, order, key, taken);
  if (isChargeback) await tellBelowZero(ctx, tx, order);
  await tx.emit(topUpTakenBack, { orderId, guestId, euroCents: order.euroCents, backCents: centsBack(state) });
}
