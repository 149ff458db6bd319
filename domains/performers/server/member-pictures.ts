import { and, asc, eq } from 'drizzle-orm';
import type { RestrictionCode } from '#domains/access/contract/index.ts';
import type { Picture } from '#domains/media/contract/index.ts';
import { publicRating } from '#domains/media/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { PerformersDeps } from './deps.ts';
import { ratingFor } from './gallery.ts';
import type { Presenter, SedcardRow } from './present.ts';
import { memberPictures } from './tables.ts';

/** A performer's pictures for members as a caller may see them; how many there are is no secret. */
export interface MemberPictures {
  readonly total: number;
  readonly pictures: readonly Picture[];
  /** Why there are no pictures here: what the caller can do about it, or null. */
  readonly restriction: RestrictionCode | null;
}

/** Most pictures for members that are shown at once. */
const most = 100;

/** A performer's pictures for members, in their order: those that are shown, or all for the performer. */
export const findMemberPictures = (
  executor: Executor,
  actorId: number,
  which: 'shown' | 'own',
): Promise<SedcardRow[]> =>
  executor.orm
    .select()
    .from(memberPictures)
    .where(and(eq(memberPictures.actorId, actorId), which === 'own' ? undefined : eq(memberPictures.isCovered, true)))
    .orderBy(asc(memberPictures.position))
    .limit(most);

/**
 * The pictures for members of a performer's fan club. `isMember` is what the fan club says of the caller; whether that opens them
 * is for access to say (`needLogin`, `needAgeCheck`, `needAbo`), and its rules about age for each picture.
 */
export async function readMemberPictures(
  executor: Executor,
  deps: Pick<PerformersDeps, 'access'>,
  presenter: Presenter,
  { actorId, isMember }: { readonly actorId: number; readonly isMember: boolean },
  caller: Caller,
): Promise<MemberPictures> {
  const rows = await findMemberPictures(executor, actorId, 'shown');
  const total = rows.length;
  if (total === 0 || !deps.access) return { total, pictures: [], restriction: null };
  const asked = { caller, fsk: publicRating, needs: 'abo', has: isMember } as const;
  const verdict = await deps.access.mayView(executor, asked);
  if (!verdict.ok) return { total, pictures: [], restriction: verdict.restriction };
  const rating = await ratingFor(executor, deps, caller);
  const shown = rows.filter(({ ageRating }) => ageRating <= rating);
  return { total, pictures: shown.map(presenter.memberPicture), restriction: null };
}
