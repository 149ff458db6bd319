import { harmlessRating } from '#domains/media/contract/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { ModelFilter } from '#domains/performers/contract/index.ts';
import type { ActorRow, Performers } from '#domains/performers/server/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Db, Executor } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { List } from './words.ts';
import { words } from './words.ts';

/** What a picture is about, before any of its bytes are read: equal plans are equal pictures. */
export interface Plan {
  readonly title: string;
  readonly words: string;
  readonly claim: string;
  readonly pictureIds: readonly string[];
  /** Where it is shown: the path of its own. */
  readonly address: string;
}

/** What plans are made from. */
export interface PlanSources {
  readonly db: Db;
  readonly media: Pick<Media, 'original' | 'find' | 'derive'>;
  readonly performers: Pick<Performers, 'actor' | 'themes' | 'mostLiked'>;
  readonly extensions: Extensions;
}

/** What an address asks for. */
export interface SharePictureRequest {
  readonly language: Language;
  readonly kind: string;
  readonly id: string;
  /** ISO 3166-1 alpha-2; null when it is not known. */
  readonly country: string | null;
}

/** A kind of pages that are shared with a picture of their own, below `/og/{language}/{kind}/{id}.jpg`. */
export interface SharePicture {
  readonly kind: string;
  /** What it shows; null for what is not known, not public, or not shown in that country. Only pictures everybody may see. */
  find(executor: Executor, request: SharePictureRequest): Promise<Pick<Plan, 'title' | 'words' | 'pictureIds'> | null>;
}

/** The kinds of shared pages that other domains bring. */
export const sharePictures = extensionPoint<SharePicture>('seo.sharePictures');

/** What the picture behind an address shows; the site's own for whatever is not known, or not shown in that country. */
export async function planOf(
  sources: PlanSources,
  { language, kind, id, country }: SharePictureRequest,
): Promise<Plan> {
  const { db, performers, extensions } = sources;
  const say = words[language];
  const addressOf = (shown: string, name: string): string => `/og/${language}/${shown}/${name}.jpg`;
  const list = async (
    address: string,
    [title, text]: readonly [string, string],
    filter: ModelFilter,
  ): Promise<Plan> => ({
    title,
    words: text,
    claim: say.claim,
    pictureIds: await facesOf(sources, filter, country),
    address,
  });
  if (kind === 'performer' && /^\d{1,9}$/.test(id)) {
    const actor = await performers.actor(db, Number(id));
    const picture = actor && publicPicture(actor);
    if (actor && picture && !isBanned(actor, country)) {
      const headline = actor.headline[language] || actor.headline.en;
      const address = addressOf(kind, String(actor.id));
      return { title: actor.name, words: headline, claim: say.claim, pictureIds: [picture], address };
    }
  }
  if (kind === 'list' && Object.hasOwn(say.lists, id)) {
    return list(addressOf(kind, id), say.lists[id as List], filters[id as List]);
  }
  if (kind === 'category') {
    const theme = (await performers.themes(db, language)).find(({ slug }) => slug === id);
    if (theme) return list(addressOf(kind, id), [theme.name, say.category], { category: id });
  }
  for (const one of extensions.of(sharePictures)) {
    const found = one.kind === kind ? await one.find(db, { language, kind, id, country }) : null;
    if (found) return { ...found, claim: say.claim, address: addressOf(kind, id) };
  }
  return list(addressOf('site', 'home'), say.home, {});
}

const filters: Readonly<Record<List, ModelFilter>> = { cams: {}, 'free-chat': {}, 'new-girls': { newGirls: true } };

/** The poster, else the cover, else the portrait; never one above the harmless age rating. */
function publicPicture({ poster, cover, avatar }: ActorRow): string | null {
  return [poster, cover, avatar].find((picture) => picture && picture.ageRating <= harmlessRating)?.id ?? null;
}

/** The best liked of a list; the best liked of all when the list is empty. */
async function facesOf({ db, performers }: PlanSources, filter: ModelFilter, country: string | null) {
  const ids = (rows: readonly ActorRow[]) => rows.flatMap((row) => publicPicture(row) ?? []).slice(0, 6);
  const found = ids(await performers.mostLiked(db, filter, country));
  return found.length > 0 ? found : ids(await performers.mostLiked(db, {}, country));
}
