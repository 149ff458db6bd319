import { networkOf } from '#kit/addresses/addresses.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Call } from '#kit/server/handler.ts';
import { proofNeeded } from '../contract/proof.ts';
import type { Context } from './context.ts';
import type { CountKey } from './guess-counts.ts';
import { consumeProof, countKey, lockCounts, recordAttempt, undoAttempt } from './guess-counts.ts';
import type { CheckedProof } from './guess-proof.ts';
import type { GuessPurpose, GuessVerdict } from './guess-rules.ts';
import { currentCount, deviceRule, rules, waitOf, waitOfUnknownDevice } from './guess-rules.ts';
import type { DeviceOwner } from './known-device.ts';

/** Somebody tries something that could be guessed. */
export interface Guess {
  readonly purpose: GuessPurpose;
  /** Whom it is about: the key of a mailbox, or an account's id. Unknown names are counted as known ones are. */
  readonly name: string;
  /** The accounts it may be about; their owners' known devices are exempt from what strangers did. */
  readonly accounts: readonly (DeviceOwner | null)[];
  /** A solved challenge, when one was asked for. */
  readonly proof: string | undefined;
}

/** A try that was let in, and counted already; who was right has it taken back. */
export interface AllowedGuess {
  succeeded(): Promise<void>;
}

/**
 * Lets a try in, or refuses it. Call it before anything is checked, and `succeeded` when the guess was right; a try that is
 * only asked for (a mail) is left counted. Tries of the owner's known device are counted apart from strangers'.
 *
 * @throws Problem proof_needed (with a challenge and the seconds to wait without), too_many_requests
 */
export async function guardGuess(
  context: Pick<Context, 'kit' | 'devices' | 'proofs'>,
  guess: Guess,
  call: Call,
): Promise<AllowedGuess> {
  const { kit, devices, proofs } = context;
  const { purpose } = guess;
  const secret = kit.keyFor('guess-counts');
  const subject = countKey(secret, 'subject', purpose, guess.name).toString('base64url');
  const owner = guess.accounts.find((account) => account && devices.deviceOf(call.cookies, account) !== null);
  const device = owner ? devices.deviceOf(call.cookies, owner) : null;
  if (owner && device !== null) {
    const key = countKey(secret, 'device', purpose, device, owner.id);
    const own = await tryOnDevice(context, key);
    if (own === 'in')
      return { succeeded: () => kit.db.transaction((tx) => undoAttempt(tx, { forgotten: [key], lessened: [] })) };
    if (own !== 'a stranger') throw new Problem(tooManyRequests, { data: { retryAfterSeconds: own } });
  }

  const place = networkOf(call.caller.ip);
  const keys = {
    name: countKey(secret, 'name', purpose, guess.name),
    both: countKey(secret, 'both', purpose, guess.name, place),
    place: countKey(secret, 'place', purpose, place),
  };
  const checked = await proofs.check(guess.proof, subject);
  const { wait, level } = await tryAsStranger(context, purpose, keys, checked);
  if (wait > 0) {
    if (level === null) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
    const challenge = await proofs.challenge(subject, level);
    throw new Problem(proofNeeded, { data: { retryAfterSeconds: wait, challenge } });
  }
  const taken = { forgotten: [keys.both], lessened: [keys.name, keys.place] };
  return { succeeded: () => kit.db.transaction((tx) => undoAttempt(tx, taken)) };
}

/** Counts a try of a known device: let in, seconds to wait, or not known any longer for all its wrong tries. */
function tryOnDevice({ kit }: Pick<Context, 'kit'>, key: CountKey): Promise<'in' | 'a stranger' | number> {
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    const counts = (await lockCounts(tx, [key], now)).map((count) => currentCount(count, deviceRule, now));
    const [own] = counts;
    if (!own || own.failures >= deviceRule.trusted) return 'a stranger';
    const wait = waitOf(own, deviceRule, deviceRule.longest, now);
    if (wait > 0) return wait;
    await recordAttempt(tx, [key], counts, now);
    return 'in';
  });
}

function tryAsStranger(
  { kit }: Pick<Context, 'kit'>,
  purpose: GuessPurpose,
  keys: { readonly name: CountKey; readonly both: CountKey; readonly place: CountKey },
  proof: CheckedProof | null,
): Promise<GuessVerdict> {
  const now = kit.clock.now();
  const factor = kit.config.LIMIT_FACTOR;
  const all = [keys.name, keys.both, keys.place];
  return kit.db.transaction(async (tx) => {
    const [name, both, place] = await lockCounts(tx, all, now);
    if (!name || !both || !place) throw new Error('A count that is held is missing.');
    const of = rules[purpose];
    const counts = {
      name: currentCount(name, of.name, now),
      both: currentCount(both, of.both, now),
      place: currentCount(place, of.place, now),
    };
    const judge = (proven: boolean): GuessVerdict => waitOfUnknownDevice(purpose, counts, { proven, factor, now });
    let verdict = judge(false);
    if (verdict.wait > 0 && proof) {
      const proven = judge(true);
      // A proof is used up by the try it lets in; one that must wait a moment more keeps it.
      if (proven.wait > 0 || (await consumeProof(tx, proof))) verdict = proven;
    }
    if (verdict.wait === 0) await recordAttempt(tx, all, [counts.name, counts.both, counts.place], now);
    return verdict;
  });
}
