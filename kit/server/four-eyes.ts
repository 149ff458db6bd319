import type { Caller } from '#kit/contract/access.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Call } from './handler.ts';

/** What was asked for and waits for somebody else to agree. */
export interface AskedFor {
  /** The operation's name in the contract. */
  readonly operation: string;
  /** What the audit log calls it, whose words say what it is. */
  readonly as: string;
  /** What it is about: `guest:12`. */
  readonly subject: string | null;
  /** As it came; it is checked again when it is carried out. */
  readonly input: unknown;
}

/** What the dispatcher does for whoever keeps such questions. */
export interface FourEyes {
  /** Carries out what was agreed to, as whoever agrees: their rights are asked as at any call. */
  perform(operation: string, input: unknown, call: Call): Promise<unknown>;
  /** Whether somebody may carry it out, and so agree to it. */
  mayDecide(operation: string, caller: Caller): boolean;
}

/** Keeps what operators ask for that takes two of them (`fourEyes` of a route). */
export interface DecisionKeeper {
  keep(asked: AskedFor, call: Call): Promise<void>;
  /** Called once, when everything is there that may be carried out. */
  attach(fourEyes: FourEyes): void;
}

export const decisionKeepers = extensionPoint<DecisionKeeper>('kit.decisionKeepers');
