/** What a statement does to schemas, as far as its text says. */
interface Effect {
  readonly writes: boolean;
  readonly schemas: readonly string[];
}

/** Statements are few and come again and again. */
const most = 5_000;
const known = new Map<string, Effect>();
const reading = /^\s*(?:select|begin|commit|rollback|set|show|savepoint|release|listen)\b/i;
const locking = /\bfor\s+(?:no key\s+)?update\b/i;
const qualified = /"?\b([a-z_][a-z_0-9]*)"?\s*\.\s*"?[a-z_]/g;

/**
 * Whether a statement changes anything, and which names it has before a dot: its schemas, and aliases, which are no schema and do
 * no harm. A `select` that locks rows or calls a function of a schema may change something.
 */
export function effectOf(text: string): Effect {
  const before = known.get(text);
  if (before) return before;
  const writes = !reading.test(text) || locking.test(text) || /\b[a-z_]+\.[a-z_]+\(/.test(text);
  const effect = { writes, schemas: [...new Set([...text.matchAll(qualified)].map(([, name]) => name as string))] };
  if (known.size >= most) known.clear();
  known.set(text, effect);
  return effect;
}

/** What was changed through this process, and in others as far as they said. Moments are counted, not measured. */
export interface Changes {
  /** The present moment. */
  readonly now: number;
  /** How many statements were asked so far. */
  readonly statements: number;
  /** One more was asked. */
  asked(): void;
  /** Whether nothing in these schemas changed after a moment. */
  unchanged(schemas: Iterable<string>, since: number): boolean;
  /** Something in these schemas changed, and others may see it. */
  note(schemas: Iterable<string>): void;
  /** Told of every change of this process. */
  onNote(listener: (schemas: readonly string[]) => void): void;
  /** Another process said so. */
  heard(schemas: Iterable<string>): void;
}

export function createChanges(): Changes {
  const last = new Map<string, number>();
  const listeners: ((schemas: readonly string[]) => void)[] = [];
  let now = 0;
  let statements = 0;
  const heard = (schemas: Iterable<string>): void => {
    now += 1;
    for (const schema of schemas) last.set(schema, now);
  };
  return {
    get now() {
      return now;
    },
    get statements() {
      return statements;
    },
    asked() {
      statements += 1;
    },
    unchanged(schemas, since) {
      for (const schema of schemas) if ((last.get(schema) ?? 0) > since) return false;
      return true;
    },
    note(schemas) {
      const all = [...schemas];
      heard(all);
      for (const listener of listeners) listener(all);
    },
    onNote: (listener) => void listeners.push(listener),
    heard,
  };
}
