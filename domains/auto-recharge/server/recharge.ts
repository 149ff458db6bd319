import { and, eq, gt } from 'drizzle-orm';
import type { Closing } from '#domains/access/contract/index.ts';
import { closingOf, moneyRefusal } from '#domains/access/server/index.ts';
import type { autoRechargeEnded, topUpPaid } from '#domains/payments/contract/events.ts';
import { cardMissing, noSuchAmount, providerAway } from '#domains/payments/contract/problems.ts';
import type { Language } from '#kit/contract/access.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { chargeRecharge } from '../contract/jobs.ts';
import type { StopReason } from '../contract/recharge.ts';
import type { Context } from './deps.ts';
import { chargedOn, lockSetup, stop } from './own.ts';
import { charges } from './tables.ts';
import { tellCharged, tellStopped } from './tell.ts';

/** While a charge of which nothing is known is younger than this, ms, no other one begins. It counts for its day as long as it is open. */
const oneAtATimeMs = 10 * 60_000;

const keyPrefix = 'recharge-';

/**
 * Begins a recharge when fewer coins are left than the guest wants to keep, or than the next minute needs (hundredths): one at a time, and never more in a day than they allow. The
 * guest's row is held, and the charge is kept before the provider is asked.
 */
export async function consider(ctx: Context, tx: Tx, guestId: number, needed = 0): Promise<void> {
  const { kit, ledger, payments } = ctx;
  const setup = await lockSetup(tx, guestId);
  if (!setup || setup.stoppedAt !== null) return;
  const { balance } = await ledger.guestFunds(tx, guestId);
  if (balance >= Math.max(setup.threshold, needed)) return;
  // Also below zero: the bank has taken a payment back, and that is for the guest to settle, not for their card.
  if ((await moneyRefusal(kit, tx, guestId, 'recharge')) !== null) return;
  const now = kit.clock.now();
  const running = and(
    eq(charges.guestId, guestId),
    eq(charges.state, 'asked'),
    gt(charges.at, new Date(now - oneAtATimeMs)),
  );
  if ((await tx.orm.$count(charges, running)) > 0) return;
  const chosen = (await payments.packagesFor(tx, guestId)).find(({ coins }) => coins === setup.amount);
  if (!chosen) return endBecause(ctx, tx, guestId, 'notSold');
  const day = dayOf(now);
  if ((await chargedOn(tx, guestId, day)) + chosen.euroCents > setup.dailyCents) return;
  const { euroCents, coins } = chosen;
  const [begun] = await tx.orm
    .insert(charges)
    .values({ guestId, day, euroCents, coins, state: 'asked', at: new Date(now) })
    .returning({ id: charges.id });
  if (begun) await kit.jobs.send(tx, chargeRecharge, { chargeId: begun.id });
}

/** What ends a recharge, by what closed the account. */
export const stopFor = {
  underage: 'closed',
  excluded: 'ownBreak',
  onBreak: 'ownBreak',
  locked: 'standing',
  restricted: 'standing',
} as const satisfies Record<Closing, StopReason>;

/**
 * Coins were bought. Below zero none come by themselves; once that is settled, what is missing does, without a payment having to be refused
 * first.
 */
export async function considerSettled(ctx: Context, tx: Tx, topUp: PayloadOf<typeof topUpPaid>): Promise<void> {
  const { balance } = await ctx.ledger.guestFunds(tx, topUp.guestId);
  if (balance >= 0 && balance - topUp.coins < 0) await consider(ctx, tx, topUp.guestId);
}

/** Ends the recharge of a guest for a reason that is not theirs, and says so. */
export async function endBecause(ctx: Context, tx: Tx, guestId: number, reason: StopReason): Promise<void> {
  const ended = await stop(ctx, tx, guestId, reason);
  if (ended) await tellStopped(ctx, tx, ended, reason);
}

/** Asks for a charge that was begun. The same charge asked twice is one order (its key), and is asked of the provider once. */
export async function ask(ctx: Context, id: number): Promise<void> {
  const { kit, payments } = ctx;
  const [charge] = await kit.db.orm.select().from(charges).where(eq(charges.id, id));
  if (charge?.state !== 'asked') return;
  const { guestId, coins } = charge;
  const language = await languageOf(ctx, guestId);
  try {
    const wish = { guestId, language, coins, key: `${keyPrefix}${id}`, origin: 'autoRecharge' } as const;
    const { order } = await payments.chargeStored(wish);
    await kit.db.orm.update(charges).set({ orderId: order.id }).where(eq(charges.id, id));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The order stands and its report decides.
    if (error.kind.code === providerAway.code) return;
    await kit.db.transaction(async (tx) => {
      // The guest's row first, as everywhere.
      await lockSetup(tx, guestId);
      await tx.orm
        .update(charges)
        .set({ state: 'dropped' })
        .where(and(eq(charges.id, id), eq(charges.state, 'asked')));
      if (error.kind.code === cardMissing.code) await endBecause(ctx, tx, guestId, 'noCard');
      if (error.kind.code === noSuchAmount.code) await endBecause(ctx, tx, guestId, 'notSold');
    });
  }
}

async function languageOf({ kit, identity }: Context, guestId: number): Promise<Language> {
  return (await identity.account(kit.db, guestId))?.language ?? 'en';
}

/** Takes in how a recharge went: a mail after each charge; a declined card ends it, and so does an account that was closed
 * meanwhile. */
export async function hearEnd(ctx: Context, tx: Tx, ended: PayloadOf<typeof autoRechargeEnded>): Promise<void> {
  const { guestId, key, orderId, outcome } = ended;
  const id = key.startsWith(keyPrefix) ? Number(key.slice(keyPrefix.length)) : Number.NaN;
  if (!Number.isSafeInteger(id)) return;
  const setup = await lockSetup(tx, guestId);
  const [charge] = await tx.orm
    .update(charges)
    .set({ state: outcome, orderId })
    .where(and(eq(charges.id, id), eq(charges.guestId, guestId)))
    .returning();
  if (!charge || !setup) return;
  if (outcome === 'paid') await tellCharged(ctx, tx, setup, charge);
  if (outcome === 'withheld') {
    const why = await closingOf(ctx.kit, tx, guestId);
    await endBecause(ctx, tx, guestId, why === null ? 'closed' : stopFor[why]);
  }
  if (outcome === 'declined') await endBecause(ctx, tx, guestId, 'declined');
}
