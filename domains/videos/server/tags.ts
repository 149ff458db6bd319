import { asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Db, Executor, Tx } from '#kit/db/db.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { VideoTag } from '../contract/index.ts';
import { inLanguage } from './present.ts';
import { tags } from './tables.ts';

/** The tags a new installation begins with; operators' own come beside them. Clothed and tasteful, as everything here. */
const catalogue: readonly (readonly [en: string, de: string, nl: string, es: string])[] = [
  ['Dance', 'Tanz', 'Dans', 'Baile'],
  ['Music', 'Musik', 'Muziek', 'Música'],
  ['Talk', 'Gespräch', 'Praten', 'Charla'],
  ['Fashion', 'Mode', 'Mode', 'Moda'],
  ['Fitness', 'Fitness', 'Fitness', 'Fitness'],
  ['Cooking', 'Kochen', 'Koken', 'Cocina'],
  ['Travel', 'Reisen', 'Reizen', 'Viajes'],
  ['Cosplay', 'Cosplay', 'Cosplay', 'Cosplay'],
  ['Behind the scenes', 'Hinter den Kulissen', 'Achter de schermen', 'Entre bastidores'],
  ['Whispering', 'Flüstern', 'Fluisteren', 'Susurros'],
  ['ASMR', 'ASMR', 'ASMR', 'ASMR'],
  ['Games', 'Spiele', 'Spellen', 'Juegos'],
  ['Make-up', 'Make-up', 'Make-up', 'Maquillaje'],
  ['Outdoors', 'Draußen', 'Buiten', 'Al aire libre'],
  ['Interview', 'Interview', 'Interview', 'Entrevista'],
  ['Good night', 'Gute Nacht', 'Welterusten', 'Buenas noches'],
];

/** The key of the tag that stands for ASMR (spec 3 §9: a kind of result of its own). */
export const asmrKey = 'asmr';

/** Writes the first tags into an installation that has none; later on only what a list of its own is made of, if it is missing. */
export async function fillTags(db: Db): Promise<void> {
  const isNew = (await db.orm.$count(tags)) === 0;
  const rows = catalogue
    .map(([en, de, nl, es]) => ({ key: foldOf(en), labels: { en, de, nl, es } }))
    .filter(({ key }) => isNew || key === asmrKey);
  await db.orm.insert(tags).values(rows).onConflictDoNothing();
}

type TagRow = Pick<typeof tags.$inferSelect, 'id' | 'labels'>;
const told = ({ id, labels }: TagRow, language: Language): VideoTag => ({ id, label: inLanguage(labels, language) });

/** All tags, in the order of their labels. */
export async function allTags(executor: Executor, language: Language): Promise<VideoTag[]> {
  const rows = await executor.orm.select().from(tags);
  const collator = new Intl.Collator(language);
  return rows.map((row) => told(row, language)).sort((one, other) => collator.compare(one.label, other.label));
}

/** Those of `ids` that there are, in that order. */
export async function tagsAmong(executor: Executor, ids: readonly number[], language: Language): Promise<VideoTag[]> {
  if (ids.length === 0) return [];
  const rows = await executor.orm
    .select()
    .from(tags)
    .where(inArray(tags.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [told(row, language)] : [];
  });
}

/** Tags of which a word begins with some letters, in the language asked in or in English. */
export async function searchTags(
  executor: Executor,
  pattern: string,
  first: number,
  language: Language,
): Promise<VideoTag[]> {
  const beginning = foldOf(pattern);
  const rows = await executor.orm.select().from(tags).orderBy(desc(tags.used), asc(tags.id));
  const begins = ({ labels }: TagRow): boolean =>
    [inLanguage(labels, language), labels.en].some((label) =>
      foldOf(label)
        .split(' ')
        .some((_, at, words) => words.slice(at).join(' ').startsWith(beginning)),
    );
  return rows
    .filter(begins)
    .slice(0, first)
    .map((row) => told(row, language));
}

/** The tags that most published videos have. */
export async function popularTags(executor: Executor, first: number, language: Language): Promise<VideoTag[]> {
  const rows = await executor.orm
    .select()
    .from(tags)
    .where(gt(tags.used, 0))
    .orderBy(desc(tags.used), asc(tags.id))
    .limit(first);
  return rows.map((row) => told(row, language));
}

/** A tag by its key, as addresses carry it (spec 3 §2: tagGroup); null when there is none. */
export async function tagByKey(executor: Executor, key: string): Promise<typeof tags.$inferSelect | null> {
  const [row] = await executor.orm
    .select()
    .from(tags)
    .where(eq(tags.key, foldOf(key)));
  return row ?? null;
}

/** Counts a published video in or out of its tags. */
export async function countTags(tx: Tx, ids: readonly number[], by: 1 | -1): Promise<void> {
  if (ids.length === 0) return;
  await tx.orm
    .update(tags)
    .set({ used: sql`${tags.used} + ${by}` })
    .where(inArray(tags.id, [...ids].sort()));
}
