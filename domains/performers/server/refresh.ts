import { eq, sql } from 'drizzle-orm';
import type { PictureFacts } from '#domains/media/server/index.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import { galleryPictureRemoved } from '../contract/index.ts';
import { forgetPicture, slots } from './coverage.ts';
import type { PerformersDeps } from './deps.ts';
import { moodLifetimeMs } from './mood.ts';
import type { Gallery, PictureColumn } from './tables.ts';
import { actors, categories, memberPictures, sedcards } from './tables.ts';

/** What a refresh of the performers did. */
export interface ActorsRefreshed {
  readonly actors: number;
  /** Rows that said something else than what they are made from. */
  readonly changed: number;
  /** Pictures that a profile named and nobody has any more. */
  readonly picturesDropped: number;
}

/** What a refresh of the galleries did. */
export interface AlbumsRefreshed {
  readonly actors: number;
  readonly pictures: number;
  /** Sizes that did not fit the file. */
  readonly corrected: number;
  /** Pictures without a file; they leave the gallery. */
  readonly missing: number;
}

/** What a domain above has of performers' pictures beside the gallery: its files are looked at with the others. */
export type PicturesRefresh = () => Promise<Omit<AlbumsRefreshed, 'actors'> & { readonly actorIds: readonly number[] }>;
export const pictureRefreshes = extensionPoint<PicturesRefresh>('performers.pictureRefreshes');

type Deps = Pick<PerformersDeps, 'media' | 'consent'>;

const columnOf = (facts: PictureFacts | null, { isCovered = false }: PictureColumn): PictureColumn | null =>
  facts && { id: facts.id, ageRating: facts.ageRating, width: facts.width, height: facts.height, isCovered };
const same = (a: PictureColumn | null, b: PictureColumn | null): boolean =>
  a?.id === b?.id && a?.ageRating === b?.ageRating && a?.width === b?.width && a?.height === b?.height;

/**
 * Reads every performer again and puts right what is kept beside its source: picture columns (from media), themes that
 * no longer exist, moods of last night. One transaction per performer, so that nobody waits.
 */
export async function refreshActors({ db, clock }: Kit, { media, consent }: Deps): Promise<ActorsRefreshed> {
  const ids = await db.orm.select({ id: actors.id }).from(actors).orderBy(actors.id);
  let changed = 0;
  let picturesDropped = 0;
  for (const { id } of ids) {
    await db.transaction(async (tx) => {
      const [row] = await tx.orm.select().from(actors).where(eq(actors.id, id)).for('update');
      if (!row) return;
      const known = new Set((await tx.orm.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug));
      const values: Partial<typeof actors.$inferInsert> = {};
      for (const slot of slots) {
        const kept = row[slot];
        if (!kept) continue;
        const fresh = columnOf(await media.find(tx, kept.id), kept);
        if (!fresh) {
          picturesDropped += 1;
          await forgetPicture(consent, tx, kept.id);
        }
        if (!same(kept, fresh)) values[slot] = fresh;
      }
      const themes = row.categories.filter((slug) => known.has(slug));
      if (themes.length !== row.categories.length) values.categories = themes;
      if (row.moodAt && clock.now() - row.moodAt.getTime() >= moodLifetimeMs)
        Object.assign(values, { mood: '', moodIn: {}, moodAt: null });
      if (Object.keys(values).length === 0) return;
      await tx.orm.update(actors).set(values).where(eq(actors.id, id));
      changed += 1;
    });
  }
  return { actors: ids.length, changed, picturesDropped };
}

/** Looks at the file of every picture of galleries and for members again: its size is put right, and what has no file leaves the gallery. */
export async function refreshAlbums({ db, extensions }: Kit, { media, consent }: Deps): Promise<AlbumsRefreshed> {
  const inTable = async (table: Gallery) => {
    const picture = { id: table.pictureId, actorId: table.actorId };
    const found = await db.orm.select(picture).from(table).orderBy(table.actorId, table.position);
    return found.map((row) => ({ ...row, table }));
  };
  const rows = [...(await inTable(sedcards)), ...(await inTable(memberPictures))];
  let corrected = 0;
  let missing = 0;
  for (const { id, actorId, table } of rows) {
    const checked = await media.recheck(id);
    await db.transaction(async (tx) => {
      if (!checked.facts) {
        missing += 1;
        await forgetPicture(consent, tx, id);
        await tx.orm.delete(table).where(eq(table.pictureId, id));
        if (table === sedcards) await tx.emit(galleryPictureRemoved, { actorId, pictureId: id });
        return;
      }
      const { ageRating, width, height } = checked.facts;
      const written = await tx.orm
        .update(table)
        .set({ ageRating, width, height })
        .where(
          sql`${table.pictureId} = ${id} and (${table.ageRating}, ${table.width}, ${table.height}) is distinct from (${ageRating}::int, ${width}::int, ${height}::int)`,
        )
        .returning({ id: table.pictureId });
      if (checked.corrected || written.length > 0) corrected += 1;
    });
  }
  const actorIds = new Set(rows.map(({ actorId }) => actorId));
  let pictures = rows.length;
  for (const refresh of extensions.of(pictureRefreshes)) {
    const more = await refresh();
    for (const id of more.actorIds) actorIds.add(id);
    pictures += more.pictures;
    corrected += more.corrected;
    missing += more.missing;
  }
  return { actors: actorIds.size, pictures, corrected, missing };
}
