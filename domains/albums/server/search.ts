import type { SQL } from 'drizzle-orm';
import { and, asc, desc, or, sql } from 'drizzle-orm';
import type { Term } from '#domains/performers/server/index.ts';
import { actorSeenFrom } from '#domains/performers/server/index.ts';
import { galleriesPath } from '#domains/search/contract/pages.ts';
import type { SearchRequest, SearchSource } from '#domains/search/server/index.ts';
import { wordsNear } from '#kit/db/query/words-near.ts';
import type { Context } from './deps.ts';
import { holdsTyped, holdsWords } from './find-by-words.ts';
import { imagesOf } from './library-source.ts';
import { presentAlbums } from './present.ts';
import { albumPath, shown } from './rows.ts';
import { albums } from './tables.ts';

/** Albums are counted to here; beyond it there are more. */
const mostCounted = 1000;
/** Shorter synonyms stand inside of too many words. */
const synonymFrom = 4;

const sorts = {
  rank: { by: albums.likes, way: desc, back: desc },
  liked: { by: albums.likes, way: desc, back: asc },
  newest: { by: albums.releasedAt, way: desc, back: asc },
  price: { by: albums.price, way: asc, back: desc },
} as const;

/** Each word, or one that means the same or was meant, in the title or the stage name; by the index of pieces, or read in each row. */
const holds = (terms: readonly Term[], { caller }: SearchRequest, by: (word: string) => SQL) =>
  and(
    shown,
    actorSeenFrom(albums.actorId, caller.country),
    ...terms.map(({ typed, also }) => or(...[typed, ...also.filter((word) => word.length >= synonymFrom)].map(by))),
  );

/** Albums in the search over everything, a kind of results of its own (spec 1 §9: galleries). */
export const albumsInSearch = (ctx: Context): SearchSource => ({
  section: 'galleries',
  title: { de: 'Alben', en: 'Albums', nl: 'Albums', es: 'Álbumes' },
  async find(request) {
    const { language, caller, pattern, from, take, isCounted, sort, isReversed } = request;
    const { orm } = ctx.kit.db;
    const { by, way, back } = sorts[sort];
    const turn = isReversed ? back : way;
    const near = await wordsNear(
      ctx.kit.db,
      'albums',
      request.terms.filter(({ also }) => also.length === 0).map(({ typed }) => typed),
    );
    const terms = request.terms.map((term) => ({ ...term, also: [...term.also, ...(near.get(term.typed) ?? [])] }));
    // What matches is looked up first, without an order: with one the planner walks its index and makes the pieces of each row again.
    const matching = await orm
      .select({ id: albums.id })
      .from(albums)
      .where(holds(terms, request, holdsWords))
      .limit(mostCounted + 1);
    const ids = matching.map(({ id }) => id);
    const isMany = ids.length > mostCounted;
    const order = isMany ? by : sql`coalesce(${by}, ${by})`;
    const rows =
      ids.length === 0
        ? []
        : await orm
            .select()
            .from(albums)
            .where(isMany ? holds(terms, request, holdsTyped) : sql`${albums.id} = any(${`{${ids}}`}::int[])`)
            .orderBy(turn(order), turn(albums.id))
            .limit(take + 1)
            .offset(from);
    const isLonger = rows.length > take;
    const total = isCounted ? ids.length : from + rows.length;
    const found = await presentAlbums(ctx, ctx.kit.db, rows.slice(0, take), { ...caller, language });
    return {
      count: Math.min(total, mostCounted),
      isMore: isCounted ? total > mostCounted : isLonger,
      link: total === 0 ? '' : galleriesPath(language, pattern),
      items: found.map(({ row, album }) => ({
        name: album.title,
        image: imagesOf(ctx, album.cover)?.w320 ?? '',
        link: `/${language}${albumPath(row)}`,
      })),
    };
  },
});
