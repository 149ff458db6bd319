import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { Context } from './context.ts';
import { centsBack } from './order-machine.ts';
import type { OrderRow } from './order-rows.ts';
import { lockOrder } from './order-rows.ts';
import { forgetRequest, isRefundPending, noteRequest, refundableCents } from './refund-order.ts';
import { orders } from './tables.ts';
import { withheldFooter, withheldMail } from './withheld-mail.ts';

/** So long after the payment it is asked again by itself, ms; then it is an operator's and stands for review until the money is back. */
export const asksForMs = 24 * 3_600_000;
/** A request that was noted and not taken after this, ms, was lost with its process. */
const lostMs = 5 * 60_000;
const batch = 100;

/**
 * Whether the provider is to be asked, or asked again, for all of what was withheld. What went back in part is an operator's: asked again, more
 * might go back than was paid. The whole of a sale is paid back once, however often it is asked.
 */
function isToAsk({ state, paidAt, refundRequest }: OrderRow, now: number): boolean {
  if (!state.withheld || centsBack(state) > 0 || !paidAt || paidAt.getTime() <= now - asksForMs) return false;
  if (!isRefundPending({ refundRequest }, now)) return true;
  return refundRequest?.takenAt === undefined && (refundRequest?.at ?? now) <= now - lostMs;
}

/**
 * Asks the provider to pay back what was paid and brings nothing, after the commit of who calls. What it does not take is asked for again by
 * {@link payBackAllWithheld}; without such a call of the provider the order stands for review and an operator sees to it.
 */
export async function payBackWithheld(
  { kit, provider }: Pick<Context, 'kit' | 'provider'>,
  tx: Tx,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const now = kit.clock.now();
  if (!order?.state.paid || !isToAsk(order, now)) return;
  const { saleId } = order.state.paid;
  const cents = refundableCents(order, provider);
  if (cents <= 0) return;
  const mark = await noteRequest(tx, orderId, cents, now);
  tx.afterCommit(async () => {
    try {
      await provider.refund?.(saleId, cents);
      await noteTaken(kit, orderId, mark);
    } catch (err) {
      kit.log.error({ err, orderId }, 'a payment that brings nothing could not be paid back yet');
      await forgetRequest(kit.db, orderId, mark);
    }
  });
}

/** Noted after the provider has taken it: a process that dies between asks again. */
async function noteTaken({ db, clock }: Context['kit'], orderId: string, mark: string): Promise<void> {
  const takenAt = sql`jsonb_build_object('takenAt', ${clock.now()}::bigint)`;
  await db.orm
    .update(orders)
    .set({ refundRequest: sql`${orders.refundRequest} || ${takenAt}` })
    .where(and(eq(orders.id, orderId), sql`${orders.refundRequest} ->> 'mark' = ${mark}`));
}

/** Asks for everything that was withheld within a day and of which the provider has not taken the request; one that fails holds up no other. */
export async function payBackAllWithheld(context: Pick<Context, 'kit' | 'provider'>): Promise<void> {
  const { kit, provider } = context;
  if (!provider.refund) return;
  const since = new Date(kit.clock.now() - asksForMs);
  const waits = and(eq(orders.status, 'review'), gt(orders.paidAt, since), sql`${orders.state} ? 'withheld'`);
  for (let after = ''; ; ) {
    const rows: { id: string }[] = await kit.db.orm
      .select({ id: orders.id })
      .from(orders)
      .where(and(waits, eq(orders.provider, provider.name), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(batch);
    for (const { id } of rows) {
      after = id;
      await kit.db
        .transaction((tx) => payBackWithheld(context, tx, id))
        .catch((err) => kit.log.error({ err, orderId: id }, 'a payment that brings nothing could not be looked at'));
    }
    if (rows.length < batch) return;
  }
}

/** Writes to whoever paid for what brings nothing that all of it goes back; once, with the report of the payment. */
export async function tellWithheld(
  { kit, identity }: Pick<Context, 'kit' | 'identity'>,
  tx: Tx,
  { id: order, guestId, euroCents }: Pick<OrderRow, 'id' | 'guestId' | 'euroCents'>,
): Promise<void> {
  const [account] = await identity.accounts(tx, [guestId]);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const url = `${publicOrigin(kit.config)}/${language}/help/`;
  const values = { amount: formatAmount(euroCents, euros, language), order };
  await kit.mail.send(mailOf(withheldMail, { to, language, url, footer: withheldFooter[language] }, values), tx);
}
