import type { Closing } from '#domains/access/contract/index.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { DeclineReason, OrderStatus } from '../contract/orders.ts';

/** What was ordered. */
export interface OrderTerms {
  readonly euroCents: number;
  /** Hundredths of a coin. */
  readonly coins: number;
}

/** What of an order's money went back, in euro cents. */
export interface MoneyBack {
  readonly euroCents: number;
  readonly backCents: number;
}

/** Something we learn about an order. Money facts come from signed postbacks only, in any order and any number. */
export type PaymentFact =
  | { readonly kind: 'declined' | 'cancelled' | 'expired'; readonly why?: DeclineReason | undefined }
  | {
      readonly kind: 'paid';
      readonly saleId: string;
      readonly cents: number;
      readonly currency: string;
      /** Its customer is shut out of what coins are for: the money came in, and nothing is given for it. */
      readonly withheld?: Closing | undefined;
    }
  | {
      readonly kind: 'credit' | 'chargeback';
      readonly saleId: string;
      readonly cents: number;
      readonly currency: string;
    };

/** Everything we have learned, free of the order it came in. */
export interface OrderState {
  readonly paid: { readonly saleId: string } | null;
  /** It was paid and brings no coins, and why: so many euro cents have to go back (docs/decisions/062). */
  readonly withheld?: { readonly why: Closing; readonly cents: number };
  /** Refunds and chargebacks by their own sale id. */
  readonly takenBack: Readonly<Record<string, { readonly kind: 'credit' | 'chargeback'; readonly cents: number }>>;
  /** Why somebody has to look at it. */
  readonly review: readonly string[];
  /** What the customer’s way back, or the clock, told last. */
  readonly last: 'open' | 'declined' | 'cancelled' | 'expired';
  /** Why it was declined, when that was said. */
  readonly why?: DeclineReason;
}

export const newOrder: OrderState = { paid: null, takenBack: {}, review: [], last: 'open' };

/** The state after a fact. The same state when the fact is known already. Nothing is ever unlearned. */
export function applyFact(state: OrderState, ordered: OrderTerms, fact: PaymentFact): OrderState {
  switch (fact.kind) {
    case 'declined':
    case 'cancelled':
    case 'expired':
      return state.last === fact.kind && state.why === fact.why ? state : lastly(state, fact);
    case 'paid':
      if (fact.cents !== ordered.euroCents || fact.currency !== 'EUR') {
        return doubt(state, `sale ${fact.saleId} is over ${fact.cents} ${fact.currency}`);
      }
      if (state.paid && state.paid.saleId !== fact.saleId) return doubt(state, `sale ${fact.saleId} pays it again`);
      return state.paid ? state : paidBy(state, fact);
    default: {
      const { kind, saleId, cents, currency } = fact;
      if (currency !== 'EUR') return doubt(state, `${kind} ${saleId} is over ${cents} ${currency}`);
      if (ownValue(state.takenBack, saleId)) return state;
      return { ...state, takenBack: { ...state.takenBack, [saleId]: { kind, cents } } };
    }
  }
}

function paidBy(
  state: OrderState,
  { saleId, cents, withheld: why }: Extract<PaymentFact, { kind: 'paid' }>,
): OrderState {
  return { ...state, paid: { saleId }, ...(why ? { withheld: { why, cents } } : {}) };
}

function lastly(
  { why: _, ...state }: OrderState,
  fact: Extract<PaymentFact, { kind: 'declined' | 'cancelled' | 'expired' }>,
) {
  return { ...state, last: fact.kind, ...(fact.why ? { why: fact.why } : {}) };
}

function doubt(state: OrderState, reason: string): OrderState {
  return state.review.includes(reason) ? state : { ...state, review: [...state.review, reason].sort() };
}

/** Euro cents that refunds and chargebacks have taken so far. */
export const centsBack = ({ takenBack }: OrderState): number =>
  Object.values(takenBack).reduce((sum, back) => sum + back.cents, 0);

/** Coins (hundredths) that refunds and chargebacks have taken so far: the same part of the coins as of the money. */
export function coinsTakenBack(state: OrderState, { euroCents, coins }: OrderTerms): number {
  if (!state.paid || state.withheld) return 0;
  return partTakenBack(coins, { backCents: centsBack(state), euroCents });
}

/** What goes back of something that came with a top-up: the same part as of its money, rounded up, never more than all. */
export const partTakenBack = (whole: number, { backCents, euroCents }: MoneyBack): number =>
  Math.min(whole, Math.ceil((whole * backCents) / euroCents));

/** Coins (hundredths) the customer has from this order. */
export function coinsOf(state: OrderState, ordered: OrderTerms): number {
  return state.paid && !state.withheld ? ordered.coins - coinsTakenBack(state, ordered) : 0;
}

/** Whether a chargeback is among what took money back. */
export const isChargedBack = (state: OrderState): boolean =>
  Object.values(state.takenBack).some(({ kind }) => kind === 'chargeback');

/** What a person is told. */
export function statusOf(state: OrderState): OrderStatus {
  const takenBack = Object.keys(state.takenBack).length > 0;
  // Until all of it went back somebody may have to see to it.
  if (state.withheld && centsBack(state) < state.withheld.cents) return 'review';
  if (state.paid && takenBack) return isChargedBack(state) ? 'chargedBack' : 'refunded';
  if (state.paid) return 'paid';
  if (state.review.length > 0 || takenBack) return 'review';
  return state.last;
}
