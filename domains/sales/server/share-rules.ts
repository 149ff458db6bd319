import { desc } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { ownShare, shareInThePast, unknownSaleKind, unknownSeller } from '../contract/problems.ts';
import type { addShareRule, ShareRule } from '../contract/routes.ts';
import type { Context } from './context.ts';
import { saleKinds, sellerDirectory } from './extension-points.ts';
import { sharesAt } from './share.ts';
import { shareRules } from './tables.ts';

type RuleRow = typeof shareRules.$inferSelect;

/** Rules that are read at once; more than an office ever writes. */
const mostRules = 500;

/** All rules, the latest first. */
export async function readShareRules({ kit }: Context, executor: Executor): Promise<ShareRule[]> {
  const rows = await executor.orm
    .select()
    .from(shareRules)
    .orderBy(desc(shareRules.validFrom), desc(shareRules.id))
    .limit(mostRules);
  const now = kit.clock.now();
  const seen = new Set<string>();
  return rows.map((row) => {
    const subject = `${row.kind}:${row.sellerId}`;
    if (row.validFrom.getTime() > now) return toRule(row, 'coming');
    const state = seen.has(subject) ? 'replaced' : 'current';
    seen.add(subject);
    return toRule(row, state);
  });
}

type Input = RouteParsed<typeof addShareRule>['body'];

/**
 * Adds a rule for sales that begin from its instant on; what was sold keeps its share.
 * Nobody decides on what they earn themselves.
 * @throws Problem `unknown_sale_kind`, `unknown_seller`, `share_in_the_past`, `own_share`
 */
export async function addRule(ctx: Context, caller: AccountCaller, input: Input): Promise<ShareRule> {
  const { db, clock, extensions } = ctx.kit;
  const now = clock.now();
  const { kind, percent, reason, validFrom = now } = input;
  if (kind !== null && !extensions.of(saleKinds).some(({ name }) => name === kind)) {
    throw new Problem(unknownSaleKind, { data: { kind } });
  }
  // A form is filled in over minutes; who says "now" means when it arrives.
  if (validFrom < now - 3600_000) throw new Problem(shareInThePast);
  const seller = input.seller === null ? null : await extensions.only(sellerDirectory)?.byName(db, input.seller);
  if (seller === undefined || (seller === null && input.seller !== null)) throw new Problem(unknownSeller);
  if (seller === null ? caller.roles.includes('performer') : seller.id === caller.accountId)
    throw new Problem(ownShare);
  const [row] = await db.orm
    .insert(shareRules)
    .values({
      kind,
      percent,
      reason,
      sellerId: seller?.id ?? null,
      sellerName: seller?.name ?? null,
      validFrom: new Date(Math.max(validFrom, now)),
      addedBy: caller.accountId,
      addedAt: new Date(now),
    })
    .returning();
  return toRule(row as RuleRow, validFrom > now ? 'coming' : 'current');
}

/** Which part a performer has of each kind of sale, now and after the next change that is coming. */
export async function ownShares(ctx: Context, sellerId: number) {
  const { db, clock, extensions } = ctx.kit;
  const now = clock.now();
  const rules = await readShareRules(ctx, db);
  const concerning = rules.filter((rule) => rule.sellerId === null || rule.sellerId === sellerId);
  const coming = concerning.flatMap(({ validFrom }) => (validFrom > now ? validFrom : [])).sort((a, b) => a - b);
  const kinds = extensions.of(saleKinds).flatMap(({ isHouses, name }) => (isHouses ? [] : name));
  const percents = await sharesAt(db.pool, { kinds, sellerId, instants: [now, ...coming] }, ctx.standardShare);
  return kinds.map((kind) => {
    const [percent = ctx.standardShare, ...later] = percents.get(kind) ?? [];
    const changed = later.findIndex((then) => then !== percent);
    const next = changed < 0 ? null : { percent: later[changed] as number, from: coming[changed] as number };
    return { kind, percent, next };
  });
}

const toRule = (
  { id, kind, sellerId, sellerName, percent, validFrom, reason }: RuleRow,
  state: ShareRule['state'],
): ShareRule => ({
  id,
  kind,
  sellerId,
  sellerName,
  percent,
  validFrom: validFrom.getTime(),
  reason,
  state,
});
