import { asc, eq } from 'drizzle-orm';
import { harmlessRating } from '#domains/media/contract/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { seenFrom } from './find-actor.ts';
import type { PictureColumn } from './tables.ts';
import { actors, categories, sedcards } from './tables.ts';

/** A page with its parameters, when it changed (ISO 8601) and the pictures on it (paths). */
export interface SitemapPlace {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  readonly lastModified?: string;
  readonly images?: readonly string[];
}

/** Most pictures of one page that are told. */
const mostPictures = 20;

/**
 * Profiles, galleries and categories for search engines, of those who may be seen from a country (ISO 3166-1 alpha-2).
 * Pictures above the public age rating are not among them.
 */
export async function sitemapOf(
  executor: Executor,
  media: Pick<Media, 'picture'>,
  country: string | null,
): Promise<SitemapPlace[]> {
  const people = await executor.orm
    .select({
      id: actors.id,
      name: actors.name,
      themes: actors.categories,
      createdAt: actors.createdAt,
      moodAt: actors.moodAt,
      cover: actors.cover,
      poster: actors.poster,
    })
    .from(actors)
    .where(seenFrom(country))
    .orderBy(asc(actors.id));
  const gallery = await executor.orm
    .select()
    .from(sedcards)
    .where(eq(sedcards.isCovered, true))
    .orderBy(asc(sedcards.actorId), asc(sedcards.position));
  const galleries = Map.groupBy(
    gallery.filter(({ ageRating }) => ageRating <= harmlessRating),
    ({ actorId }) => actorId,
  );
  const shown = (picture: PictureColumn | null, kind: 'cover' | 'poster'): string[] =>
    picture?.isCovered && picture.ageRating <= harmlessRating ? [media.picture({ ...picture, kind }).src] : [];
  const profiles = people.flatMap(({ id, name, createdAt, moodAt, cover, poster }): SitemapPlace[] => {
    const params = { actorName: name.toLowerCase() };
    const lastModified = new Date(Math.max(createdAt.getTime(), moodAt?.getTime() ?? 0)).toISOString();
    const pictures = (galleries.get(id) ?? [])
      .slice(0, mostPictures)
      .map(({ pictureId, ...facts }) => media.picture({ ...facts, id: pictureId, kind: 'sedcard' }).src);
    return [
      {
        id: 'performers.profile',
        params,
        lastModified,
        images: [...shown(poster, 'poster'), ...shown(cover, 'cover')],
      },
      { id: 'performers.about', params },
      ...(pictures.length > 0 ? [{ id: 'performers.pictures', params, images: pictures }] : []),
      { id: 'performers.liveShow', params },
    ];
  });
  const themes = await executor.orm
    .select({ slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.position));
  const held = new Set(people.flatMap((person) => person.themes));
  return [
    ...profiles,
    ...themes
      .filter(({ slug }) => held.has(slug))
      .map(({ slug }) => ({ id: 'performers.category', params: { categorySlug: slug } })),
  ];
}
