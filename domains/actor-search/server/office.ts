import { and, asc, eq, sql } from 'drizzle-orm';
import type { Texts } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { OfficeAttributes } from '../contract/index.ts';
import { attributeTaken, attributeUnknown } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { catalogueId } from './keep-true.ts';
import { attributeGroups, attributes } from './tables.ts';

/** Everything that can be said of performers, retired or not, with how many say it. */
export async function listAll({ kit: { db } }: Context): Promise<OfficeAttributes> {
  const groups = await db.orm.select().from(attributeGroups).orderBy(asc(attributeGroups.position));
  const all = await db.orm.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.key));
  const { rows } = await db.orm.execute<{ name: string; performers: number }>(
    sql`select name, count(*)::int as performers from actor_search.actor_traits, unnest(attributes) name group by name`,
  );
  const said = new Map(rows.map(({ name, performers }) => [name, performers]));
  return {
    groups: groups.map((group) => ({
      ...group,
      attributes: all
        .filter(({ groupKey }) => groupKey === group.key)
        .map((one) => ({ ...one, performers: said.get(`${group.key}:${one.key}`) ?? 0 })),
    })),
  };
}

/**
 * Adds an attribute, renames it, retires it or takes it back; searches know it at once, in every process.
 * @throws Problem `attribute_unknown` for a group nobody knows, `attribute_taken` for a new one that is there
 */
export async function putOne(
  { kit, performers }: Context,
  one: {
    readonly group: string;
    readonly attribute: string;
    readonly words: Texts;
    readonly isRetired: boolean;
    readonly isNew: boolean;
  },
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const [group] = await tx.orm
      .select({ key: attributeGroups.key })
      .from(attributeGroups)
      .where(eq(attributeGroups.key, one.group))
      .for('update');
    if (!group) throw new Problem(attributeUnknown, { data: { name: one.group }, field: 'body.group' });
    const [there] = await tx.orm
      .select({ position: attributes.position })
      .from(attributes)
      .where(and(eq(attributes.groupKey, one.group), eq(attributes.key, one.attribute)));
    if (there && one.isNew) throw new Problem(attributeTaken, { field: 'body.attribute' });
    if (!there && !one.isNew)
      throw new Problem(attributeUnknown, { data: { name: one.attribute }, field: 'body.attribute' });
    const values = { words: one.words, isRetired: one.isRetired };
    await tx.orm
      .insert(attributes)
      .values({
        groupKey: one.group,
        key: one.attribute,
        position: sql`(select coalesce(max(position) + 1, 0) from actor_search.attributes where group_key = ${one.group})`,
        ...values,
      })
      .onConflictDoUpdate({ target: [attributes.groupKey, attributes.key], set: values });
    await performers.changes.touch(tx, catalogueId);
  });
}
