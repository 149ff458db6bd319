import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Kit } from '#kit/server/kit.ts';
import type { GuessChallenge } from '../contract/proof.ts';
import { guessChallenge } from '../contract/proof.ts';
import { hashOf } from './secrets.ts';

/** Rounds of PBKDF2-SHA-256 in one step of the puzzle: native in every browser (WebCrypto), so ours gains little by hand. */
const rounds = 4_000;
/** Steps of the easiest puzzle; each harder one takes twice as many. With {@link rounds}: about a second on a phone. */
const steps = 200;
const lifetime = 10 * 60_000;

const solved = z.object({
  challenge: guessChallenge.extend({
    parameters: guessChallenge.shape.parameters.extend({ data: z.object({ name: z.string(), until: z.number() }) }),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(128) }),
});

/** A proof that was checked: what it is known by once it is used, and how long that must be remembered. */
export interface CheckedProof {
  readonly hash: Buffer;
  readonly until: Date;
}

export interface Proofs {
  /** A puzzle for a try at `name`; each level takes twice the work of the one before. */
  challenge(name: string, level: number): Promise<GuessChallenge>;
  /** Checks a solution of ours for `name`. Null when it is missing, wrong, for another name or too old. */
  check(proof: string | undefined, name: string): Promise<CheckedProof | null>;
}

/** Proofs of work for strangers: signed, for one name, for some minutes. That each is used once is the caller's part. */
export function createProofs(kit: Pick<Kit, 'clock' | 'keyFor'>): Proofs {
  const secret = Buffer.from(kit.keyFor('guess-challenge')).toString('base64url');
  const keySecret = Buffer.from(kit.keyFor('guess-solution')).toString('base64url');
  return {
    async challenge(name, level) {
      const most = steps * 2 ** level;
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        // Between half and one and a half times the steps: no puzzle is a lucky one.
        counter: randomInt(Math.round(most * 1.5), Math.round(most / 2)),
        data: { name, until: kit.clock.now() + lifetime },
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: keySecret,
      });
      return guessChallenge.parse(made);
    },
    async check(proof, name) {
      if (!proof) return null;
      const given = solved.safeParse(readJson(proof));
      if (!given.success) return null;
      const { challenge, solution } = given.data;
      const { data } = challenge.parameters;
      if (data.name !== name || data.until <= kit.clock.now()) return null;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: keySecret,
      });
      return verified ? { hash: hashOf(challenge.signature), until: new Date(data.until) } : null;
    },
  };
}

function readJson(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64url').toString());
  } catch {
    return null;
  }
}
