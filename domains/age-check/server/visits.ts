import { and, eq } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import * as problems from '../contract/problems.ts';
import { sessionHashOf } from './begin.ts';
import { lockGuest } from './check-rows.ts';
import type { Context } from './deps.ts';
import { hashPin, isPin } from './pin.ts';
import { guests, visits } from './tables.ts';

const hourMs = 3_600_000;
/** Wrong PINs before nobody may try for a while, and for how long, ms. */
const pinRules = { tries: 5, waits: 15 * 60_000 } as const;

/** Whether the adult area is open in a browser session, for so many hours. */
export async function isVisitOpen(
  { orm }: Executor,
  guestId: number,
  sessionHash: string,
  { now, visitHours }: { readonly now: number; readonly visitHours: number },
): Promise<boolean> {
  const [visit] = await orm
    .select({ openedAt: visits.openedAt })
    .from(visits)
    .where(and(eq(visits.guestId, guestId), eq(visits.sessionHash, sessionHash)));
  return visit !== undefined && now - visit.openedAt.getTime() < visitHours * hourMs;
}

async function open(
  ctx: Context,
  tx: Tx,
  { accountId, sessionId }: AccountCaller,
  by: 'passkey' | 'pin',
): Promise<void> {
  const row = { guestId: accountId, sessionHash: sessionHashOf(ctx.kit, sessionId) };
  const how = { by, openedAt: new Date(ctx.kit.clock.now()) };
  await tx.orm
    .insert(visits)
    .values({ ...row, ...how })
    .onConflictDoUpdate({ target: [visits.guestId, visits.sessionHash], set: how });
}

/** Sets a PIN and opens the adult area. @throws Problem age_pin_too_easy */
export async function setPin(ctx: Context, caller: AccountCaller, pin: string): Promise<void> {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  if (steps.every((step) => step === steps[0] && [0, 1, 9].includes(step))) throw new Problem(problems.pinTooEasy);
  const pinHash = await hashPin(pin);
  await ctx.kit.db.transaction(async (tx) => {
    await lockGuest(tx, caller.accountId);
    await tx.orm
      .update(guests)
      .set({ pinHash, pinTries: 0, pinWaitsUntil: null })
      .where(eq(guests.guestId, caller.accountId));
    await open(ctx, tx, caller, 'pin');
  });
}

/**
 * Opens the adult area with the PIN. Wrong tries are counted in the row before anything is compared, so that many at once are no
 * more than one after the other.
 *
 * @throws Problem age_pin_missing, age_pin_waits, age_pin_wrong
 */
export async function openWithPin(ctx: Context, caller: AccountCaller, pin: string): Promise<void> {
  const { accountId: guestId } = caller;
  const { clock, db } = ctx.kit;
  const mine = eq(guests.guestId, guestId);
  const { pinHash, tries } = await db.transaction(async (tx) => {
    const row = await lockGuest(tx, guestId);
    const now = clock.now();
    if (row.pinHash === null) throw new Problem(problems.pinMissing);
    const until = row.pinWaitsUntil?.getTime() ?? 0;
    if (until > now) throw new Problem(problems.pinWaits, { data: { retryAt: until } });
    const counted = (until > 0 ? 0 : row.pinTries) + 1;
    const pinWaitsUntil = counted >= pinRules.tries ? new Date(now + pinRules.waits) : null;
    await tx.orm.update(guests).set({ pinTries: counted, pinWaitsUntil }).where(mine);
    return { pinHash: row.pinHash, tries: counted };
  });
  if (!(await isPin(pinHash, pin))) {
    throw new Problem(problems.pinWrong, { data: { left: pinRules.tries - tries } });
  }
  await db.transaction(async (tx) => {
    const row = await lockGuest(tx, guestId);
    if (row.pinHash !== pinHash) throw new Problem(problems.pinWrong, { data: { left: pinRules.tries - tries } });
    await tx.orm.update(guests).set({ pinTries: 0, pinWaitsUntil: null }).where(mine);
    await open(ctx, tx, caller, 'pin');
  });
}

/** Opens the adult area with a passkey of the account. @throws Problem passkey_refused */
export async function openWithPasskey(
  ctx: Context,
  credential: { id: string },
  call: Call<AccountCaller>,
): Promise<void> {
  await ctx.identity.proveWithPasskey(credential, call);
  await ctx.kit.db.transaction((tx) => open(ctx, tx, call.caller, 'passkey'));
}

/** Closes it again in this browser session. */
export async function closeVisit(ctx: Context, { accountId, sessionId }: AccountCaller): Promise<void> {
  await ctx.kit.db.orm
    .delete(visits)
    .where(and(eq(visits.guestId, accountId), eq(visits.sessionHash, sessionHashOf(ctx.kit, sessionId))));
}
