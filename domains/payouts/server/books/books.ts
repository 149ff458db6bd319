import { desc, eq } from 'drizzle-orm';
import { idOf } from '#domains/ledger/contract/accounts.ts';
import type { AccountClass, ClassMovement, ClassStanding } from '#domains/ledger/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { housePaidOut, houseVat } from '../../contract/accounts.ts';
import type { BookDifference, BookDifferences, BookName } from '../../contract/index.ts';
import { bookNames } from '../../contract/index.ts';
import * as kinds from '../../contract/transfers.ts';
import type { Context } from '../context.ts';
import { dayMs } from '../context.ts';
import { closings } from '../tables.ts';

/** A day is closed when nothing of the day before can still be on its way into the books. */
const settlingMs = 10 * 60_000;
/** Accounts that are named where something is unexplained. */
const mostNamed = 24;

const classOf: Readonly<Record<Exclude<BookName, 'held'>, AccountClass>> = {
  ...{ performer: 'performer', studio: 'studio', payable: 'payable' },
  ...{ paid: housePaidOut as AccountClass, vat: houseVat as AccountClass },
};
const classes = Object.values(classOf);
/** What moves what was earned on its way to a bank is no earning and no loss. */
const onTheWay: ReadonlySet<string> = new Set(Object.values(kinds).map(({ name }) => name));

const sumOf = (movements: readonly ClassMovement[]): number => movements.reduce((all, { sum }) => all + sum, 0);
const standingOf = (found: ReadonlyMap<AccountClass, ClassStanding>, name: AccountClass): ClassStanding =>
  found.get(name) ?? { balance: 0, movements: [] };
/** What performers earned, less what went back. */
const gains = (found: ReadonlyMap<AccountClass, ClassStanding>): ClassMovement[] =>
  standingOf(found, 'performer').movements.filter(({ kind }) => !onTheWay.has(kind));

/** What performers gained between two moments, epoch ms. */
const gainedIn = async (ctx: Context, executor: Executor, from: number, to: number): Promise<ClassMovement[]> =>
  to <= from ? [] : gains(await ctx.ledger.classesSince(executor, ['performer'], from, to));

/** Keeps how the books stood when the day began: what they hold, less what moved since. Once a day; a day that was missed stays out. */
export async function closeBooks(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const day = dayOf(now);
  const begin = beginOfDay(day);
  if (now < begin + settlingMs || (await db.orm.$count(closings, eq(closings.day, day))) > 0) return;
  const found = await ctx.ledger.classesSince(db, classes, begin);
  const held = sumOf(await gainedIn(ctx, db, begin - ctx.settings.PAYOUT_HOLD_DAYS * dayMs, begin));
  const balanceOf = (name: BookName): number => {
    if (name === 'held') return held;
    const standing = standingOf(found, classOf[name]);
    return standing.balance - sumOf(standing.movements);
  };
  await db.orm
    .insert(closings)
    .values(bookNames.map((name) => ({ day, name, balance: balanceOf(name) })))
    .onConflictDoNothing();
}

/** What is held: kept by no account, so reckoned on from its closing by what was earned since and what has grown old enough. */
async function heldSince(ctx: Context, executor: Executor, closing: number, begin: number, since: ClassMovement[]) {
  const hold = ctx.settings.PAYOUT_HOLD_DAYS * dayMs;
  const old = await gainedIn(ctx, executor, begin - hold, ctx.kit.clock.now() - hold);
  const released = { kind: 'released', count: old.reduce((all, { count }) => all + count, 0), sum: -sumOf(old) };
  const movements = released.count === 0 ? since : [...since, released];
  return { name: 'held' as const, closing, now: closing + sumOf(movements), movements, unexplained: 0 };
}

/** What differs from the last closing, and why. Where something is unexplained, whose account it is. */
export async function booksOf(ctx: Context): Promise<BookDifferences> {
  const { db } = ctx.kit;
  const [last] = await db.orm.select({ day: closings.day }).from(closings).orderBy(desc(closings.day)).limit(1);
  if (!last) return { day: null, books: [], wrong: [] };
  const closed = new Map(
    (await db.orm.select().from(closings).where(eq(closings.day, last.day))).map(({ name, balance }) => [
      name,
      balance,
    ]),
  );
  const begin = beginOfDay(last.day);
  const found = await ctx.ledger.classesSince(db, classes, begin);
  const books: BookDifference[] = [];
  for (const name of bookNames) {
    const closing = closed.get(name) ?? 0;
    if (name === 'held') {
      books.push(await heldSince(ctx, db, closing, begin, gains(found)));
      continue;
    }
    const { balance, movements } = standingOf(found, classOf[name]);
    const unexplained = balance - closing - sumOf(movements);
    books.push({ name, closing, now: balance, movements: [...movements], unexplained });
  }
  const isWrong = books.some(({ unexplained }) => unexplained !== 0);
  return { day: last.day, books, wrong: isWrong ? await wrongAccounts(ctx, db) : [] };
}

async function wrongAccounts(ctx: Context, executor: Executor): Promise<BookDifferences['wrong']> {
  const named: BookDifferences['wrong'] = [];
  for (const { account, balance, booked } of await ctx.ledger.offBooks(executor, mostNamed)) {
    const accountId = idOf(account);
    const name = (await ctx.performers.actor(executor, accountId))?.name ?? String(accountId);
    named.push({ accountId, name, account, balance, booked });
  }
  return named;
}
