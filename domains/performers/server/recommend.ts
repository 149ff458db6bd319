import { and, desc, ne, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { SelectedFields } from '#kit/contract/selection.ts';
import type { Executor } from '#kit/db/db.ts';
import type { PartOf } from '#kit/server/handler.ts';
import type { ActorCard } from '../contract/index.ts';
import { findActor, seenFrom } from './find-actor.ts';
import type { Presenter } from './present.ts';
import { cardColumns } from './present.ts';
import { actors } from './tables.ts';

/** Performers who share most categories and languages with the current one; the live ones first. */
export async function recommendModels(
  executor: Executor,
  caller: Caller,
  { first, currentActorId }: { first: number; currentActorId?: number | undefined },
  presenter: Presenter,
  asked?: SelectedFields,
): Promise<PartOf<ActorCard[]>> {
  const current = currentActorId === undefined ? null : await findActor(executor, currentActorId);
  const shared = (column: typeof actors.categories | typeof actors.languages, own: readonly string[]) =>
    sql`cardinality(array(select unnest(${column}) intersect select unnest(${sql.param(own)}::text[])))`;
  const likeness = current
    ? [desc(sql`${shared(actors.categories, current.categories)} * 3 + ${shared(actors.languages, current.languages)}`)]
    : [];
  const rows = await executor.orm
    .select(cardColumns(asked))
    .from(actors)
    .where(and(current ? ne(actors.id, current.id) : undefined, seenFrom(caller.country)))
    .orderBy(desc(actors.isOnline), ...likeness, desc(actors.favoriteCount))
    .limit(first);
  return rows.map((row) => presenter.card(row, caller.language, asked));
}
