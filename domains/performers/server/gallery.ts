import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Picture } from '#domains/media/contract/index.ts';
import { publicRating } from '#domains/media/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { PerformersDeps } from './deps.ts';
import { seenFrom } from './find-actor.ts';
import type { Presenter } from './present.ts';
import { actors, sedcards } from './tables.ts';

/** A gallery picture, and whose it is. */
export interface OwnedPicture {
  readonly actor: { readonly id: number; readonly name: string };
  readonly picture: Picture;
}

/** A performer's gallery as one thing: the first pictures of what somebody may see, and how many there are. */
export interface Gallery {
  readonly actor: { readonly id: number; readonly name: string };
  readonly pictures: readonly Picture[];
  readonly total: number;
}

/** Age ratings of pictures (spec 1 §3), the highest first. */
const ratings = [18, 16, 12] as const;

/**
 * The highest age rating of the pictures a caller is shown, `wanted` at most: the highest that no rule about age, place or standing
 * refuses; above the public one only with an account.
 */
export async function ratingFor(
  executor: Executor,
  { access }: Pick<PerformersDeps, 'access'>,
  caller: Caller,
  wanted: number = ratings[0],
): Promise<number> {
  if (!access) return Math.min(wanted, publicRating);
  for (const fsk of ratings.filter((rating) => rating <= wanted)) {
    const isPublic = fsk <= publicRating;
    if (!isPublic && caller.accountId === null) continue;
    const verdict = await access.mayView(executor, { caller, fsk, needs: isPublic ? 'nothing' : 'login', has: true });
    if (verdict.ok) return fsk;
  }
  return 0;
}

/** Who is shown what everybody is: in lists, which are made once for all who come from a place. */
const everybodyAt = ({ country, language }: Pick<Caller, 'country' | 'language'>): Caller => ({
  ...{ subjectId: null, accountId: null, roles: [], sessionId: null, country, language, ip: '' },
});

/** Shows performers in lists: avatars, posters and covers up to the rating that everybody may see where somebody is. */
export const presenterFor = async (
  executor: Executor,
  deps: Pick<PerformersDeps, 'access'>,
  presenter: Presenter,
  place: Pick<Caller, 'country' | 'language'>,
): Promise<Presenter> => presenter.upTo(await ratingFor(executor, deps, everybodyAt(place), publicRating));

const isShownTo = (rating: number, { country }: Pick<Caller, 'country'>) =>
  and(lte(sedcards.ageRating, rating), eq(sedcards.isCovered, true), seenFrom(country));

/**
 * Gallery pictures by their ids, in any order: without those that are gone, and those the caller may not see, by rating, by
 * country, or because the performer is locked.
 */
export async function picturesAmong(
  executor: Executor,
  deps: PerformersDeps,
  presenter: Presenter,
  pictureIds: readonly string[],
  caller: Caller,
): Promise<OwnedPicture[]> {
  if (pictureIds.length === 0) return [];
  const rating = await ratingFor(executor, deps, caller);
  const rows = await executor.orm
    .select({ row: sedcards, name: actors.name })
    .from(sedcards)
    .innerJoin(actors, eq(actors.id, sedcards.actorId))
    .where(and(inArray(sedcards.pictureId, [...pictureIds]), isShownTo(rating, caller)));
  return rows.map(({ row, name }) => ({ actor: { id: row.actorId, name }, picture: presenter.sedcard(row) }));
}

/** The galleries of some performers as the caller may see them, in any order; without empty ones. `most` pictures of each. */
export async function galleriesAmong(
  executor: Executor,
  deps: PerformersDeps,
  presenter: Presenter,
  { actorIds, most }: { readonly actorIds: readonly number[]; readonly most: number },
  caller: Caller,
): Promise<Gallery[]> {
  if (actorIds.length === 0) return [];
  const rating = await ratingFor(executor, deps, caller);
  const rows = await executor.orm
    .select({ row: sedcards, name: actors.name })
    .from(sedcards)
    .innerJoin(actors, eq(actors.id, sedcards.actorId))
    .where(and(inArray(sedcards.actorId, [...actorIds]), isShownTo(rating, caller)))
    .orderBy(asc(sedcards.actorId), asc(sedcards.position));
  return [...Map.groupBy(rows, ({ row }) => row.actorId)].map(([id, own]) => ({
    actor: { id, name: own[0]?.name ?? '' },
    pictures: own.slice(0, most).map(({ row }) => presenter.sedcard(row)),
    total: own.length,
  }));
}
