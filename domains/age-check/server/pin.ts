import { hash, verify } from '@node-rs/argon2';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';

/** As much work as a password: six digits are tried quickly, so that a copy of the database costs time at least. */
const work = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPin(pin: string): Promise<string> {
  assertOutsideTransaction('a PIN hash');
  return hash(pin, work);
}

/** Whether it is the PIN that was hashed. */
export async function isPin(pinHash: string, pin: string): Promise<boolean> {
  assertOutsideTransaction('a PIN hash');
  return verify(pinHash, pin);
}
