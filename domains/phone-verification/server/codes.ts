import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';

/** What the key of codes and addresses is derived for. */
export const codePurpose = 'codes for phones';

/** A code of so many digits; zeros at its beginning count. */
export const newPin = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');

/** What is kept of a code: without the key nobody tries all of them on a copy of the database. */
export const hashOf = (secret: Uint8Array, key: string, text: string): string =>
  createHmac('sha256', secret).update(`${key}:${text}`).digest('base64url');

/** Compares in the same time whatever is right of it. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** One start or proof at a time: budgets and unique numbers reach over all guests, and codes are few. */
export const alone = (tx: Tx): Promise<unknown> => lockByName(tx, 'phone-verification');
