import { z } from 'zod';

/** NIST SP 800-63B-4 §3.1.1.2 asks for length, not for kinds of characters; a long pass phrase must fit. */
export const passwordLength = { min: 10, max: 128 } as const;

/** A new password. NFKC, so that the same keys give the same password on every system (NIST SP 800-63B-4 §3.1.1.2). */
export const newPassword = z
  .string()
  .min(passwordLength.min)
  .max(passwordLength.max)
  .transform((text) => text.normalize('NFKC'));

/** A password somebody logs in with: any length, so that a refusal tells nothing about our rule. */
export const givenPassword = z
  .string()
  .min(1)
  .max(512)
  .transform((text) => text.normalize('NFKC'));

/** Words everybody tries first (at least as long as a password must be, or the stem of such a one). */
const commonStems = `
  password passwort wachtwoord contraseña contrasena qwerty qwertz azerty asdfgh iloveyou ichliebedich letmein
  welcome willkommen welkom bienvenido sunshine princess football fussball schalke dortmund baseball superman
  batman pokemon monkey dragon master login admin hallo hello secret geheim geheimnis abc vesper changeme trustno
  starwars
`
  .trim()
  .split(/\s+/);
const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

/**
 * Whether a password is among the first that anybody would try: a common word with digits or signs around it, one
 * character repeated, a run along the keyboard, or the person's own address.
 */
export function isGuessable(password: string, address: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const [local = ''] = address.toLowerCase().split('@');
  return (
    new Set(plain).size <= 3 ||
    commonStems.includes(core) ||
    commonStems.some((stem) => core === stem + stem) ||
    runs.some((run) => run.includes(plain)) ||
    plain === address.toLowerCase() ||
    (local.length >= 4 && core === local.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  );
}
