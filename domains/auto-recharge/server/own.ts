import { and, eq, notInArray, sum } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import { cardMissing, noSuchAmount } from '#domains/payments/contract/problems.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { addressUnproven, dailyBelowAmount, rechargeElsewhere } from '../contract/problems.ts';
import type { OwnRecharge, RechargeSetup, StopReason } from '../contract/recharge.ts';
import type { Context } from './deps.ts';
import { charges, setups } from './tables.ts';

export type SetupRow = typeof setups.$inferSelect;

/** What a guest has said; null before they have said anything. */
export async function setupOf(executor: Executor, guestId: number): Promise<SetupRow | null> {
  const [row] = await executor.orm.select().from(setups).where(eq(setups.guestId, guestId));
  return row ?? null;
}

/** The same, held until the transaction ends: of one guest one thing happens at a time, in every process. */
export async function lockSetup(tx: Tx, guestId: number): Promise<SetupRow | null> {
  const [row] = await tx.orm.select().from(setups).where(eq(setups.guestId, guestId)).for('update');
  return row ?? null;
}

const toSetup = (row: SetupRow): RechargeSetup => ({
  amount: row.amount,
  threshold: row.threshold,
  dailyCents: row.dailyCents,
  isOn: row.stoppedAt === null,
  stopped: row.stoppedAt && { at: row.stoppedAt.getTime(), reason: row.stopReason ?? 'guest' },
});

/** What of a day's most is taken, also by charges of which nothing is known yet. Euro cents. */
export async function chargedOn(executor: Executor, guestId: number, day: string): Promise<number> {
  const counted = notInArray(charges.state, ['declined', 'expired', 'withheld', 'dropped']);
  const [row] = await executor.orm
    .select({ cents: sum(charges.euroCents).mapWith(Number) })
    .from(charges)
    .where(and(eq(charges.guestId, guestId), eq(charges.day, day), counted));
  return row?.cents ?? 0;
}

/** A guest's recharge, and what it could be. */
export async function readOwn(ctx: Context, executor: Executor, guestId: number): Promise<OwnRecharge> {
  const { kit, payments } = ctx;
  const row = await setupOf(executor, guestId);
  return {
    isOffered: payments.chargesUnattended,
    hasCard: (await payments.card(executor, guestId)) !== null,
    setup: row && toSetup(row),
    amounts: [...(await payments.packagesFor(executor, guestId))],
    chargedTodayCents: await chargedOn(executor, guestId, dayOf(kit.clock.now())),
  };
}

/** What a guest sets. */
export interface Wish {
  readonly amount: number;
  readonly threshold: number;
  readonly dailyCents: number;
}

/**
 * Switches the recharge on, or changes it; nothing is charged now.
 *
 * @throws Problem `recharge_not_offered`, what keeps money of the guest from moving, `card_missing`, `recharge_needs_proven_address`, `no_such_amount`, `recharge_daily_below_amount`
 */
export async function setUp(ctx: Context, guestId: number, language: Language, wish: Wish): Promise<OwnRecharge> {
  const { kit, identity, legal, payments } = ctx;
  if (!payments.chargesUnattended) throw new Problem(rechargeElsewhere);
  return kit.db.transaction(async (tx) => {
    const field = (name: keyof Wish, message: string) => [{ field: `body.${name}`, message }];
    // What refuses a top-up refuses this: it is charged for later.
    await assertMoney(kit, tx, guestId, 'buy');
    if ((await payments.card(tx, guestId)) === null) throw new Problem(cardMissing);
    if (!(await identity.account(tx, guestId))?.emailVerified) throw new Problem(addressUnproven);
    const chosen = (await payments.packagesFor(tx, guestId)).find(({ coins }) => coins === wish.amount);
    if (!chosen) throw new Problem(noSuchAmount, { errors: field('amount', noSuchAmount.title[language]) });
    if (wish.dailyCents < chosen.euroCents) {
      const least = formatAmount(chosen.euroCents, euros, language);
      const problem = new Problem(dailyBelowAmount, { data: { least } });
      throw new Problem(dailyBelowAmount, {
        data: { least },
        errors: field('dailyCents', problem.toBody(language).title),
      });
    }
    const row = { ...wish, language, since: new Date(kit.clock.now()), stoppedAt: null, stopReason: null };
    await tx.orm
      .insert(setups)
      .values({ guestId, ...row })
      .onConflictDoUpdate({ target: setups.guestId, set: row });
    await legal.accept(tx, guestId, ['TOS'], 'checkout');
    tellPages(ctx, tx, guestId);
    return readOwn(ctx, tx, guestId);
  });
}

/** Ends the recharge of a guest, once; answers what it was, null when none ran. */
export async function stop(ctx: Context, tx: Tx, guestId: number, reason: StopReason): Promise<SetupRow | null> {
  const row = await lockSetup(tx, guestId);
  if (!row || row.stoppedAt !== null) return null;
  const end = { stoppedAt: new Date(ctx.kit.clock.now()), stopReason: reason };
  await tx.orm.update(setups).set(end).where(eq(setups.guestId, guestId));
  tellPages(ctx, tx, guestId);
  return row;
}

/** The guest's open pages hear of the change after it is kept. */
function tellPages({ notices, payments }: Context, tx: Tx, guestId: number): void {
  tx.afterCommit(() => payments.tellCharges(guestId));
  notices.changed(tx, guestId);
}
