import { eq } from 'drizzle-orm';
import type { Caller, Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { OwnAttributes, SaidAttributes } from '../contract/index.ts';
import { attributeUnknown } from '../contract/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { Context } from './deps.ts';
import type { Truth } from './keep-true.ts';
import { actorTraits } from './tables.ts';

/** What can be said and what a performer says, in a language. */
export async function readOwn(
  { kit }: Context,
  { groups }: Catalogue,
  actorId: number,
  language: Language,
): Promise<OwnAttributes> {
  const [row] = await kit.db.orm.select().from(actorTraits).where(eq(actorTraits.actorId, actorId));
  return {
    moodValue: row?.mood ?? null,
    groups: groups.map(({ key, kind, words, attributes }) => ({
      key,
      kind,
      label: words[language],
      attributes: attributes.map((one) => ({
        key: one.key,
        label: one.words[language],
        isOn: row?.attributes.includes(`${key}:${one.key}`) ?? false,
      })),
    })),
  };
}

/** What a performer says, for guests; nothing of whom the caller does not see. */
export function readSaid(
  { index, catalogue: { groups } }: Pick<Truth, 'index' | 'catalogue'>,
  actorId: number,
  { country, language }: Pick<Caller, 'country' | 'language'>,
): SaidAttributes {
  const entry = index.entries[index.at.get(actorId) ?? -1];
  if (!entry || (country !== null && entry.banned.includes(country))) return { groups: [] };
  const said = groups.map(({ key: filter, words, attributes }) => ({
    filter,
    label: words[language],
    attributes: attributes
      .filter(({ key }) => entry.options.includes(`${filter}:${key}`))
      .map(({ key, words: of }) => ({ value: key, label: of[language] })),
  }));
  return { groups: said.filter(({ attributes }) => attributes.length > 0) };
}

/** Keeps what a performer says, and tells the searches. */
export async function writeTraits(
  { performers }: Pick<Context, 'performers'>,
  tx: Tx,
  actorId: number,
  traits: { readonly attributes: readonly string[]; readonly mood: number | null },
): Promise<void> {
  const values = { attributes: [...traits.attributes], mood: traits.mood };
  await tx.orm
    .insert(actorTraits)
    .values({ actorId, ...values })
    .onConflictDoUpdate({ target: actorTraits.actorId, set: values });
  await performers.changes.touch(tx, actorId);
}

/**
 * What a performer says, anew; of a group with one answer the last counts.
 * @throws Problem `attribute_unknown` naming the field
 */
export async function setOwn(
  ctx: Context,
  { groups }: Catalogue,
  actorId: number,
  { attributes, moodValue }: { readonly attributes: readonly string[]; readonly moodValue: number | null },
): Promise<void> {
  const kept = new Map<string, string[]>();
  for (const [at, name] of attributes.entries()) {
    const [groupKey, key] = name.split(':');
    const group = groups.find((one) => one.key === groupKey);
    if (!group?.attributes.some((one) => one.key === key))
      throw new Problem(attributeUnknown, { data: { name }, field: `body.attributes.${at}` });
    const before = group.kind === 'one' ? [] : (kept.get(group.key) ?? []);
    kept.set(group.key, [...before.filter((one) => one !== name), name]);
  }
  await ctx.kit.db.transaction((tx) =>
    writeTraits(ctx, tx, actorId, { attributes: [...kept.values()].flat(), mood: moodValue }),
  );
}
