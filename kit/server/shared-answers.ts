import { randomBytes } from 'node:crypto';
import type { Language } from '#kit/contract/access.ts';
import { trackReads } from '#kit/db/cache/query-cache.ts';
import type { Db } from '#kit/db/db.ts';
import type { Bus } from '#kit/realtime/port.ts';
import type { Call } from './handler.ts';

/** Told to the other processes: the schemas in which something changed. */
const channel = 'db.changes';
/** How long an answer is given out when nothing in its schemas changed, ms: it may depend on the time of day as well. */
const ttlMs = 1_500;
/** Changes within this time are told to the other processes at once, ms. */
const togetherMs = 10;
/** Most answers kept, what they may weigh together in bytes, about, and the longest question in characters. */
const limits = { entries: 2_000, bytes: 32 * 1024 * 1024, question: 2_000 };

interface Kept {
  readonly answer: unknown;
  readonly schemas: ReadonlySet<string>;
  /** The moment before it was made, by {@link Db.changes}, and by the steady clock, ms. */
  readonly since: number;
  readonly madeAt: number;
  readonly bytes: number;
}

/**
 * Answers that everybody gets who asks the same (`shared` in the contract). Each is made in nobody's name, so nothing of anybody
 * can be in it, and given out until something in the schemas it was read from changes: at once in the process that changed it, in
 * the others with the next word of the bus. No older than a moment whatever happens.
 */
export interface SharedAnswers {
  /** The answer to a question, made by `make` as nobody where none is kept. A refusal is not kept. */
  get(question: string, caller: Place, make: (nobody: Call) => Promise<unknown>): Promise<unknown>;
  clear(): void;
  /** Starts listening to the other processes. */
  start(): Promise<void>;
  stop(): void;
}

/** What of a caller an answer may depend on. */
export interface Place {
  readonly language: Language;
  readonly country: string | null;
}

const nobodyAt = ({ language, country }: Place): Call => ({
  caller: { subjectId: null, accountId: null, roles: [], sessionId: null, language, country, ip: '' },
  cookies: { get: () => undefined, set: () => undefined },
  userAgent: null,
  requestId: 'shared',
});

export function createSharedAnswers({
  db: { changes },
  bus,
  now,
}: {
  readonly db: Pick<Db, 'changes'>;
  readonly bus: Bus;
  /** The steady clock, ms. */
  readonly now: () => number;
}): SharedAnswers {
  const kept = new Map<string, Kept>();
  /** Being made just now, so that many who ask at once wait for one. */
  const making = new Map<string, { readonly since: number; readonly answer: Promise<unknown> }>();
  let deaf: (() => void) | null = null;
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, one: Kept): void => {
    drop(key);
    if (one.bytes > limits.bytes) return;
    kept.set(key, one);
    bytes += one.bytes;
    for (const [oldest, { madeAt }] of kept) {
      if (kept.size <= limits.entries && bytes <= limits.bytes && now() - madeAt < ttlMs) break;
      drop(oldest);
    }
  };
  const make = async (key: string, place: Place, run: (nobody: Call) => Promise<unknown>): Promise<unknown> => {
    const [since, madeAt] = [changes.now, now()];
    const { value: answer, schemas } = await trackReads(() => run(nobodyAt(place)));
    untouchable(answer);
    if (changes.unchanged(schemas, since)) {
      keep(key, { answer, schemas, since, madeAt, bytes: weightOf(answer) + 2 * key.length });
    }
    return answer;
  };

  return {
    get(question, { language, country }, run) {
      if (question.length > limits.question) return run(nobodyAt({ language, country }));
      const key = `${language} ${country ?? ''} ${question}`;
      const one = kept.get(key);
      if (one && now() - one.madeAt < ttlMs && changes.unchanged(one.schemas, one.since))
        return Promise.resolve(one.answer);
      const begun = making.get(key);
      // A caller that asks after a change does not wait with a look from before it.
      if (begun?.since === changes.now) return begun.answer;
      const answer = make(key, { language, country }, run);
      const entry = { since: changes.now, answer };
      making.set(key, entry);
      const over = () => void (making.get(key) === entry && making.delete(key));
      answer.then(over, over);
      return answer;
    },
    clear() {
      kept.clear();
      bytes = 0;
    },
    async start() {
      if (!bus.remote) return;
      const self = randomBytes(6).toString('hex');
      const untold = new Set<string>();
      const tell = () => {
        bus.publish(channel, JSON.stringify({ from: self, schemas: [...untold] }));
        untold.clear();
      };
      changes.onNote((schemas) => {
        if (untold.size === 0) setTimeout(tell, togetherMs).unref();
        for (const schema of schemas) untold.add(schema);
      });
      deaf = await bus.subscribe(channel, (message) => {
        const { from, schemas } = JSON.parse(message) as { from: string; schemas: string[] };
        if (from !== self) changes.heard(schemas);
      });
    },
    stop: () => deaf?.(),
  };
}

/** What a value takes in memory, in bytes, about. */
function weightOf(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 32;
  for (const part of Object.values(value)) sum += 8 + weightOf(part);
  return sum;
}

/** Many hold the same answer: whoever writes into it is found before production. */
function untouchable(value: unknown): void {
  if (process.env.NODE_ENV === 'production' || typeof value !== 'object' || value === null) return;
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) untouchable(part);
}
