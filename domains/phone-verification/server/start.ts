import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { networkOf } from '#kit/addresses/addresses.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { isLanguage } from '#kit/i18n/language.ts';
import type { PinCallVerification, VerificationType } from '../contract/index.ts';
import {
  codeNotSent,
  codeRules,
  countryNeeded,
  countryNotAllowed,
  numberBlocked,
  numberInvalid,
  numberTaken,
  typeInvalid,
  verificationTypes,
} from '../contract/index.ts';
import { addCosts, assertWithinBudgets, payFor } from './budgets.ts';
import { alone, codePurpose, hashOf, newPin } from './codes.ts';
import type { Context } from './deps.ts';
import { carriageOf, hasCountry, pinLengthOf, readPhone } from './numbers.ts';
import { refusal } from './refuse.ts';
import { phoneSettings } from './settings.ts';
import { blocked, countries, verifications } from './tables.ts';
import type { Row } from './told.ts';
import { told } from './told.ts';

/** What a guest asks for. */
export interface StartInput {
  readonly phoneNumber: string;
  readonly type: string;
  readonly language: string;
  /** Whose number it is, where it has no country code. */
  readonly country?: string | undefined;
}

export const isType = (text: string): text is VerificationType => verificationTypes.some((type) => type === text);

/** Types of which a number belongs to one guest alone; `uniqueNumber` is nobody else's for anything. */
const ownTypes: readonly VerificationType[] = ['primaryFixedNumber', 'primaryMobileNumber', 'serviceTargetNumber'];

/** @throws Problem phone_number_taken when another guest has proven the number */
export async function assertNotTaken(tx: Tx, guestId: number, number: string, type: VerificationType): Promise<void> {
  const types: readonly VerificationType[] =
    type === 'uniqueNumber' ? verificationTypes : ownTypes.includes(type) ? [type, 'uniqueNumber'] : ['uniqueNumber'];
  const [other] = await tx.orm
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        eq(verifications.number, number),
        eq(verifications.state, 'proven'),
        inArray(verifications.type, [...types]),
        ne(verifications.guestId, guestId),
      ),
    )
    .limit(1);
  if (other) throw refusal(numberTaken);
}

/**
 * Sends a code to a number. What is refused sends and costs nothing.
 * @throws Problem with the error codes 1, 2, 3, 5, 6, 9 and 10
 */
export async function startVerification(
  ctx: Context,
  caller: AccountCaller,
  { phoneNumber, type, language, country: said }: StartInput,
): Promise<PinCallVerification> {
  const { db, clock, config, keyFor } = ctx.kit;
  if (!isType(type)) throw refusal(typeInvalid);
  if (said === undefined && !hasCountry(phoneNumber)) throw await askCountry(ctx, caller, phoneNumber);
  const phone = readPhone(phoneNumber, said ?? null);
  if (!phone) throw refusal(numberInvalid);
  const by = carriageOf(phone, type);
  if (!by) throw refusal(typeInvalid);
  if (ctx.carrier.name === 'none') throw refusal(codeNotSent);

  const guestId = caller.accountId;
  const secret = keyFor(codePurpose);
  const pin = newPin(pinLengthOf(by));
  const key = crypto.randomUUID();
  const addressHash = hashOf(secret, 'address', networkOf(caller.ip));
  const { number } = phone;

  const { row, cents, day } = await db.transaction(async (tx) => {
    await alone(tx);
    const now = clock.now();
    const [country] = await tx.orm.select().from(countries).where(eq(countries.country, phone.country));
    if (!country) throw refusal(countryNotAllowed);
    await assertNotBlocked(tx, number);
    await assertNotTaken(tx, guestId, number, type);
    await assertWithinBudgets(tx, { guestId, number, addressHash }, now);
    const mostCents = config.of(phoneSettings).PHONE_CODES_DAY_CENTS;
    const cents = await payFor(tx, country, by, { now, mostCents });
    await closeOpen(tx, guestId, type);
    const [row] = await tx.orm
      .insert(verifications)
      .values({
        key,
        guestId,
        type,
        number,
        country: phone.country,
        by,
        state: 'open',
        pinHash: hashOf(secret, key, pin),
        addressHash,
        createdAt: new Date(now),
        expiresAt: new Date(now + codeRules.lives),
      })
      .returning();
    return { row: row as Row, cents, day: dayOf(now) };
  });

  const own = isLanguage(language) ? language : caller.language;
  const outcome = await ctx.carrier.carry({ key, guestId, to: number, by, pin, language: own });
  if (outcome === 'taken') return told(row);
  await db.transaction(async (tx) => {
    // What may have left stays counted, and its code is good if it comes.
    if (outcome === 'unknown') return;
    await tx.orm
      .update(verifications)
      .set({ state: 'failed', pinHash: null })
      .where(and(eq(verifications.id, row.id), eq(verifications.state, 'open')));
    await addCosts(tx, day, phone.country, { codes: -1, cents: -cents });
  });
  throw refusal(codeNotSent);
}

/** Asks for the country of a number without one: those that codes go to and in which it is a number, the caller's own first. */
async function askCountry({ kit }: Context, caller: AccountCaller, phoneNumber: string): Promise<Problem> {
  const allowed = await kit.db.orm.select({ country: countries.country }).from(countries).orderBy(countries.country);
  const fitting = allowed.map(({ country }) => country).filter((country) => readPhone(phoneNumber, country) !== null);
  if (fitting.length === 0) return refusal(numberInvalid);
  const likely = fitting.find((country) => country === caller.country) ?? null;
  return refusal(countryNeeded, { countries: fitting, likely });
}

/** The code before it opens nothing any more. */
async function closeOpen(tx: Tx, guestId: number, type: VerificationType): Promise<void> {
  await tx.orm
    .update(verifications)
    .set({ state: 'replaced', pinHash: null })
    .where(and(eq(verifications.guestId, guestId), eq(verifications.type, type), eq(verifications.state, 'open')));
}

/** @throws Problem phone_number_blocked */
async function assertNotBlocked(tx: Tx, number: string): Promise<void> {
  const [found] = await tx.orm
    .select({ id: blocked.id })
    .from(blocked)
    .where(sql`starts_with(${number}, ${blocked.prefix})`)
    .limit(1);
  if (found) throw refusal(numberBlocked);
}
