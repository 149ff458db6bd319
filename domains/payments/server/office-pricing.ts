import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { ChargeOffer, GroupRule, PricingState, VatRate } from '../contract/pricing.ts';
import * as contract from '../contract/pricing.ts';
import { offerUnreadable, pricingInThePast } from '../contract/problems.ts';
import type { Context } from './context.ts';
import { standardAmounts } from './packages.ts';
import { readPriceList } from './pricing.ts';
import { groupRules, offers, vatRates } from './tables.ts';

type OfferRow = typeof offers.$inferSelect;
type RateRow = typeof vatRates.$inferSelect;
type GroupRow = typeof groupRules.$inferSelect;

const most = { amounts: 12, euros: 1_000 } as const;

/** Euro cents of `5, 10, 25`, ascending. @throws Problem `offer_unreadable` naming `body.amounts` */
function amountsOf(typed: string, language: AccountCaller['language']): number[] {
  const euros = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const isGood = euros.every((part) => /^\d{1,4}$/.test(part) && Number(part) >= 1 && Number(part) <= most.euros);
  const amounts = [...new Set(euros.map((part) => Number(part) * 100))].sort((a, b) => a - b);
  if (!isGood || amounts.length === 0 || amounts.length > most.amounts || amounts.length !== euros.length) {
    const errors = [{ field: 'body.amounts', message: offerUnreadable.title[language] }];
    throw new Problem(offerUnreadable, { errors });
  }
  return amounts;
}

/** From when on something counts: at once, or later. A form is filled in over minutes; who says "now" means when it arrives. */
function begin(now: number, validFrom: number | undefined): Date {
  if (validFrom !== undefined && validFrom < now - 3_600_000) throw new Problem(pricingInThePast);
  return new Date(Math.max(validFrom ?? now, now));
}

/** Rows, the latest first, each with whether it counts now among those of the same subject. */
function withStates<Row extends { readonly validFrom: Date }>(
  rows: readonly Row[],
  now: number,
  subjectOf: (row: Row) => string,
): [Row, PricingState][] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (row.validFrom.getTime() > now) return [row, 'coming'];
    const state = seen.has(subjectOf(row)) ? 'replaced' : 'current';
    seen.add(subjectOf(row));
    return [row, state];
  });
}

const toOffer = (
  { id, country, forGroup, amounts, validFrom, reason }: OfferRow,
  state: PricingState,
): ChargeOffer => ({
  ...{ id, country, group: forGroup, amounts, reason, state },
  validFrom: validFrom.getTime(),
});

const toRate = ({ id, country, percent, validFrom, reason }: RateRow, state: PricingState): VatRate => ({
  ...{ id, country, percent, reason, state },
  validFrom: validFrom.getTime(),
});

const toGroups = (
  { id, regularOrders, regularDays, awayDays, addedAt, reason }: GroupRow,
  state: PricingState,
): GroupRule => ({ id, regularOrders, regularDays, awayDays, reason, state, validFrom: addedAt.getTime() });

/** What operators decide about amounts, groups of guests and tax. */
export function pricingHandlers({ kit: { db, clock } }: Pick<Context, 'kit'>): Handler[] {
  const addOffer = async (
    { country, group, amounts, validFrom, reason }: RouteParsed<typeof contract.addOffer>['body'],
    { accountId, language }: AccountCaller,
  ): Promise<ChargeOffer> => {
    const now = clock.now();
    const values = { country, forGroup: group, amounts: amountsOf(amounts, language), reason, addedBy: accountId };
    const from = begin(now, validFrom);
    const [row] = await db.orm
      .insert(offers)
      .values({ ...values, validFrom: from, addedAt: new Date(now) })
      .returning();
    return toOffer(row as OfferRow, from.getTime() > now ? 'coming' : 'current');
  };
  return [
    handle(contract.listPricing, async () => {
      const list = await readPriceList(db);
      const now = clock.now();
      return {
        standard: [...standardAmounts],
        offers: withStates(list.offers, now, (one) => `${one.country}:${one.forGroup}`).map(([row, state]) =>
          toOffer(row, state),
        ),
        groups: list.groups.map((row, at) => toGroups(row, at === 0 ? 'current' : 'replaced')),
        rates: withStates(list.rates, now, ({ country }) => country).map(([row, state]) => toRate(row, state)),
      };
    }),
    handle(contract.addOffer, ({ body }, { caller }) => addOffer(body, caller)),
    handle(contract.setGroupRules, async ({ body }, { caller }) => {
      const values = { ...body, addedBy: caller.accountId, addedAt: new Date(clock.now()) };
      const [row] = await db.orm.insert(groupRules).values(values).returning();
      return toGroups(row as GroupRow, 'current');
    }),
    handle(contract.addVatRate, async ({ body }, { caller }) => {
      const now = clock.now();
      const from = begin(now, body.validFrom);
      const [row] = await db.orm
        .insert(vatRates)
        .values({
          country: body.country,
          percent: Math.round(body.percent * 100),
          reason: body.reason,
          validFrom: from,
          addedBy: caller.accountId,
          addedAt: new Date(now),
        })
        .returning();
      return toRate(row as RateRow, from.getTime() > now ? 'coming' : 'current');
    }),
  ];
}
