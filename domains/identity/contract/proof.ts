import { z } from 'zod';
import { defineProblem } from '#kit/contract/problem.ts';

/** A solved {@link guessChallenge}, as the browser hands it back: JSON in base64url. */
export const guessProof = z
  .string()
  .max(4000)
  .regex(/^[A-Za-z0-9_-]*$/)
  .optional();

/**
 * A puzzle that takes a phone about a second, and the server nothing to check. It is signed, good for one try at one name
 * and for some minutes; the shape is the library's (altcha-lib).
 */
export const guessChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string().max(40),
    nonce: z.string().max(200),
    salt: z.string().max(200),
    cost: z.int().positive().max(1_000_000),
    keyLength: z.int().positive().max(64),
    keyPrefix: z.string().max(128),
  }),
  signature: z.string().max(200),
});
export type GuessChallenge = z.output<typeof guessChallenge>;

/**
 * Many tries were made at a name or from a place. `data.challenge` is a {@link guessChallenge}: its solution goes into
 * `proof` and lets the next try in at once; without one it is let in after `data.retryAfterSeconds`.
 */
export const proofNeeded = defineProblem('proof_needed', 429, {
  en: 'There were many tries. Please wait {retryAfterSeconds} seconds, log in with a passkey or ask for a link by mail.',
  de: 'Es gab viele Versuche. Bitte warte {retryAfterSeconds} Sekunden, nimm einen Passkey oder lass dir einen Link schicken.',
  nl: 'Er waren veel pogingen. Wacht {retryAfterSeconds} seconden, gebruik een passkey of vraag een link per mail aan.',
  es: 'Ha habido muchos intentos. Espera {retryAfterSeconds} segundos, usa una clave de acceso o pide un enlace por correo.',
});
