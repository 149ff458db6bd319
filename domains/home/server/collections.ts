import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Collection, CollectionDetails, OfficeCollection } from '../contract/index.ts';
import {
  collectionNeedsTitle,
  collectionPerformerMissing,
  collectionSlugTaken,
  collectionValueWrong,
  homeChanged,
  homeFull,
  mostCollections,
  mostOfCollection,
} from '../contract/index.ts';
import type { Context } from './deps.ts';
import { findByRule, priceOf } from './find-by-rule.ts';
import type { Words } from './tables.ts';
import { collectionActors, collections } from './tables.ts';

export type CollectionRow = typeof collections.$inferSelect;

/** A text in the reader's language, else in English, else in any. */
export const inLanguage = (text: Words, language: Language): string =>
  text[language] || text.en || text.de || text.nl || text.es;

const refusal = (kind: ProblemType, field: string, language: Language, data: Record<string, string> = {}): Problem =>
  new Problem(kind, {
    data,
    errors: [{ field: `body.${field}`, message: kind.title[language].replace('{name}', data['name'] ?? '') }],
  });

/** Collections that are on, with their first performers as a caller may see them; without any a collection is not there. */
export async function readCollections(
  { kit: { db }, performers }: Context,
  wanted: { readonly first: number; readonly actors: number; readonly fsk: number; readonly slug?: string | undefined },
  caller: Pick<Caller, 'language' | 'country'>,
): Promise<Collection[]> {
  const rows = await db.orm
    .select()
    .from(collections)
    .where(and(eq(collections.isOn, true), wanted.slug === undefined ? undefined : eq(collections.slug, wanted.slug)))
    .orderBy(asc(collections.position), asc(collections.id))
    .limit(wanted.first);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const members = await db.orm
    .select()
    .from(collectionActors)
    .where(inArray(collectionActors.collectionId, ids))
    .orderBy(asc(collectionActors.collectionId), asc(collectionActors.position));
  const actorIds = [...new Set(members.map(({ actorId }) => actorId))];
  const cards = new Map((await performers.cards(db, actorIds, caller, wanted.fsk)).map((card) => [card.id, card]));
  return rows.flatMap(({ id, slug, title, text, rule }) => {
    const actors = members
      .filter(({ collectionId }) => collectionId === id)
      .flatMap(({ actorId }) => cards.get(actorId) ?? [])
      .slice(0, wanted.actors);
    if (actors.length === 0) return [];
    return {
      ...{ id, slug, actors, isComputed: rule !== 'chosen' },
      title: inLanguage(title, caller.language),
      text: inLanguage(text, caller.language),
      link: `/${caller.language}/collections/${slug}/`,
    };
  });
}

/** What an operator said, as it is kept, and who was chosen. @throws Problem that names the field */
async function checked(ctx: Context, tx: Tx, details: CollectionDetails, language: Language, ownId: number | null) {
  const { slug, title, text, rule, value, isOn } = details;
  if (languages.every((one) => title[one] === '')) throw refusal(collectionNeedsTitle, `title.${language}`, language);
  for (const [name, said] of Object.entries({ title, text }))
    for (const one of languages) assertAllowed(`body.${name}.${one}`, said[one]);
  const [other] = await tx.orm.select({ id: collections.id }).from(collections).where(eq(collections.slug, slug));
  if (other && other.id !== ownId) throw refusal(collectionSlugTaken, 'slug', language);
  const goesByNothing =
    (rule === 'bargain' && priceOf(value) === null) ||
    (rule === 'theme' && !(await ctx.performers.themes(tx, language)).some((theme) => theme.slug === value));
  if (goesByNothing) throw refusal(collectionValueWrong, 'value', language);
  const chosen: number[] = [];
  for (const [index, name] of (rule === 'chosen' ? details.actors : []).entries()) {
    const actor = await ctx.performers.actor(tx, name);
    if (!actor) throw refusal(collectionPerformerMissing, `actors.${index}`, language, { name });
    if (!chosen.includes(actor.id)) chosen.push(actor.id);
  }
  return { kept: { slug, title, text, rule, value, isOn }, chosen };
}

async function writeMembers(tx: Tx, collectionId: number, actorIds: readonly number[]): Promise<void> {
  await tx.orm.delete(collectionActors).where(eq(collectionActors.collectionId, collectionId));
  if (actorIds.length > 0)
    await tx.orm
      .insert(collectionActors)
      .values(actorIds.slice(0, mostOfCollection).map((actorId, position) => ({ collectionId, position, actorId })));
}

const membersOf = (tx: Tx, ctx: Context, row: Pick<CollectionRow, 'rule' | 'value'>, chosen: readonly number[]) =>
  row.rule === 'chosen' ? chosen : findByRule(tx, ctx, row.rule, row.value);

/** A new collection behind all others. @throws Problem home_full, and as {@link checked} */
export async function addCollection(ctx: Context, tx: Tx, details: CollectionDetails, language: Language) {
  await lockByName(tx, 'home.collections');
  if ((await tx.orm.$count(collections)) >= mostCollections)
    throw new Problem(homeFull, { data: { most: mostCollections } });
  const { kept, chosen } = await checked(ctx, tx, details, language, null);
  const at = new Date(ctx.kit.clock.now());
  const position = sql`(select coalesce(max(position) + 1, 0) from home.collections)`;
  const [row] = await tx.orm
    .insert(collections)
    .values({ ...kept, position, createdAt: at, updatedAt: at })
    .returning();
  const { id } = row as CollectionRow;
  await writeMembers(tx, id, await membersOf(tx, ctx, kept, chosen));
  return id;
}

/** Changes a collection, and who is in it. @throws Problem not_found, home_changed, and as {@link checked} */
export async function changeCollection(
  ctx: Context,
  tx: Tx,
  id: number,
  { revision, ...details }: CollectionDetails & { readonly revision: number },
  language: Language,
): Promise<void> {
  await lockByName(tx, 'home.collections');
  const row = await collectionOf(tx, id);
  if (row.revision !== revision) throw new Problem(homeChanged);
  const { kept, chosen } = await checked(ctx, tx, details, language, id);
  await tx.orm
    .update(collections)
    .set({ ...kept, revision: revision + 1, updatedAt: new Date(ctx.kit.clock.now()) })
    .where(eq(collections.id, id));
  await writeMembers(tx, id, await membersOf(tx, ctx, kept, chosen));
}

/** @throws Problem not_found */
export async function collectionOf(executor: Executor, id: number): Promise<CollectionRow> {
  const [row] = await executor.orm.select().from(collections).where(eq(collections.id, id));
  if (!row) throw new Problem(notFound);
  return row;
}

/** Says the order; collections that are not named come behind those that are, as they stood. */
export async function orderCollections(tx: Tx, wanted: readonly number[]): Promise<void> {
  await lockByName(tx, 'home.collections');
  const rows = await tx.orm
    .select({ id: collections.id })
    .from(collections)
    .orderBy(asc(collections.position), asc(collections.id));
  const ids = rows.map(({ id }) => id);
  const named = [...new Set(wanted)].filter((id) => ids.includes(id));
  const all = [...named, ...ids.filter((id) => !named.includes(id))];
  const placed = sql`select id, (place - 1)::int as place from unnest(${sql.param(all)}::int[]) with ordinality as one(id, place)`;
  await tx.orm.execute(
    sql`update home.collections set position = placed.place from (${placed}) as placed where collections.id = placed.id`,
  );
}

/** @throws Problem not_found */
export async function removeCollection(tx: Tx, id: number): Promise<void> {
  // A change or the job that is under way would write who is in it once more.
  await lockByName(tx, 'home.collections');
  await collectionOf(tx, id);
  await tx.orm.delete(collectionActors).where(eq(collectionActors.collectionId, id));
  await tx.orm.delete(collections).where(eq(collections.id, id));
}

/** Finds anew who is in the collections that follow a rule; for the job. */
export async function fillCollections(ctx: Context): Promise<void> {
  const { db } = ctx.kit;
  for (const { id, rule, value } of await db.orm.select().from(collections)) {
    if (rule === 'chosen') continue;
    const found = await findByRule(db, ctx, rule, value);
    await db.transaction(async (tx) => {
      await lockByName(tx, 'home.collections');
      const [row] = await tx.orm.select().from(collections).where(eq(collections.id, id));
      // Changed or removed meanwhile: whoever did so has found them.
      if (!row || row.rule !== rule || row.value !== value) return;
      const kept = await tx.orm
        .select({ actorId: collectionActors.actorId })
        .from(collectionActors)
        .where(eq(collectionActors.collectionId, id))
        .orderBy(asc(collectionActors.position));
      if (kept.map(({ actorId }) => actorId).join() !== found.join()) await writeMembers(tx, id, found);
    });
  }
}

/** Collections as operators see them. */
export async function presentCollections(
  { kit: { db }, performers }: Context,
  rows: readonly CollectionRow[],
): Promise<OfficeCollection[]> {
  if (rows.length === 0) return [];
  const members = await db.orm
    .select()
    .from(collectionActors)
    .where(
      inArray(
        collectionActors.collectionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(collectionActors.position));
  const names = await performers.namesOf(db, [...new Set(members.map(({ actorId }) => actorId))]);
  return rows.map(({ id, revision, slug, title, text, rule, value, isOn }) => {
    const own = members
      .filter(({ collectionId }) => collectionId === id)
      .flatMap(({ actorId }) => names.get(actorId) ?? []);
    const actors = rule === 'chosen' ? own : [];
    return { id, revision, details: { slug, title, text, rule, value, actors, isOn }, shown: own.length };
  });
}

/** All collections in their order. */
export const allCollections = (executor: Executor): Promise<CollectionRow[]> =>
  executor.orm.select().from(collections).orderBy(asc(collections.position), asc(collections.id));
