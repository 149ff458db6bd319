import { eq } from 'drizzle-orm';
import type { Closing } from '#domains/access/contract/index.ts';
import { closingOf } from '#domains/access/server/index.ts';
import type { RecurringFact, RecurringReport } from '#domains/payments/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { spanBetween } from '#kit/entries/calendar.ts';
import { subscriptionSales } from '../contract/sale-kinds.ts';
import type { Agreement, AgreementChange } from './card-store.ts';
import { lockAgreement, saveAgreement } from './card-store.ts';
import type { Context } from './deps.ts';
import { followSoon } from './follow-provider.ts';
import { givenOf, runningNow } from './grant-days.ts';
import type { CardBack, CardFact, CardFacts } from './machine/card.ts';
import { cardState, chargesAt, inOrder, learn, monthOfBack, shiftOf } from './machine/card.ts';
import type { Subscription } from './machine/machine.ts';
import { sendMail, sendWithheldMail } from './mails.ts';
import { takeBonusBack } from './monthly-bonus.ts';
import { notePaidBack } from './paid-back.ts';
import { payBackSoon } from './pay-back.ts';
import type { Row } from './store.ts';
import { columnsOf, lockById, oneAtATime, save, stateOf, tell } from './store.ts';
import { subscriptions } from './tables.ts';
import { saleOf, takeMonth } from './take-month.ts';

/**
 * Takes in what the provider reports of a subscription it charges: the books, the state and the guest's pages follow in one
 * transaction. The same report again changes nothing, and the order in which reports come does not matter.
 */
export async function takeReport(
  ctx: Context,
  tx: Tx,
  report: RecurringReport,
): Promise<'applied' | 'known' | 'unknownOrder'> {
  const found = await lockAgreement(tx, report.orderId);
  if (found?.provider !== report.provider) return 'unknownOrder';
  const now = ctx.kit.clock.now();
  const card = found.saleId === null ? await saveAgreement(tx, found, { saleId: report.saleId }, now) : found;
  if (report.fact.kind === 'changed') {
    await saveAgreement(tx, card, { asks: true }, now);
    return 'applied';
  }
  const fact = factOf(card, report.fact, now);
  const why = fact.kind === 'paid' ? await closingOf(ctx.kit, tx, card.guestId) : null;
  if (fact.kind === 'paid' && why !== null) return withhold(ctx, tx, card, fact.transaction, why);
  return (await advance(ctx, tx, card, fact)) ? 'applied' : 'known';
}

/**
 * A charge that is reported when its guest's account is closed pays for nothing, whether it was to begin a subscription or to go on with
 * one. The provider is told to charge no more and asked to pay it back, until it has taken both; it stands for review until the money is
 * reported back, and its guest hears of it.
 */
async function withhold(ctx: Context, tx: Tx, card: Agreement, transaction: string, why: Closing) {
  const fact = { kind: 'withheld', transaction, cents: card.euroCents, why, at: ctx.kit.clock.now() } as const;
  if (learn(card.facts, fact) === card.facts) return 'known';
  await advance(ctx, tx, card, fact, { wants: 'cancel' });
  followSoon(ctx, tx, card.id);
  payBackSoon(ctx, tx, card.id);
  await sendWithheldMail(ctx, tx, card);
  return 'applied';
}

function factOf(card: Agreement, fact: Exclude<RecurringFact, { kind: 'changed' }>, at: number): CardFact {
  const { kind, transaction, cents, currency } = fact;
  const isWrong = currency !== 'EUR' || (kind === 'paid' && cents !== card.euroCents);
  if (isWrong) return { kind: 'review', note: { code: 'otherAmount', kind, transaction, cents, currency } };
  if (kind === 'paid') return { kind, transaction, nextOn: fact.nextOn };
  return { kind, transaction, of: fact.of, cents, at };
}

/**
 * Learns something of an agreement that is held (lockAgreement), and books and tells what follows. `failures`: tries of the month that
 * comes, when they have changed. @returns false when it was known already
 */
export async function advance(
  ctx: Context,
  tx: Tx,
  card: Agreement,
  fact: CardFact | null,
  { failures, ...change }: AgreementChange & { readonly failures?: number } = {},
): Promise<boolean> {
  const now = ctx.kit.clock.now();
  const facts = reviewed(card.facts, fact ? learn(card.facts, fact) : card.facts);
  if (facts === card.facts && failures === undefined && Object.keys(change).length === 0) return false;
  if (facts.paid.length === 0) {
    await saveAgreement(tx, card, { ...change, facts }, now);
    return true;
  }
  // Agreements are locked before anything of their guest, as everywhere.
  const replaced =
    card.replaces === null || card.subscriptionId !== null ? null : await lockAgreement(tx, card.replaces);
  await oneAtATime(tx, card.guestId);
  const row = card.subscriptionId === null ? null : await lockById(tx, card.subscriptionId);
  const begunAt = card.createdAt.getTime();
  const terms = { begunAt, euroCents: card.euroCents, now };
  const hasPaid = facts.paid.length > card.facts.paid.length;
  const granted = row ? row.shift - shiftOf(begunAt, card.facts) : 0;
  const tries = failures ?? (hasPaid ? 0 : (row?.failures ?? 0));
  const state = cardState(facts, { ...terms, granted, failures: tries });
  const written = row
    ? await goOn(ctx, tx, row, state, facts, hasPaid ? card.price : 0)
    : await begin(ctx, tx, card, facts, replaced);
  if (!written) {
    // Money came in for what its guest has already: nothing is booked, nothing more is charged, and an operator pays it back.
    const review = learn(facts, { kind: 'review', note: { code: 'hadAlready' } });
    await saveAgreement(tx, card, { ...change, facts: { ...review, paid: card.facts.paid }, wants: 'cancel' }, now);
    ctx.kit.log.error({ agreement: card.id }, 'a card pays for a subscription its guest has already');
    return true;
  }
  const isLost =
    written.endedAt !== null && row?.endedAt === null && facts.overAt === null && facts.cancelledAt === null;
  await saveAgreement(
    tx,
    card,
    // What is over here is charged no more: its provider hears of it.
    {
      ...change,
      facts,
      subscriptionId: written.id,
      ...((isLost || isLate(card, hasPaid)) && { wants: 'cancel' as const }),
    },
    now,
  );
  await book(ctx, tx, written, card, facts);
  return true;
}

/** Whether a month was charged for what another agreement pays by now. */
const isLate = ({ facts }: Agreement, hasPaid: boolean): boolean => hasPaid && facts.replacedAt !== undefined;

/** A month that was charged after another agreement took over is booked, because it was paid, and looked at: an operator pays it back. */
function reviewed(before: CardFacts, after: CardFacts): CardFacts {
  if (before.replacedAt === undefined || after.paid.length === before.paid.length) return after;
  const transaction = after.paid.at(-1)?.transaction ?? '';
  return learn(after, { kind: 'review', note: { code: 'lateCharge', transaction } });
}

/** What is left of a tier counts on at its worth: so many ms of the tier that takes its place. */
const worthOfRest = (row: Row, price: number, now: number): number =>
  Math.floor((Math.max(0, row.until.getTime() - now) * row.price) / price);

/**
 * The first month is paid: the subscription begins, in the place of a lower tier where it was ordered so. Null: its guest has another one
 * that runs.
 */
async function begin(
  ctx: Context,
  tx: Tx,
  card: Agreement,
  facts: CardFacts,
  replaced: Agreement | null,
): Promise<Row | null> {
  const now = ctx.kit.clock.now();
  const { guestId, kind, actorId, actorName, tier, tierName, price, euroCents, key, id: agreementId } = card;
  const own = await runningNow(ctx, tx, guestId, { kind, actorId });
  const found = own.paid;
  const isPlace = found !== null && replaced !== null && found.agreementId === replaced.id;
  if (found && !isPlace) return null;
  if (isPlace) {
    await advance(ctx, tx, replaced, { kind: 'replaced', at: now });
    followSoon(ctx, tx, replaced.id);
  }
  const running = givenOf(own, tier);
  // What is left of given days comes after what is paid.
  const rest = isPlace ? worthOfRest(found, price, now) : 0;
  const granted = rest + (running ? spanBetween(now, running.until.getTime()) : 0);
  const begunAt = card.createdAt.getTime();
  const state = cardState(facts, { begunAt, euroCents, granted, failures: 0, now });
  const at = new Date(now);
  const values = {
    ...columnsOf(state),
    ...{ tier, tierName, price, key, actorName, agreementId, euroCents, refusal: '', updatedAt: at },
    chargesAt: chargeOf(facts),
  };
  const [row] = running
    ? await tx.orm.update(subscriptions).set(values).where(eq(subscriptions.id, running.id)).returning()
    : await tx.orm
        .insert(subscriptions)
        .values({ guestId, kind, actorId, ...values, createdAt: at })
        .returning();
  const written = row as Row;
  await tell(ctx, tx, written, { isStarted: true, price });
  await sendMail(ctx, tx, 'started', written);
  return written;
}

/** What runs continues, or ends. Null: it would begin again, and its guest has another one meanwhile. */
async function goOn(
  ctx: Context,
  tx: Tx,
  row: Row,
  state: Subscription,
  facts: CardFacts,
  price: number,
): Promise<Row | null> {
  const isBack = row.endedAt !== null && state.ended === null;
  if (isBack && (await runningNow(ctx, tx, row.guestId, row)).paid) return null;
  const next = chargeOf(facts);
  const isSame = JSON.stringify(state) === JSON.stringify(stateOf(row));
  if (isSame && next?.getTime() === row.chargesAt?.getTime()) return row;
  const refusal = state.failures > 0 ? 'card_declined' : '';
  const saved = await save(ctx, tx, row, state, {
    ...(price > 0 && { price }),
    more: { refusal, chargesAt: next },
  });
  const isReplaced = facts.replacedAt !== undefined;
  const isOver = row.endedAt === null && saved.endedAt !== null && row.cancelledAt === null && !isReplaced;
  // It was cancelled and charged all the same: the month counts, and its guest hears of it.
  if (price > 0 && row.cancelledAt !== null && !isReplaced) await sendMail(ctx, tx, 'lateMonth', saved);
  if (isOver) await sendMail(ctx, tx, 'ended', saved);
  else if (saved.failures === 1 && row.failures === 0) await sendMail(ctx, tx, 'failed', saved);
  return saved;
}

const chargeOf = (facts: CardFacts): Date | null => {
  const at = chargesAt(facts);
  return at === null ? null : new Date(at);
};

/** Books months that were charged, and what of them went back, each once. */
async function book(ctx: Context, tx: Tx, row: Row, card: Agreement, facts: CardFacts): Promise<void> {
  const now = ctx.kit.clock.now();
  for (const { sale } of facts.paid.slice(card.facts.paid.length)) {
    await takeMonth(ctx, tx, row, sale, card.price, now, `provider:${card.provider}`);
  }
  const isBooked = (back: CardBack): boolean => card.facts.back.includes(back) && monthOfBack(card.facts, back) > 0;
  for (const back of facts.back) {
    if (!isBooked(back) && monthOfBack(facts, back) > 0) await bookBack(ctx, tx, row, card, facts, back);
  }
}

async function bookBack(
  ctx: Context,
  tx: Tx,
  row: Row,
  card: Agreement,
  facts: CardFacts,
  back: CardBack,
): Promise<void> {
  const month = monthOfBack(facts, back);
  const number = inOrder(facts)[month - 1]?.sale ?? month;
  const sale = saleOf(row.id, number);
  const left = await ctx.sales.left(tx, sale);
  const amount = Math.min(left, Math.ceil((card.price * back.cents) / card.euroCents));
  if (amount > 0) {
    const { paidBack: kind } = subscriptionSales[row.kind];
    await ctx.sales.refund(tx, { sale, part: `card:${back.transaction}`, kind, amount });
    await notePaidBack(tx, row.id, number, amount);
  }
  if (amount === left) await takeBonusBack(ctx, tx, row.id, month);
}
