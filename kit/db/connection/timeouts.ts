import { AsyncLocalStorage } from 'node:async_hooks';

/** How long statements may take, ms; the reasons are in docs/decisions/033. */
export interface Timeouts {
  /** For one statement, said to the server (`statement_timeout`). */
  readonly statement: number;
  /** For one lock, said to the server (`lock_timeout`). */
  readonly lock: number;
  /** For the answer to a statement: then the connection is given up with it, whatever the server still does. */
  readonly answer: number;
}

/** Requests, messages, timers, events: each statement is small. */
export const ordinaryTimeouts: Timeouts = { statement: 10_000, lock: 5_000, answer: 12_000 };
/** What goes through whole tables: jobs, the proof of the books, exports, what is done at the start. */
export const longTimeouts: Timeouts = { statement: 600_000, lock: 60_000, answer: 605_000 };

interface Scope {
  /** Somebody who waits for an answer; they may have got it meanwhile. */
  readonly awaited: { is: boolean } | null;
  /** Work that takes its time; it may be over meanwhile. */
  readonly long: { is: boolean } | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** How long statements may take here. */
export const currentTimeouts = (): Timeouts => (scopes.getStore()?.long?.is ? longTimeouts : ordinaryTimeouts);

/** Whether somebody waits here for an answer, and would rather hear "not now" than wait longer. */
export const isAwaited = (): boolean => scopes.getStore()?.awaited?.is ?? false;

/** Runs work whose statements may take {@link longTimeouts}. What it leaves behind (timers) is ordinary once it has ended. */
export async function withLongTimeouts<T>(work: () => Promise<T>): Promise<T> {
  const own = { is: true };
  try {
    return await scopes.run({ awaited: scopes.getStore()?.awaited ?? null, long: own }, work);
  } finally {
    own.is = false;
  }
}

/** The time in which somebody waits for the answer to one request or message. */
export interface AwaitedWork {
  /** Runs a part of what they wait for. What it leaves behind (timers) is awaited by nobody once {@link done}. */
  run<T>(part: () => T): T;
  /** They have their answer. */
  done(): void;
}

/** Somebody begins to wait: while the database is away they are told so at once, and nobody else is. */
export function beginAwaited(): AwaitedWork {
  const awaited = { is: true };
  return {
    run: (part) => scopes.run({ awaited, long: null }, part),
    done: () => {
      awaited.is = false;
    },
  };
}

/** The same for work with an end. */
export async function whileAwaited<T>(work: () => Promise<T>): Promise<T> {
  const awaited = beginAwaited();
  try {
    return await awaited.run(work);
  } finally {
    awaited.done();
  }
}
