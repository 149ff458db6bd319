import { AsyncLocalStorage } from 'node:async_hooks';

/** A stretch of work that only reads. */
interface Reading {
  /** Answers of this stretch by statement and values; null where each is asked again. */
  answers: Map<string, Promise<unknown>> | null;
  /** Schemas that were read. */
  schemas: Set<string> | null;
}

const readings = new AsyncLocalStorage<Reading>();

/** What the work leaves behind (timers, deliveries) asks for itself once it has ended. */
async function within<T>(reading: Reading, work: () => Promise<T>): Promise<T> {
  try {
    // Waited for inside: a statement that was built and not yet asked is asked by whoever waits for it.
    return await readings.run(reading, async () => await work());
  } finally {
    reading.answers = null;
    reading.schemas = null;
  }
}

/**
 * Work in which the same question is asked of the database once: a page is made of one look at it. Whatever is changed meanwhile
 * by this work itself is seen by it ({@link clearQueryCache}).
 */
export function withQueryCache<T>(work: () => Promise<T>): Promise<T> {
  return within({ answers: new Map(), schemas: null }, work);
}

/** Work with the schemas it reads. */
export async function trackReads<T>(work: () => Promise<T>): Promise<{ value: T; schemas: ReadonlySet<string> }> {
  const schemas = new Set<string>();
  const value = await within({ answers: new Map(), schemas }, work);
  return { value, schemas };
}

/** The stretch of work that continues here, as the very object; null outside of one, and where each question is asked again. */
export function currentReading(): object | null {
  const reading = readings.getStore();
  return reading?.answers ? reading : null;
}

/** Work outside of any stretch: transactions ask each time. */
export const withoutQueryCache = <T>(work: () => T): T =>
  readings.getStore() === undefined ? work() : readings.run({ answers: null, schemas: null }, work);

/** Something was changed here: nothing that was read before counts. */
export const clearQueryCache = (): void => readings.getStore()?.answers?.clear();

/** Notes that schemas are read here. */
export function recordReads(schemas: Iterable<string>): void {
  const seen = readings.getStore()?.schemas;
  if (seen) for (const schema of schemas) seen.add(schema);
}

/** The answer to a question that was asked in this stretch before, else the one that `ask` gets. */
export function cachedAnswer<T>(text: string, values: unknown, ask: () => Promise<T>): Promise<T> {
  const answers = readings.getStore()?.answers;
  if (!answers) return ask();
  const key = `${text}\n${JSON.stringify(values ?? [])}`;
  const known = answers.get(key);
  if (known) return known as Promise<T>;
  const answer = ask();
  answers.set(key, answer);
  return answer;
}
