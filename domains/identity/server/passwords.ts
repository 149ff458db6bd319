import { hash, verify } from '@node-rs/argon2';
import type { Language } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { isGuessable } from '../contract/password.ts';

/** Argon2id with the first choice of the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const prefix = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;

/** The PHC string of a password. */
export async function hashPassword(password: string): Promise<string> {
  assertOutsideTransaction('a password hash');
  return hash(password, options);
}

/** Whether a stored hash was made with other parameters than today's. */
export const isOutdated = (phc: string): boolean => !phc.startsWith(prefix);

let decoy: Promise<string> | null = null;

/** Checks a password. Without a hash the same work is done and the answer is no. */
export async function checkPassword(phc: string | null, password: string): Promise<boolean> {
  assertOutsideTransaction('a password hash');
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(phc ?? (await decoy), password);
  return right && phc !== null;
}

const guessable: Texts = {
  en: 'This password is easy to guess. A few unrelated words make a good one.',
  de: 'Dieses Passwort ist leicht zu erraten. Ein paar Wörter ohne Zusammenhang ergeben ein gutes.',
  nl: 'Dit wachtwoord is makkelijk te raden. Een paar losse woorden maken een goed wachtwoord.',
  es: 'Esta contraseña es fácil de adivinar. Unas cuantas palabras sin relación forman una buena.',
};

/** Refuses a new password that is among the first anybody would try (NIST SP 800-63B-4 §3.1.1.2). */
export function assertNotGuessable(password: string, address: string, field: string, language: Language): void {
  if (!isGuessable(password, address)) return;
  throw new Problem(invalidInput, { errors: [{ field, message: guessable[language] }] });
}
