import type { SQL } from 'drizzle-orm';
import { and, desc, eq, getTableColumns, gte, inArray, lt, or } from 'drizzle-orm';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import { spanBetween } from '#kit/entries/calendar.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { DayOrigin, OfficeSubscription, ReviewedPayment } from '../contract/office.ts';
import { dayOrigins, subscriptionList } from '../contract/office.ts';
import { notCancellable, ownSubscription, refundAtProvider } from '../contract/problems.ts';
import { subscriptionSales } from '../contract/sale-kinds.ts';
import { cancel } from './cancel.ts';
import type { Context } from './deps.ts';
import type { GivenSource } from './given-sources.ts';
import { givenSources } from './given-sources.ts';
import { inOrder } from './machine/card.ts';
import { applyEvent } from './machine/machine.ts';
import { sendMail } from './mails.ts';
import { takeBonusBack } from './monthly-bonus.ts';
import { notePaidBack } from './paid-back.ts';
import { nextAt } from './read-own.ts';
import type { Row } from './store.ts';
import { lockById, save, stateOf } from './store.ts';
import { agreements, grants, inReview, subscriptions } from './tables.ts';
import { saleOf } from './take-month.ts';

const dayMs = 24 * 3_600_000;
/** Payments by card in one answer, at most. */
const shown = 20;

async function reviewedPayments({ kit, guest }: Context): Promise<ReviewedPayment[]> {
  const rows = await kit.db.orm
    .select()
    .from(agreements)
    .where(inReview)
    .orderBy(desc(agreements.updatedAt), desc(agreements.id))
    .limit(shown);
  const names = await guest.namesOf(kit.db, [...new Set(rows.map(({ guestId }) => guestId))]);
  return rows.map(({ id, guestId, kind, actorName, tier, euroCents, saleId, facts, updatedAt }) => ({
    ...{ orderId: id, guestId, guestName: names.get(guestId) ?? '', kind, actorName, tier, euroCents, saleId },
    ...{ notes: [...facts.review], at: updatedAt.getTime() },
  }));
}

type Filters = FilterValues<(typeof subscriptionList)['filters']>;

/** The list of subscriptions for operators, and its export. */
export function listHandlers(ctx: Context): Handler[] {
  const { kit } = ctx;
  return handleList(subscriptionList, {
    async find({ filters, ...request }) {
      const { createdAt: since, until, price, id } = subscriptions;
      const page = keyset(request, { since, until, price }, id);
      return kit.db.orm
        .select({ ...getTableColumns(subscriptions), cursor: page.cursor })
        .from(subscriptions)
        .where(and(await wanted(kit, filters), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    async present(rows) {
      const names = await ctx.guest.namesOf(kit.db, [...new Set(rows.map(({ guestId }) => guestId))]);
      const given = await givenSources(kit.db, rows, kit.clock.now());
      return rows.map((row) => toOffice(row, names.get(row.guestId) ?? '', given.get(row.id) ?? []));
    },
    facts: async () => ({ review: await reviewedPayments(ctx) }),
  });
}

async function wanted(kit: Context['kit'], { search, kind, status, ...days }: Filters): Promise<SQL | undefined> {
  const { from, to } = boundsOfDays(days);
  return and(
    search === undefined ? undefined : await found(kit, search),
    kind === undefined ? undefined : eq(subscriptions.kind, kind as Row['kind']),
    status === undefined ? undefined : eq(subscriptions.status, status as Row['status']),
    from && gte(subscriptions.createdAt, from),
    to && lt(subscriptions.createdAt, to),
  );
}

/** Subscriptions of people, or of fan clubs, by anything that says who. */
async function found({ db, extensions }: Context['kit'], search: string): Promise<SQL | undefined> {
  const people = await findPeople(extensions, db, search);
  const theirs =
    people.length === 0 ? [] : [inArray(subscriptions.guestId, people), inArray(subscriptions.actorId, people)];
  return or(holdsFolded(subscriptions.actorName, search), ...theirs);
}

const toOffice = (row: Row, guestName: string, given: readonly GivenSource[]): OfficeSubscription => ({
  id: row.id,
  guestId: row.guestId,
  guestName,
  kind: row.kind,
  actorName: row.actorName,
  tier: row.tier,
  status: row.status,
  price: row.price,
  euroCents: row.euroCents,
  months: row.paid,
  since: row.createdAt.getTime(),
  until: row.until.getTime(),
  next: row.dueAt ? nextAt(row, row.dueAt) : null,
  refusal: row.refusal,
  given: given.map(({ key, origin, left }) => ({ key, origin: originOf(origin), days: Math.ceil(left / dayMs) })),
});

const originOf = (origin: string): DayOrigin => dayOrigins.find((known) => known === origin) ?? 'other';

/** Nobody of the platform decides about what they pay or earn themselves. */
async function lockForeign(tx: Tx, id: number, { accountId }: AccountCaller): Promise<Row> {
  const row = await lockById(tx, id);
  if (!row) throw new Problem(notFound);
  if (row.guestId === accountId || row.actorId === accountId) throw new Problem(ownSubscription);
  return row;
}

/** Cancels for a guest. @throws Problem not_found, own_subscription, subscription_not_running */
export async function cancelForGuest(ctx: Context, tx: Tx, id: number, caller: AccountCaller): Promise<void> {
  await lockForeign(tx, id, caller);
  await cancel(ctx, tx, id);
}

/**
 * Takes back what is left of days that were given: those of one grant, what others gave stays; null: all.
 * @throws Problem not_found, own_subscription, subscription_not_running for what is paid, over or used
 */
export async function takeDaysBack(
  ctx: Context,
  tx: Tx,
  { subscriptionId: id, grant }: { readonly subscriptionId: number; readonly grant: string | null },
  caller: AccountCaller,
): Promise<void> {
  const row = await lockForeign(tx, id, caller);
  const at = ctx.kit.clock.now();
  const state = stateOf(row);
  const sources = (await givenSources(tx, [row], at)).get(id) ?? [];
  const taken = grant === null ? sources : sources.filter(({ key }) => key === grant);
  const some = taken.reduce((sum, { left }) => sum + left, 0);
  // All of it ends now, whatever the clocks do in between.
  const isAll = grant === null || some >= spanBetween(at, row.until.getTime());
  const span = isAll ? state.shift : some;
  const next = applyEvent(state, { type: 'daysBack', span, at });
  if (next === state) throw new Problem(notCancellable);
  const keys = taken.map(({ key }) => key);
  if (keys.length > 0)
    await tx.orm
      .update(grants)
      .set({ takenBackAt: new Date(at) })
      .where(inArray(grants.key, keys));
  await save(ctx, tx, row, next);
}

/**
 * Ends a subscription at once and gives back what is left of its latest month.
 * @throws Problem not_found, own_subscription, subscription_not_running, subscription_refund_at_provider
 */
export async function refundForGuest(
  ctx: Context,
  tx: Tx,
  { subscriptionId: id, reason }: { readonly subscriptionId: number; readonly reason: string },
  call: Call<AccountCaller>,
): Promise<void> {
  const row = await lockForeign(tx, id, call.caller);
  const at = ctx.kit.clock.now();
  const state = stateOf(row);
  if (state.ended || state.paid === 0) throw new Problem(notCancellable);
  if (row.agreementId !== null) return refundCard(ctx, tx, row, row.agreementId, reason, call);
  const sale = saleOf(id, state.paid);
  const left = await ctx.sales.left(tx, sale);
  if (left > 0) {
    await ctx.sales.refund(tx, { sale, part: 'refund:1', kind: subscriptionSales[row.kind].paidBack, amount: left });
    await notePaidBack(tx, id, state.paid, left);
  }
  await takeBonusBack(ctx, tx, id, state.paid);
  const saved = await save(ctx, tx, row, applyEvent(state, { type: 'refunded', month: state.paid, at }));
  await sendMail(ctx, tx, 'ended', saved);
  await audit(tx, {
    call,
    at,
    operation: 'subscriptions.refund',
    subject: `subscription:${id}`,
    input: { subscriptionId: id, reason, guestId: row.guestId },
    outcome: `${formatCoins(left, 'en')} coins back to guest ${row.guestId}`,
  });
}

/** Asks the provider to pay the latest month of a card back, once the audit line stands; its report ends the subscription. */
async function refundCard(
  { kit, cards }: Context,
  tx: Tx,
  row: Row,
  agreementId: string,
  reason: string,
  call: Call<AccountCaller>,
): Promise<void> {
  const [card] = await tx.orm.select().from(agreements).where(eq(agreements.id, agreementId));
  const payment = card && inOrder(card.facts).at(-1);
  const refund = cards?.refund;
  if (!card || !payment || !refund || cards.provider !== card.provider) throw new Problem(refundAtProvider);
  await audit(tx, {
    call,
    at: kit.clock.now(),
    operation: 'subscriptions.refund',
    subject: `subscription:${row.id}`,
    input: { subscriptionId: row.id, reason, guestId: row.guestId },
    outcome: `${formatAmount(card.euroCents, euros, 'en')} back to the card of guest ${row.guestId}, as the provider was asked`,
  });
  tx.afterCommit(() =>
    refund(payment.transaction, card.euroCents).catch((err) =>
      kit.log.error({ err, agreement: card.id }, 'a payment provider did not pay a subscription back'),
    ),
  );
}

const saleName = /^subscription:(\d+)-(\d+)$/;

/** An operator gave coins of a month back elsewhere: it stands beside the month, and the whole of the latest ends the subscription. */
export async function noteRefund(
  ctx: Context,
  tx: Tx,
  { sale, coins }: { readonly sale: string; readonly coins: number },
): Promise<void> {
  const [, id, month] = saleName.exec(sale) ?? [];
  const row = id === undefined ? null : await lockById(tx, Number(id));
  if (!row) return;
  await notePaidBack(tx, row.id, Number(month), coins);
  if ((await ctx.sales.left(tx, sale)) > 0) return;
  await takeBonusBack(ctx, tx, row.id, Number(month));
  const state = stateOf(row);
  const next = applyEvent(state, { type: 'refunded', month: Number(month), at: ctx.kit.clock.now() });
  if (next === state) return;
  const saved = await save(ctx, tx, row, next);
  if (next.ended && !state.ended) await sendMail(ctx, tx, 'ended', saved);
}
