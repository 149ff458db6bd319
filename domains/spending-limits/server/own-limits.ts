import { and, asc, desc, eq, gt, gte, isNull, or, sum } from 'drizzle-orm';
import { accessClosed } from '#domains/access/contract/index.ts';
import type { MoneyRefusal } from '#domains/access/server/index.ts';
import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { daysAfter, monthsAfter } from '#kit/entries/calendar.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import type { LimitPeriod, OwnBreak, OwnLimit, OwnLimits } from '../contract/index.ts';
import { breakRuns, excluded, limitRules, onBreak } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { breakMail, breakMailFooter } from './mails.ts';
import { periodsAt } from './periods.ts';
import { excludedBefore, keepMarks } from './recognise.ts';
import { breaks, limits, spent } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** Pauses that are months to whoever takes them. */
const months: Readonly<Record<number, number>> = { 30: 1, 90: 3, 180: 6 };

/** When a pause ends: 24 hours are 24 hours; weeks and months are those of the calendar. */
export function endOfPause(now: number, days: number): number {
  if (days === 1) return now + dayMs;
  const count = months[days];
  return count === undefined ? daysAfter(now, days) : monthsAfter(now, count);
}

const periods: readonly LimitPeriod[] = ['day', 'week', 'month'];
type Row = typeof limits.$inferSelect;

/** The limit that counts now, and what waits. */
function standing(row: Row | undefined, now: number): Pick<OwnLimit, 'euroCents' | 'pending'> {
  if (!row) return { euroCents: null, pending: null };
  const from = row.pendingFrom?.getTime() ?? null;
  if (from === null) return { euroCents: row.euroCents, pending: null };
  if (from <= now) return { euroCents: row.pendingCents, pending: null };
  return { euroCents: row.euroCents, pending: { euroCents: row.pendingCents, from } };
}

/** Limits of a guest, what is used of them, and their break. */
export async function readOwn(ctx: Context, executor: Executor, guestId: number): Promise<OwnLimits> {
  const now = ctx.kit.clock.now();
  const ranges = periodsAt(now);
  const rows = await executor.orm.select().from(limits).where(eq(limits.guestId, guestId));
  const shown: OwnLimit[] = [];
  for (const period of periods) {
    const { first, endsAt } = ranges[period];
    const [used] = await executor.orm
      .select({ coins: sum(spent.coins).mapWith(Number) })
      .from(spent)
      .where(and(eq(spent.guestId, guestId), gte(spent.day, first)));
    const row = rows.find((one) => one.period === period);
    shown.push({ period, ...standing(row, now), usedCents: euroCentsForCoins(used?.coins ?? 0), endsAt });
  }
  return { limits: shown, break: await breakOfPerson(ctx, executor, guestId) };
}

/** The break a guest takes now, the longest of them. */
async function runningBreak(executor: Executor, guestId: number, now: number): Promise<OwnBreak | null> {
  const runs = or(isNull(breaks.until), gt(breaks.until, new Date(now)));
  const rows = await executor.orm
    .select()
    .from(breaks)
    .where(and(eq(breaks.guestId, guestId), isNull(breaks.liftedAt), runs))
    .orderBy(desc(breaks.until), asc(breaks.id));
  const row = rows.find(({ until }) => until === null) ?? rows[0];
  if (!row) return null;
  return { kind: row.kind, since: row.since.getTime(), until: row.until?.getTime() ?? null };
}

/**
 * The break of the person: their exclusion with another account counts with this one, also where it was open before. So does one of
 * whoever has the mailbox that this account claims and has not proven.
 */
async function breakOfPerson(ctx: Context, executor: Executor, guestId: number): Promise<OwnBreak | null> {
  const own = await runningBreak(executor, guestId, ctx.kit.clock.now());
  if (own?.kind === 'exclusion') return own;
  const since = await excludedBefore(ctx, executor, guestId, { claimed: true });
  return since === null ? own : { kind: 'exclusion', since: since.getTime(), until: null };
}

/** The break as access asks about it: nothing is paid, bought or received in it. */
export const breakOf =
  (ctx: Context) =>
  async (executor: Executor, guestId: number): Promise<MoneyRefusal | null> => {
    const found = await breakOfPerson(ctx, executor, guestId);
    if (!found) return null;
    const { until } = found;
    return until === null
      ? { why: 'excluded', problem: new Problem(excluded) }
      : { why: 'onBreak', problem: new Problem(onBreak, { data: { until } }) };
  };

/** Of one guest one change at a time. */
const alone = (tx: Tx, guestId: number) => lockByName(tx, 'spending-limits', guestId);

/** A lower limit counts at once; a higher one, or none, after a day. The present one again takes back what waits. */
export async function setLimit(
  ctx: Context,
  guestId: number,
  { period, euroCents }: { readonly period: LimitPeriod; readonly euroCents: number | null },
): Promise<OwnLimits> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    await alone(tx, guestId);
    const now = clock.now();
    const own = and(eq(limits.guestId, guestId), eq(limits.period, period));
    const [row] = await tx.orm.select().from(limits).where(own);
    const current = standing(row, now).euroCents;
    const isHigher = (euroCents ?? Number.POSITIVE_INFINITY) > (current ?? Number.POSITIVE_INFINITY);
    const next = isHigher
      ? { euroCents: current, pendingCents: euroCents, pendingFrom: new Date(now + limitRules.raiseAfter) }
      : { euroCents, pendingCents: null, pendingFrom: null };
    await tx.orm
      .insert(limits)
      .values({ guestId, period, ...next })
      .onConflictDoUpdate({ target: [limits.guestId, limits.period], set: next });
    return readOwn(ctx, tx, guestId);
  });
}

/** Begins a pause, or makes it longer. @throws Problem break_not_shorter */
export async function pause(ctx: Context, guestId: number, days: number): Promise<OwnLimits> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    await alone(tx, guestId);
    const now = clock.now();
    const until = endOfPause(now, days);
    const running = await breakOfPerson(ctx, tx, guestId);
    if (running && (running.until ?? Number.POSITIVE_INFINITY) >= until) throw new Problem(breakRuns);
    await tx.orm.insert(breaks).values({ guestId, kind: 'pause', since: new Date(now), until: new Date(until) });
    await tx.emit(accessClosed, { accountId: guestId, why: 'onBreak', until });
    await confirm(ctx, tx, guestId, until);
    return readOwn(ctx, tx, guestId);
  });
}

/** Ends spending for good. Again: it stands already. */
export async function exclude(ctx: Context, guestId: number): Promise<OwnLimits> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    await excludeSince(ctx, tx, guestId, new Date(clock.now()));
    return readOwn(ctx, tx, guestId);
  });
}

/** An exclusion that began at an instant, once; what its guest is known by again is kept with it. */
async function excludeSince(ctx: Context, tx: Tx, guestId: number, since: Date): Promise<void> {
  await alone(tx, guestId);
  const rows = await tx.orm
    .insert(breaks)
    .values({ guestId, kind: 'exclusion', since })
    .onConflictDoNothing()
    .returning({ id: breaks.id });
  if (rows.length === 0) return;
  await keepMarks(ctx, tx, guestId, since);
  await tx.emit(accessClosed, { accountId: guestId, why: 'excluded', until: null });
  await confirm(ctx, tx, guestId, null);
}

/**
 * Something by which a guest is known has changed: an account is new, an address or a number is proven. Who excluded themselves with
 * another account is excluded with this one, since then; who is excluded is known by that, too.
 */
export async function recognise(ctx: Context, tx: Tx, guestId: number): Promise<void> {
  const own = await runningBreak(tx, guestId, ctx.kit.clock.now());
  if (own?.kind === 'exclusion') {
    await keepMarks(ctx, tx, guestId, new Date(own.since));
    return;
  }
  const since = await excludedBefore(ctx, tx, guestId, { claimed: false });
  if (since !== null) await excludeSince(ctx, tx, guestId, since);
}

/** Says it by mail where the address is proven, so that the guest has it in writing. */
async function confirm({ kit, identity }: Context, tx: Tx, guestId: number, until: number | null): Promise<void> {
  const account = await identity.account(tx, guestId);
  if (!account?.emailVerified) return;
  const { email, language } = account;
  const url = `${publicOrigin(kit.config)}/${language}/myvisitx/limits/`;
  const at =
    until === null
      ? null
      : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: productTimeZone });
  const end = at?.format(until as number) ?? forGood[language];
  await kit.mail.send(mailOf(breakMail, { to: email, language, url, footer: breakMailFooter[language] }, { end }), tx);
}

const forGood = { en: 'no end', de: 'kein Ende', nl: 'geen einde', es: 'sin fin' } as const;
