import { isDeepStrictEqual } from 'node:util';
import type { ChangeMark, SearchFacts } from '#domains/performers/server/index.ts';
import { changesKeptMs } from '#domains/performers/server/index.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './catalogue.ts';
import type { Context } from './deps.ts';
import { readEntries } from './entries.ts';
import { derivedFrom } from './index-of-actors/derived.ts';
import type { ActorIndex } from './index-of-actors/index-of-actors.ts';
import { createIndex } from './index-of-actors/index-of-actors.ts';
import type { Finder } from './index-of-actors/kept-searches.ts';
import { keepSearches } from './index-of-actors/kept-searches.ts';

/** The index as of a moment after it was asked for. */
export interface Truth {
  readonly index: ActorIndex;
  /** Searches in it. */
  readonly find: Finder;
  readonly catalogue: Catalogue;
}

/** Keeps the index of a process true. */
export interface Keeper {
  /** The index with everything that was committed before this call, in any process. */
  fresh(): Promise<Truth>;
  /** Builds another index from the tables and takes it where it differs; searches go on meanwhile. Whose entries were wrong. */
  verify(): Promise<number[]>;
}

/** Performers read at once while an index is built. */
const atOnce = 2000;
/** What a change of the catalogue itself is noted as: nobody has this number. */
export const catalogueId = 0;
/** Themes are kept by nobody who tells; they are read again this often, ms. */
const catalogueAgeMs = 60_000;

interface State extends Truth {
  mark: ChangeMark;
  readAt: number;
}

/** Makes the keeper; nothing is read before the first search. */
export function keepTrue(ctx: Context): Keeper {
  const { kit, performers } = ctx;
  const secret = kit.keyFor('actor-search.blur');
  const take = async (index: ActorIndex, changed: readonly { id: number; facts: SearchFacts | null }[]) => {
    const facts = changed.flatMap((one) => (one.facts ? [one.facts] : []));
    const entries = new Map((await readEntries(ctx, secret, facts)).map((entry) => [entry.id, entry]));
    for (const { id } of changed) index.put(id, entries.get(id) ?? null);
  };
  const build = async (): Promise<State> => {
    // The mark comes first: whoever changes while everybody is read is read again.
    const mark = await performers.changes.mark(kit.db);
    const readAt = kit.clock.now();
    const index = createIndex();
    for (let after = 0; ; ) {
      const page = await performers.changes.page(kit.db, after, atOnce);
      for (const entry of await readEntries(ctx, secret, page)) index.put(entry.id, entry);
      const last = page.at(-1);
      if (page.length < atOnce || !last) break;
      after = last.id;
    }
    return { index, find: keepSearches(index, derivedFrom(index)), catalogue: await readCatalogue(ctx), mark, readAt };
  };
  const catchUp = async (from: State): Promise<State> => {
    const { mark, changed } = await performers.changes.since(kit.db, from.mark);
    const now = kit.clock.now();
    for (let at = 0; at < changed.length; at += atOnce) await take(from.index, changed.slice(at, at + atOnce));
    const isOther = changed.some(({ id }) => id === catalogueId) || now - catalogueRead >= catalogueAgeMs;
    if (isOther) catalogueRead = now;
    return { ...from, mark, readAt: now, catalogue: isOther ? await readCatalogue(ctx) : from.catalogue };
  };

  let catalogueRead = 0;
  let state: State | null = null;
  let running: Promise<Truth> | null = null;
  let next: Promise<Truth> | null = null;
  const read = async (): Promise<Truth> => {
    const isLost = state !== null && kit.clock.now() - state.readAt > changesKeptMs / 2;
    state = await catchUp(state && !isLost ? state : await build());
    return state;
  };
  const run = (): Promise<Truth> => {
    running = read().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    fresh() {
      if (!running) return run();
      // What runs may have looked before this call: everybody who comes meanwhile shares the reading after it.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return run();
        });
      return next;
    },
    async verify() {
      const built = await catchUp(await build());
      const kept = await this.fresh();
      const wrong: number[] = [];
      // Both are caught up; whoever changed between the two readings is looked at once more.
      const ids = new Set([...built.index.at.keys(), ...kept.index.at.keys()]);
      const entryOf = (index: ActorIndex, id: number) => index.entries[index.at.get(id) ?? -1];
      const differs = (other: ActorIndex, id: number) =>
        !isDeepStrictEqual(entryOf(other, id), entryOf(kept.index, id));
      const suspects = [...ids].filter((id) => differs(built.index, id));
      if (suspects.length > 0) {
        const again = await catchUp(built);
        await this.fresh();
        wrong.push(...suspects.filter((id) => differs(again.index, id)));
        if (wrong.length > 0) state = again;
      }
      return wrong;
    },
  };
}
