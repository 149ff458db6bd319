import { eq } from 'drizzle-orm';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { beginOfDay, daysBefore } from '#kit/i18n/days.ts';
import * as contract from '../../contract/index.ts';
import type { CampaignRow } from '../conditions.ts';
import type { Context } from '../deps.ts';
import { campaigns } from '../tables.ts';

/**
 * Changes a campaign under its lock.
 * @throws Problem `not_found`, and whatever `change` refuses; nothing is changed then
 */
export function withCampaign(
  { kit }: Pick<Context, 'kit'>,
  id: number,
  change: (row: CampaignRow) => Partial<CampaignRow>,
): Promise<void> {
  return kit.db.transaction(async (tx) => {
    const [row] = await tx.orm.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
    if (!row) throw new Problem(notFound);
    await tx.orm.update(campaigns).set(change(row)).where(eq(campaigns.id, id));
  });
}

/** The first instant after a day: what is valid to a day is valid to its end. */
const endOfDay = (day: string): Date => new Date(beginOfDay(daysBefore(day, -1)));

/**
 * Changes the name, conditions and limits of a campaign.
 * @throws Problem `not_found`, and `bonus_countries_wrong` for countries that are no codes of two letters
 */
export function changeCampaign(
  ctx: Pick<Context, 'kit'>,
  id: number,
  { validFrom, validTo, countries, totalLimit, ...rest }: RouteParsed<typeof contract.changeCampaign>['body'],
): Promise<void> {
  return withCampaign(ctx, id, (row) => {
    const list = [
      ...new Set(
        countries
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ];
    if (!list.every((one) => /^[A-Z]{2}$/.test(one))) throw new Problem(contract.countriesWrong);
    return {
      ...rest,
      countries: list,
      // What was redeemed before stands.
      totalLimit: totalLimit === null ? null : Math.max(totalLimit, row.redeemed),
      validFrom: validFrom ? new Date(beginOfDay(validFrom)) : null,
      validTo: validTo ? endOfDay(validTo) : null,
    };
  });
}

/**
 * Lets codes of a campaign be redeemed, or no more for now.
 * @throws Problem `not_found`, and `bonus_campaign_empty` where there is nothing to redeem yet
 */
export const pauseCampaign = (ctx: Pick<Context, 'kit'>, id: number, isPaused: boolean): Promise<void> =>
  withCampaign(ctx, id, ({ benefits }) => {
    if (!isPaused && benefits.length === 0) throw new Problem(contract.campaignEmpty);
    return { isPaused };
  });
