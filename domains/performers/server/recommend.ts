import { and, desc, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { SelectedFields } from '#kit/contract/selection.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { PartOf } from '#kit/server/handler.ts';
import type { ActorCard } from '../contract/index.ts';
import { findActor, seenFrom } from './find-actor.ts';
import type { ActorRow, Presenter } from './present.ts';
import { cardColumns } from './present.ts';
import { actors } from './tables.ts';

/** Whom somebody may like, the best first: by their ids, as few or many as are known; the rest is filled up by likeness of themes. */
export type ActorRanker = (
  executor: Executor,
  wanted: {
    readonly first: number;
    /** Like this one. */
    readonly currentActorId?: number | undefined;
    /** For this guest; null: the answer is everybody's. */
    readonly guestId: number | null;
  },
) => Promise<readonly number[]>;

/** So many performers are compared by themes and languages, those who are live and the best liked of the others. */
const mostCompared = 500;

/** Who knows better than themes whom somebody may like; one domain at most. */
export const actorRankers = extensionPoint<ActorRanker>('performers.rankers');

/**
 * Performers somebody may like, the live ones first: those a ranker names, then those who share most categories and languages with the
 * current one. Whoever is hidden or banned in the caller's country is left out, whoever named them.
 * @param caller with `guestId` null where the answer is everybody's
 */
export async function recommendModels(
  { executor, extensions }: { readonly executor: Executor; readonly extensions: Extensions },
  caller: Pick<Caller, 'country' | 'language'> & { readonly guestId: number | null },
  { first, currentActorId }: { first: number; currentActorId?: number | undefined },
  presenter: Presenter,
  asked?: SelectedFields,
): Promise<PartOf<ActorCard[]>> {
  const current = currentActorId === undefined ? null : await findActor(executor, currentActorId);
  const [ranker] = extensions.of(actorRankers);
  const named = ranker ? await ranker(executor, { first, currentActorId, guestId: caller.guestId }) : [];
  const ranked = named.filter((id) => id !== current?.id).slice(0, first);
  const columns = cardColumns(asked);
  const select = () => executor.orm.select({ ...columns, id: actors.id, isOnline: actors.isOnline }).from(actors);
  const known =
    ranked.length === 0 ? [] : await select().where(and(inArray(actors.id, ranked), seenFrom(caller.country)));
  const place = new Map(ranked.map((id, at) => [id, at]));
  known.sort((a, b) => Number(b.isOnline) - Number(a.isOnline) || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const shared = (column: typeof actors.categories | typeof actors.languages, own: readonly string[]) =>
    sql`cardinality(array(select unnest(${column}) intersect select unnest(${sql.param(own)}::text[])))`;
  const unnamed = and(
    current ? ne(actors.id, current.id) : undefined,
    ranked.length > 0 ? notInArray(actors.id, ranked) : undefined,
    seenFrom(caller.country),
  );
  const isLiked = [desc(actors.isOnline), desc(actors.favoriteCount)];
  // Of the best liked so many are compared, not everybody there is.
  const compared = executor.orm
    .select({ id: actors.id })
    .from(actors)
    .where(unnamed)
    .orderBy(...isLiked)
    .limit(mostCompared);
  const others =
    known.length >= first
      ? []
      : current
        ? await select()
            .where(inArray(actors.id, compared))
            .orderBy(
              desc(actors.isOnline),
              desc(
                sql`${shared(actors.categories, current.categories)} * 3 + ${shared(actors.languages, current.languages)}`,
              ),
              desc(actors.favoriteCount),
            )
            .limit(first - known.length)
        : await select()
            .where(unnamed)
            .orderBy(...isLiked)
            .limit(first - known.length);
  return [...known, ...others].map((row) => presenter.card(row as ActorRow, caller.language, asked));
}
