import type { Closing } from '#domains/access/contract/index.ts';
import { spanBetween } from '#kit/entries/calendar.ts';
import { beginOfDay, daysBefore } from '#kit/i18n/days.ts';
import type { ReviewNote } from '../../contract/office.ts';
import type { Subscription } from './machine.ts';
import { applyEvent, begun, dueAt, untilOf } from './machine.ts';

/** A month the provider has charged. */
export interface CardPayment {
  readonly transaction: string;
  /** The day of the charge after it, as the report said. */
  readonly nextOn: string | null;
  /** Which of its sales it is here: the place in which its report came. */
  readonly sale: number;
}

/** Money of a month that went back. */
export interface CardBack {
  readonly transaction: string;
  /** The payment whose money it was; empty: the report does not say, and the latest is meant. */
  readonly of: string;
  readonly kind: 'credit' | 'chargeback';
  readonly cents: number;
  readonly at: number;
}

/** A charge that pays for nothing, and why. */
export interface CardWithheld {
  readonly transaction: string;
  readonly cents: number;
  readonly why: Closing;
  /** When it was reported; absent on those of which the provider was asked before this was kept. */
  readonly at?: number;
  /** When the provider took the request to pay it back. */
  readonly askedAt?: number;
}

/** Everything the provider has told of a subscription it charges, free of the order in which it came. Times in epoch ms. */
export interface CardFacts {
  readonly paid: readonly CardPayment[];
  readonly back: readonly CardBack[];
  /** Its guest has cancelled it, here or at the provider. */
  readonly cancelledAt: number | null;
  /** The provider charges it no more. */
  readonly overAt: number | null;
  /** Another agreement took its place: it ended then, and is charged no more. */
  readonly replacedAt?: number;
  /** The day of the next charge, as the provider answered when it was asked. */
  readonly paidUntil: string | null;
  /** What does not fit, for an operator to look at. */
  readonly review: readonly ReviewNote[];
  /** What was charged when its guest's account was closed already: it pays for nothing, and all of it has to go back. */
  readonly withheld?: readonly CardWithheld[];
}

export const noFacts: CardFacts = { paid: [], back: [], cancelledAt: null, overAt: null, paidUntil: null, review: [] };

/** What is learned of it. */
export type CardFact =
  | { readonly kind: 'paid'; readonly transaction: string; readonly nextOn: string | null }
  | ({ readonly kind: 'credit' | 'chargeback' } & Omit<CardBack, 'kind'>)
  | { readonly kind: 'cancel'; readonly at: number }
  | { readonly kind: 'uncancel' }
  | { readonly kind: 'replaced'; readonly at: number }
  | { readonly kind: 'review'; readonly note: ReviewNote }
  | ({ readonly kind: 'withheld' } & CardWithheld)
  | { readonly kind: 'asked'; readonly transaction: string; readonly at: number }
  | {
      readonly kind: 'status';
      /** Null: what our guest wants is not told to the provider yet, and counts. */
      readonly isCancelled: boolean | null;
      readonly isOver: boolean;
      readonly paidUntil: string | null;
      readonly at: number;
    };

/** The facts with one more; the very same ones when it is known. */
export function learn(facts: CardFacts, fact: CardFact): CardFacts {
  switch (fact.kind) {
    case 'paid': {
      const { transaction, nextOn } = fact;
      if (isCharged(facts, transaction)) return facts;
      return { ...facts, paid: [...facts.paid, { transaction, nextOn, sale: facts.paid.length + 1 }] };
    }
    case 'withheld': {
      const { kind: _, ...one } = fact;
      if (isCharged(facts, one.transaction)) return facts;
      return noted({ ...facts, withheld: [...(facts.withheld ?? []), one] });
    }
    case 'asked': {
      const isNew = (one: CardWithheld) => one.transaction === fact.transaction && one.askedAt === undefined;
      const { withheld = [] } = facts;
      if (!withheld.some(isNew)) return facts;
      return { ...facts, withheld: withheld.map((one) => (isNew(one) ? { ...one, askedAt: fact.at } : one)) };
    }
    case 'credit':
    case 'chargeback':
      return facts.back.some(({ transaction }) => transaction === fact.transaction)
        ? facts
        : noted({ ...facts, back: [...facts.back, fact] });
    case 'cancel':
      return facts.cancelledAt === null ? { ...facts, cancelledAt: fact.at } : facts;
    case 'uncancel':
      return facts.cancelledAt === null ? facts : { ...facts, cancelledAt: null };
    case 'replaced':
      return facts.replacedAt === undefined ? { ...facts, replacedAt: fact.at } : facts;
    case 'review':
      return facts.review.some((one) => keyOf(one) === keyOf(fact.note))
        ? facts
        : { ...facts, review: sorted([...facts.review, fact.note]) };
    case 'status': {
      const isCancelled = fact.isCancelled ?? facts.cancelledAt !== null;
      const cancelledAt = isCancelled ? (facts.cancelledAt ?? fact.at) : null;
      const overAt = fact.isOver ? (facts.overAt ?? fact.at) : null;
      const paidUntil = latest([facts.paidUntil, fact.paidUntil]);
      const isKnown = cancelledAt === facts.cancelledAt && overAt === facts.overAt && paidUntil === facts.paidUntil;
      return isKnown ? facts : { ...facts, cancelledAt, overAt, paidUntil };
    }
  }
}

/** Whether a charge is known, as one that pays or as one that was withheld: what it was at first it stays. */
const isCharged = ({ paid, withheld = [] }: CardFacts, transaction: string): boolean =>
  [...paid, ...withheld].some((one) => one.transaction === transaction);

/** The database keeps no order of names. */
const keyOf = (note: ReviewNote): string => JSON.stringify(Object.entries(note).sort(([a], [b]) => (a < b ? -1 : 1)));

const sorted = (notes: readonly ReviewNote[]): ReviewNote[] =>
  [...notes].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** What is withheld and has not gone back as a whole. */
const owedOf = ({ withheld = [], back }: CardFacts): readonly CardWithheld[] =>
  withheld.filter(
    ({ transaction, cents }) =>
      back.filter(({ of }) => of === transaction).reduce((sum, one) => sum + one.cents, 0) < cents,
  );

/** What the provider is still to be asked to pay back, of what was withheld since an instant. What went back in part is an operator's. */
export const toPayBack = (facts: CardFacts, since: number): readonly CardWithheld[] =>
  owedOf(facts).filter(
    ({ transaction, at = 0, askedAt }) =>
      at > since && askedAt === undefined && facts.back.every(({ of }) => of !== transaction),
  );

/** What is withheld stands for review until all of it has gone back. */
function noted(facts: CardFacts): CardFacts {
  const { withheld = [], review } = facts;
  if (withheld.length === 0) return facts;
  const owed = owedOf(facts).map(({ transaction, why }): ReviewNote => ({ code: 'withheld', transaction, why }));
  return { ...facts, review: sorted([...review.filter(({ code }) => code !== 'withheld'), ...owed]) };
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/** Once a charge was withheld the provider's own answer counts a month that pays for nothing; the days of those that pay are left. */
const nextDay = ({ paidUntil, paid, withheld }: CardFacts): string | null =>
  latest([withheld === undefined ? paidUntil : null, ...paid.map(({ nextOn }) => nextOn)]);

/** When the provider charges the next month, epoch ms; null where it has not said. */
export const chargesAt = (facts: CardFacts): number | null => {
  const day = nextDay(facts);
  return day === null ? null : beginOfDay(day);
};

/** Its payments in the order in which they were charged: the first is the first month. */
export const inOrder = ({ paid }: CardFacts): CardPayment[] =>
  [...paid].sort((a, b) => {
    const [left, right] = [`${a.nextOn ?? ''} ${a.transaction}`, `${b.nextOn ?? ''} ${b.transaction}`];
    return left < right ? -1 : left > right ? 1 : 0;
  });

/** The month, from 1, whose money went back; 0: its payment is not known yet. */
export function monthOfBack(facts: CardFacts, { of }: Pick<CardBack, 'of'>): number {
  return of === '' ? facts.paid.length : inOrder(facts).findIndex(({ transaction }) => transaction === of) + 1;
}

function paidState(begunAt: number, facts: CardFacts): Subscription {
  let state = begun(begunAt, 0);
  // What the provider charges is never late: its own days count.
  for (const { sale: _ } of facts.paid) {
    state = applyEvent(state, { type: 'paid', month: state.paid + 1, at: untilOf(state) });
  }
  const until = nextDay(facts);
  // The day of a charge belongs to the month before it: the charge may come at any hour.
  const end = until === null ? 0 : beginOfDay(daysBefore(until, -1));
  return { ...state, shift: end > untilOf(state) ? spanBetween(untilOf(state), end) : 0 };
}

/** How far the provider's days lie behind our months, in ms: what is more of a subscription's shift are days that were given. */
export const shiftOf = (begunAt: number, facts: CardFacts): number => paidState(begunAt, facts).shift;

/** What a card subscription is made from besides what the provider told. */
export interface CardTerms {
  /** When its checkout was opened, epoch ms: months are counted from here. */
  readonly begunAt: number;
  /** What a month costs. */
  readonly euroCents: number;
  /** Days that were given on top, in ms. */
  readonly granted: number;
  /** Times the provider was asked in vain for the month that comes. */
  readonly failures: number;
  readonly now: number;
}

/**
 * The state of a subscription that the provider charges: the same machine, over all that is known. The same facts make the same state,
 * in whichever order they came.
 */
export function cardState(facts: CardFacts, { begunAt, euroCents, granted, failures, now }: CardTerms): Subscription {
  const paid = paidState(begunAt, facts);
  let state: Subscription = { ...paid, shift: paid.shift + granted };
  const sorted = [...facts.back].sort((a, b) => a.at - b.at || (a.transaction < b.transaction ? -1 : 1));
  for (const { kind, of, at } of sorted) {
    const month = monthOfBack(facts, { of });
    if (month === 0) continue;
    const all = facts.back.filter((back) => monthOfBack(facts, back) === month);
    const isWhole = all.reduce((sum, { cents }) => sum + cents, 0) >= euroCents;
    if (kind === 'chargeback') state = applyEvent(state, { type: 'chargedBack', month, at });
    else if (isWhole) state = applyEvent(state, { type: 'refunded', month, at });
  }
  for (let attempt = 1; attempt <= failures; attempt += 1) {
    state = applyEvent(state, { type: 'declined', month: state.paid + 1, attempt, at: dueAt(state) ?? now });
  }
  const cancelledAt = facts.cancelledAt ?? facts.overAt;
  if (cancelledAt !== null) state = applyEvent(state, { type: 'cancel', at: cancelledAt });
  const last = applyEvent(state, { type: 'tick', at: now });
  if (facts.replacedAt === undefined || (last.ended && last.ended.at <= facts.replacedAt)) return last;
  return { ...last, ended: { why: last.ended?.why ?? 'expired', at: facts.replacedAt } };
}
