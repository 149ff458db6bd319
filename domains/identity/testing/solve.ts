import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Result } from '#kit/contract/client.ts';
import { guessChallenge } from '../contract/proof.ts';

/** Does the work a refusal asks for, as a browser would. */
export async function solve(refused: Result<unknown>): Promise<string> {
  if (refused.ok || refused.problem.code !== 'proof_needed') throw new Error('No proof was asked for.');
  const challenge = guessChallenge.parse(refused.problem.data?.challenge);
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
}
