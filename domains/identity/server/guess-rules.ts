import type { Count } from './guess-counts.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What is guessed or asked for. */
export type GuessPurpose = 'password' | 'totp' | 'reset' | 'signUp';

interface Rule {
  /** So many tries cost nothing; after that the wait doubles with each. */
  readonly free: number;
  /** Tries are forgotten this long after the last one, seconds. */
  readonly forget: number;
}

interface Rules {
  /** Strangers at one name, from everywhere. */
  readonly name: Rule;
  /** One place at one name. */
  readonly both: Rule;
  /** One place at whatever name. */
  readonly place: Rule;
  /** So many strangers' tries at a name and no more, whatever they prove; for short codes. */
  readonly most?: number;
}

/**
 * ASVS 5.0.0, 6.3.1, and OWASP Credential Stuffing Prevention: guesses become slow and expensive for strangers, nobody is locked
 * out. A code of six digits is short enough to be hit by many expensive guesses, so these end.
 */
export const rules: Readonly<Record<GuessPurpose, Rules>> = {
  password: { name: { free: 5, forget: day }, both: { free: 3, forget: hour }, place: { free: 20, forget: hour } },
  totp: {
    name: { free: 5, forget: hour },
    both: { free: 3, forget: hour },
    place: { free: 20, forget: hour },
    most: 20,
  },
  reset: { name: { free: 3, forget: hour }, both: { free: 3, forget: hour }, place: { free: 10, forget: hour } },
  signUp: { name: { free: 3, forget: hour }, both: { free: 3, forget: hour }, place: { free: 10, forget: hour } },
};

/** The owner's own device: what strangers do does not count here. After `trusted` wrong tries it is one itself. */
export const deviceRule = { free: 10, forget: hour, trusted: 30, longest: minute } as const;

/** The longest wait, seconds: of who proves nothing, and between two tries of a place that did the work. */
const longest = { unproven: 15 * minute, proven: 5 } as const;
/** The hardest puzzle takes 2 to the power of this times the work of the easiest. */
const hardest = 3;

/** Seconds until the next try. */
export function waitOf({ failures, lastAt }: Count, { free }: Pick<Rule, 'free'>, most: number, now: number): number {
  if (failures < free) return 0;
  const wait = Math.min(2 ** Math.min(failures - free, 30), most) * 1000;
  // A clock that was set back makes nobody wait longer than the whole of it.
  return Math.ceil(Math.min(wait, Math.max(0, lastAt + wait - now)) / 1000);
}

/** A count as it is now: none when the last try is long enough ago. */
export const currentCount = (count: Count, { forget }: Pick<Rule, 'forget'>, now: number): Count =>
  count.lastAt + forget * 1000 <= now ? { failures: 0, lastAt: now } : count;

export interface GuessVerdict {
  /** Seconds to wait; 0 lets the try in. */
  readonly wait: number;
  /** The level of a puzzle that would let it in now; null when none would. */
  readonly level: number | null;
}

/** What becomes of a stranger's try, from what was counted. `factor` multiplies what is free. */
export function waitOfUnknownDevice(
  purpose: GuessPurpose,
  counts: { readonly name: Count; readonly both: Count; readonly place: Count },
  { proven, factor, now }: { proven: boolean; factor: number; now: number },
): GuessVerdict {
  const { most, ...of } = rules[purpose];
  const free = (rule: Rule): Rule => ({ ...rule, free: rule.free * factor });
  const wait = (which: 'name' | 'both' | 'place', longestWait: number): number =>
    waitOf(counts[which], free(of[which]), longestWait, now);
  if (most !== undefined && counts.name.failures >= most * factor) {
    const until = counts.name.lastAt + of.name.forget * 1000;
    return { wait: Math.max(1, Math.ceil((until - now) / 1000)), level: null };
  }
  if (proven) return { wait: Math.max(wait('both', longest.proven), wait('place', longest.proven)), level: null };
  const needed = Math.max(counts.name.failures - free(of.name).free, counts.place.failures - free(of.place).free);
  const waits = Math.max(...(['name', 'both', 'place'] as const).map((which) => wait(which, longest.unproven)));
  return { wait: waits, level: needed < 0 ? null : Math.min(hardest, Math.floor(needed / (10 * factor))) };
}
