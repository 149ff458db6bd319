import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import type { KeysetRequest } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { CampaignRow } from '../conditions.ts';
import { stateOf } from '../conditions.ts';
import type { Context } from '../deps.ts';
import { builtKinds } from '../kinds.ts';
import { campaigns, codes, redemptions } from '../tables.ts';

/** A page of all campaigns, or of those whose name holds some words. */
export function findCampaigns({ orm }: Executor, search: string | undefined, request: KeysetRequest) {
  const page = keyset(request, { name: campaigns.name, createdAt: campaigns.createdAt }, campaigns.id);
  const named = search === undefined ? undefined : holdsFolded(campaigns.name, search);
  return orm
    .select({ ...getTableColumns(campaigns), cursor: page.cursor })
    .from(campaigns)
    .where(and(named, page.after))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** Campaigns as operators see them: with how many codes they have, what was redeemed and what that costs. */
export async function presentCampaigns({ kit: { db, clock } }: Pick<Context, 'kit'>, rows: readonly CampaignRow[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [own, came] = await Promise.all([
    db.orm
      .select({ id: codes.campaignId, codes: count() })
      .from(codes)
      .where(inArray(codes.campaignId, ids))
      .groupBy(codes.campaignId),
    db.orm
      .select({
        id: redemptions.campaignId,
        coins: sumOf(sql`${redemptions.coins} - ${redemptions.coinsBack}`),
        worth: sumOf(sql`${redemptions.worth} - ${redemptions.worthBack}`),
        back: sumOf(sql`${redemptions.coinsBack} + ${redemptions.worthBack}`),
        waiting: sql<number>`count(*) filter (where ${redemptions.state} = 'waiting')`.mapWith(Number),
      })
      .from(redemptions)
      .where(inArray(redemptions.campaignId, ids))
      .groupBy(redemptions.campaignId),
  ]);
  return rows.map((row) => {
    const what = came.find(({ id }) => id === row.id);
    const coins = what?.coins ?? 0;
    return {
      id: row.id,
      name: row.name,
      state: stateOf(row, clock.now()),
      isWelcome: row.isWelcome,
      codes: own.find(({ id }) => id === row.id)?.codes ?? 0,
      redeemed: row.redeemed,
      waiting: what?.waiting ?? 0,
      coins,
      worth: what?.worth ?? 0,
      costCents: euroCentsForCoins(coins + (what?.worth ?? 0)),
      backCents: euroCentsForCoins(what?.back ?? 0),
      createdAt: row.createdAt.getTime(),
    };
  });
}

/** One campaign with all that its form shows. @throws Problem `not_found` */
export async function readCampaign(ctx: Context, id: number) {
  const [row] = await ctx.kit.db.orm.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) throw new Problem(notFound);
  const { benefits, countries, validFrom, validTo, createdAt: _, redeemed: __, isPaused: ___, ...rest } = row;
  return {
    ...rest,
    state: stateOf(row, ctx.kit.clock.now()),
    benefits: [...benefits],
    built: builtKinds(ctx),
    countries: countries.join(', '),
    validFrom: validFrom ? dayOf(validFrom.getTime()) : null,
    validTo: validTo ? dayOf(validTo.getTime() - 1) : null,
  };
}

/** The latest two hundred campaigns by name, to choose from. */
export const campaignNames = ({ orm }: Executor): Promise<{ id: number; name: string }[]> =>
  orm
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .orderBy(desc(campaigns.createdAt), asc(campaigns.id))
    .limit(200);
