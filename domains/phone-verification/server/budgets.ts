import { and, count, eq, gt, like, max, min, not, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { attemptsReached, codeBudgets, codeNotSent, codeRules } from '../contract/index.ts';
import { rangeOf } from './numbers.ts';
import { refusal } from './refuse.ts';
import type { Carriage, countries } from './tables.ts';
import { costs, verifications } from './tables.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A code that is asked for. */
export interface Asked {
  readonly guestId: number;
  readonly number: string;
  readonly addressHash: string;
}

/**
 * Holds how many codes leave for a guest, an address, a number and a range of numbers, and the pause between two for one
 * number. Codes that failed before they left are not counted. The caller is alone ({@link alone}).
 * @throws Problem phone_attempts_reached with `retryAt`
 */
export async function assertWithinBudgets(tx: Tx, asked: Asked, now: number): Promise<void> {
  const retryAt = await nextCodeAt(tx, asked, now);
  if (retryAt > now) throw refusal(attemptsReached, { retryAt });
}

/** When the next code may leave, as far as pause and budgets say, epoch ms; `now` where nothing speaks against it. */
export async function nextCodeAt(tx: Pick<Tx, 'orm'>, asked: Asked, now: number): Promise<number> {
  const { guestId, number, addressHash } = asked;
  const since = new Date(now - day);
  const bounds = [
    [eq(verifications.guestId, guestId), codeBudgets.guest],
    [eq(verifications.addressHash, addressHash), codeBudgets.address],
    [eq(verifications.number, number), codeBudgets.number],
    [like(verifications.number, `${rangeOf(number)}___`), codeBudgets.range],
  ] as const;
  let at = Math.max(now, await pauseEnd(tx, asked, now));
  for (const [whose, most] of bounds) {
    const [found] = await tx.orm
      .select({ codes: count(), first: min(verifications.createdAt) })
      .from(verifications)
      .where(and(whose, gt(verifications.createdAt, since), not(eq(verifications.state, 'failed'))));
    if (found?.first && found.codes >= most) at = Math.max(at, found.first.getTime() + day);
  }
  return at;
}

/** When the pause after the last code for a number is over, epoch ms. */
async function pauseEnd(tx: Pick<Tx, 'orm'>, { guestId, number }: Asked, now: number): Promise<number> {
  const [found] = await tx.orm
    .select({ codes: count(), last: max(verifications.createdAt) })
    .from(verifications)
    .where(
      and(
        eq(verifications.guestId, guestId),
        eq(verifications.number, number),
        gt(verifications.createdAt, new Date(now - hour)),
        not(eq(verifications.state, 'failed')),
      ),
    );
  if (!found?.last) return now;
  const pause = codeRules.pauses[Math.min(found.codes, codeRules.pauses.length) - 1] ?? 0;
  return found.last.getTime() + pause;
}

/**
 * Reckons a code to the country's day and to the day of all. @throws Problem phone_code_not_sent when one of them is spent
 * @returns its cost in euro cents
 */
export async function payFor(
  tx: Tx,
  country: typeof countries.$inferSelect,
  by: Carriage,
  { now, mostCents }: { readonly now: number; readonly mostCents: number },
): Promise<number> {
  const cents = by === 'sms' ? country.smsCents : country.callCents;
  const today = dayOf(now);
  const spent = await costsOf(tx, today);
  const own = spent.get(country.country)?.cents ?? 0;
  const all = [...spent.values()].reduce((total, one) => total + one.cents, 0);
  if (own + cents > country.dayCents || all + cents > mostCents) throw refusal(codeNotSent);
  await addCosts(tx, today, country.country, { codes: 1, cents });
  return cents;
}

/** Adds to a day of a country, or takes back what never left. */
export async function addCosts(
  { orm }: Pick<Tx, 'orm'>,
  day: string,
  country: string,
  { codes, cents }: { readonly codes: number; readonly cents: number },
): Promise<void> {
  await orm
    .insert(costs)
    .values({ day, country, codes, cents })
    .onConflictDoUpdate({
      target: [costs.day, costs.country],
      set: { codes: sql`${costs.codes} + ${codes}`, cents: sql`${costs.cents} + ${cents}` },
    });
}

/** What codes cost on a day, by country. */
export async function costsOf(
  { orm }: Pick<Tx, 'orm'>,
  day: string,
): Promise<ReadonlyMap<string, { readonly codes: number; readonly cents: number }>> {
  const rows = await orm.select().from(costs).where(eq(costs.day, day));
  return new Map(rows.map(({ country, codes, cents }) => [country, { codes, cents }]));
}
