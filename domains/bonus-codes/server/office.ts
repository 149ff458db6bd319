import { randomInt } from 'node:crypto';
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { escapeLike } from '#kit/db/query/escape-like.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { Benefit } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { CampaignRow } from './conditions.ts';
import { stateOf } from './conditions.ts';
import type { Context } from './deps.ts';
import { builtKinds } from './kinds.ts';
import { readSteps } from './steps.ts';
import { campaigns, codes, redemptions } from './tables.ts';

const done = { success: true as const };

/** Kinds whose amount is coins. */
const wholeCoins: readonly contract.BenefitKind[] = ['bonus', 'coins', 'topUpFlat'];

/** A day's first instant after it: what is valid to a day is valid to its end. */
const endOfDay = (day: string): Date => new Date(beginOfDay(daysBefore(day, -1)));

/** Campaigns and their codes, for operators. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;
  /** Changes a campaign under its lock. */
  const changing = (id: number, change: (row: CampaignRow) => Promise<Partial<CampaignRow>>) =>
    db.transaction(async (tx) => {
      const [row] = await tx.orm.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
      if (!row) throw new Problem(notFound);
      await tx.orm
        .update(campaigns)
        .set(await change(row))
        .where(eq(campaigns.id, id));
      return done;
    });
  return [
    ...handleList(contract.campaignList, {
      find: ({ filters, ...request }) => {
        const page = keyset(request, { name: campaigns.name, createdAt: campaigns.createdAt }, campaigns.id);
        const { search } = filters;
        const named = search === undefined ? undefined : ilike(campaigns.name, `%${escapeLike(search)}%`);
        return db.orm
          .select({ ...getTableColumns(campaigns), cursor: page.cursor })
          .from(campaigns)
          .where(and(named, page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: async (rows) => {
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
      },
    }),
    handle(contract.getCampaign, async ({ params }) => {
      const [row] = await db.orm.select().from(campaigns).where(eq(campaigns.id, params.campaignId));
      if (!row) throw new Problem(notFound);
      const { benefits, countries, validFrom, validTo, createdAt: _, redeemed: __, isPaused: ___, ...rest } = row;
      return {
        ...rest,
        state: stateOf(row, clock.now()),
        benefits: [...benefits],
        built: builtKinds(ctx),
        countries: countries.join(', '),
        validFrom: validFrom ? dayOf(validFrom.getTime()) : null,
        validTo: validTo ? dayOf(validTo.getTime() - 1) : null,
      };
    }),
    handle(contract.addCampaign, async ({ body }) => {
      const [row] = await db.orm
        .insert(campaigns)
        .values({
          name: body.name,
          benefits: [],
          isPaused: true,
          isWelcome: false,
          requireMobileAuth: false,
          vip: false,
          firstPurchaseOnly: false,
          countries: [],
          perGuest: 1,
          createdAt: new Date(clock.now()),
        })
        .returning({ id: campaigns.id });
      return { campaignId: (row as { id: number }).id };
    }),
    handle(contract.changeCampaign, ({ params, body }) =>
      changing(params.campaignId, async (row) => {
        const { validFrom, validTo, countries, totalLimit, ...rest } = body;
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
      }),
    ),
    handle(contract.pauseCampaign, ({ params, body }) =>
      changing(params.campaignId, async ({ benefits }) => {
        if (!body.isPaused && benefits.length === 0) throw new Problem(contract.campaignEmpty);
        return { isPaused: body.isPaused };
      }),
    ),
    handle(contract.addBenefit, ({ params, body }) =>
      changing(params.campaignId, async ({ benefits }) => {
        const steps = readSteps(body.steps, body.kind, body.id);
        const id = body.id === '' ? null : body.id;
        // Coins are typed whole and kept in hundredths.
        const amount = (body.amount ?? 0) * (wholeCoins.includes(body.kind) ? 100 : 1);
        const added: Benefit = { kind: body.kind, amount, id, steps };
        if (!contract.isWhole(added)) throw new Problem(contract.benefitWrong);
        if (!builtKinds(ctx).includes(body.kind))
          throw new Problem(contract.benefitNotBuilt, { data: { kind: body.kind } });
        return { benefits: [...benefits, added] };
      }),
    ),
    handle(contract.removeBenefit, ({ params, body }) =>
      changing(params.campaignId, async ({ benefits, isPaused }) => {
        const left = benefits.filter((_, place) => place !== body.place);
        if (left.length === benefits.length) throw new Problem(notFound);
        if (left.length === 0 && !isPaused) throw new Problem(contract.campaignEmpty);
        return { benefits: left };
      }),
    ),
    ...handleList(contract.codeList, {
      find: ({ filters, ...request }) => {
        const page = keyset(request, { createdAt: codes.createdAt }, codes.id);
        const { search, campaignId } = filters;
        return db.orm
          .select({ ...getTableColumns(codes), campaign: campaigns.name, cursor: page.cursor })
          .from(codes)
          .innerJoin(campaigns, eq(campaigns.id, codes.campaignId))
          .where(
            and(
              search === undefined
                ? undefined
                : or(eq(codes.plain, contract.plainCode(search)), ilike(codes.code, `${escapeLike(search)}%`)),
              campaignId === undefined ? undefined : eq(codes.campaignId, Number(campaignId)),
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ id, code, campaignId, campaign, uses, maxUses, createdAt }) => ({
          id,
          code,
          campaignId,
          campaign,
          uses,
          maxUses,
          createdAt: createdAt.getTime(),
        })),
      facts: async () => ({
        campaigns: await db.orm
          .select({ id: campaigns.id, name: campaigns.name })
          .from(campaigns)
          .orderBy(desc(campaigns.createdAt), asc(campaigns.id))
          .limit(200),
      }),
    }),
    handle(contract.addCode, async ({ params, body }) => {
      const shown = body.code.normalize('NFKC').toUpperCase().replace(/\s/g, '');
      const plain = contract.plainCode(shown);
      if (!/^[A-Z0-9]{6,30}$/.test(plain)) throw new Problem(contract.codeTooEasy);
      const [campaign] = await db.orm.select().from(campaigns).where(eq(campaigns.id, params.campaignId));
      if (!campaign) throw new Problem(notFound);
      const createdAt = new Date(clock.now());
      const row = { campaignId: campaign.id, code: shown, plain, maxUses: body.maxUses, createdAt };
      const made = await db.orm.insert(codes).values(row).onConflictDoNothing().returning({ id: codes.id });
      if (made.length === 0) throw new Problem(contract.codeTaken);
      return done;
    }),
    handle(contract.makeCodes, async ({ params, body }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.orm.select().from(campaigns).where(eq(campaigns.id, params.campaignId));
        if (!row) throw new Problem(notFound);
        const createdAt = new Date(clock.now());
        let made = 0;
        while (made < body.count) {
          const rows = Array.from({ length: Math.min(1_000, body.count - made) }, () => {
            const plain = newCode();
            return { campaignId: row.id, code: contract.shownCode(plain), plain, maxUses: 1, createdAt };
          });
          made += (await tx.orm.insert(codes).values(rows).onConflictDoNothing().returning({ id: codes.id })).length;
        }
        return { made };
      }),
    ),
  ];
}

/** Twelve signs that nobody guesses. */
const newCode = (): string =>
  Array.from(
    { length: contract.codeLength },
    () => contract.codeAlphabet[randomInt(contract.codeAlphabet.length)],
  ).join('');
