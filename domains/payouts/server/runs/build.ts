import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountName } from '#domains/ledger/contract/accounts.ts';
import { idOf, payableAccount, performerAccount, studioAccount } from '#domains/ledger/contract/accounts.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { houseVat } from '../../contract/accounts.ts';
import type { WithheldReason } from '../../contract/index.ts';
import { payoutReserved } from '../../contract/transfers.ts';
import type { Context } from '../context.ts';
import { coinsOf } from '../money/amounts.ts';
import type { Reckoning } from '../money/reckon.ts';
import { reckon } from '../money/reckon.ts';
import { standingsOf } from '../money/standing.ts';
import type { BankAccountRow } from '../payee/rows.ts';
import { livingAccounts, payeesOf } from '../payee/rows.ts';
import { items, runs, withheld } from '../tables.ts';
import type { Run } from './rows.ts';
import { lockRun, lotSize, sumUp } from './rows.ts';
import { sharersAfter, splitUntil } from './split.ts';

/** Whose accounts are looked at, one kind after the other: what studios get is divided before anybody is reckoned. */
const phases = ['split', 'performer', 'studio', 'payable'] as const;
type Phase = (typeof phases)[number];

/** Freezes the next lot of payees. Answers whether there may be more. */
export async function buildLot(ctx: Context, runId: number): Promise<boolean> {
  return ctx.kit.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== 'building') return false;
    const phase = phases.find((one) => run.cursor.startsWith(one)) ?? phases[0];
    const last = phase === 'split' ? await splitLot(ctx, tx, run) : await reserveLot(ctx, tx, run, phase);
    const next = phases[phases.indexOf(phase) + 1];
    if (last === null && next === undefined) {
      await tx.orm.update(runs).set({ state: 'draft', cursor: '' }).where(eq(runs.id, runId));
      await sumUp(tx, runId);
      return false;
    }
    await tx.orm
      .update(runs)
      .set({ cursor: last ?? `${next}:` })
      .where(eq(runs.id, runId));
    return true;
  });
}

async function splitLot(ctx: Context, tx: Tx, run: Run): Promise<string | null> {
  const after = Number(run.cursor.split(':')[1] ?? 0);
  const found = await sharersAfter(tx, after, run.until, lotSize);
  for (const performerId of found) await splitUntil(ctx, tx, performerId, run.until);
  const last = found.at(-1);
  return last === undefined ? null : `split:${last}`;
}

async function reserveLot(ctx: Context, tx: Tx, run: Run, owner: Exclude<Phase, 'split'>): Promise<AccountName | null> {
  const until = run.until.getTime();
  const found = await ctx.ledger.earnersAfter(tx, owner, { after: run.cursor, limit: lotSize, since: until });
  const last = found.at(-1)?.account ?? null;
  if (last === null) return null;
  const ids = await notLookedAt(
    ctx,
    tx,
    run,
    owner,
    found.map(({ account }) => idOf(account)),
  );
  const standings = await standingsOf(ctx, tx, ids, until);
  const payees = await payeesOf(tx, ids);
  const accounts = await livingAccounts(tx, ids);
  const kept = new Map<WithheldReason, { payees: number; amount: number }>();
  const keep = (reason: WithheldReason, amount: number): void => {
    const sums = kept.get(reason) ?? { payees: 0, amount: 0 };
    kept.set(reason, { payees: sums.payees + 1, amount: sums.amount + Math.max(0, amount) });
  };
  const reserved: (typeof items.$inferInsert)[] = [];
  for (const [id, standing] of standings) {
    const account = accounts.get(id);
    const reckoned = reckon(ctx, standing, payees.get(id), account);
    const reason = reckoned.withheld[0];
    // Where nobody has anything there is nothing to withhold.
    if (reason !== undefined || account === undefined) {
      if (reckoned.amount > 0 || standing.heldCoins > 0) keep(reason ?? 'noAccount', reckoned.amount);
    } else if (await reserve(ctx, tx, run, id, reckoned))
      reserved.push(itemOf(ctx, run, id, { reckoned, carried: standing.carried, account }));
    else keep('held', reckoned.amount);
  }
  if (reserved.length > 0) await tx.orm.insert(items).values(reserved);
  for (const [reason, sums] of kept)
    await tx.orm
      .insert(withheld)
      .values({ runId: run.id, reason, ...sums })
      .onConflictDoUpdate({
        target: [withheld.runId, withheld.reason],
        set: { payees: sql`${withheld.payees} + ${sums.payees}`, amount: sql`${withheld.amount} + ${sums.amount}` },
      });
  await tx.orm
    .update(runs)
    .set({ done: run.done + ids.length })
    .where(eq(runs.id, run.id));
  return last;
}

/** Of those found by a later kind of account: who was not looked at by an earlier one. */
async function notLookedAt(
  ctx: Context,
  tx: Tx,
  run: Run,
  owner: Exclude<Phase, 'split'>,
  ids: readonly number[],
): Promise<number[]> {
  if (owner === 'performer') return [...ids];
  const earlier = owner === 'studio' ? [performerAccount] : [performerAccount, studioAccount];
  const balances = await ctx.ledger.balancesOf(
    tx,
    ids.flatMap((id) => earlier.map((name) => name(id))),
  );
  const paid = await tx.orm
    .select({ payeeId: items.payeeId })
    .from(items)
    .where(and(eq(items.runId, run.id), inArray(items.payeeId, [...ids])));
  const seen = new Set(paid.map(({ payeeId }) => payeeId));
  return ids.filter((id) => !seen.has(id) && !earlier.some((name) => (balances.get(name(id)) ?? 0) !== 0));
}

/** Takes what is paid out of what was earned. False where somebody was quicker and less is there: the next run pays it. */
async function reserve(ctx: Context, tx: Tx, run: Run, id: number, reckoned: Reckoning): Promise<boolean> {
  if (reckoned.gross === 0) return true;
  try {
    await ctx.ledger.post(tx, {
      key: `payout:${run.id}:${id}`,
      kind: payoutReserved,
      entries: [
        { account: performerAccount(id), amount: -reckoned.ownCoins },
        { account: studioAccount(id), amount: -reckoned.studioCoins },
        { account: houseVat, amount: -coinsOf(reckoned.vat) },
        { account: payableAccount(id), amount: coinsOf(reckoned.gross) },
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

const itemOf = (
  { kit }: Context,
  run: Run,
  payeeId: number,
  from: { readonly reckoned: Reckoning; readonly carried: number; readonly account: BankAccountRow },
): typeof items.$inferInsert => {
  const { ownCoins, studioCoins, net, vat, gross, amount, vatCase, vatRate } = from.reckoned;
  return {
    ...{ runId: run.id, payeeId, ownCoins, studioCoins, net, vat, gross, amount, vatCase, vatRate },
    ...{ carried: from.carried, bankAccountId: from.account.id, createdAt: new Date(kit.clock.now()) },
  };
};
