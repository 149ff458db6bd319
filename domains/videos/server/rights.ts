import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Verdict } from '#domains/access/contract/restrictions.ts';
import { publicRating } from '#domains/media/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import type { VideoRow } from './rows.ts';
import { isGone, isShown } from './rows.ts';
import { likes, owned } from './tables.ts';

/** What a caller has of some videos, and what may be shown to them: asked once for all of a page. */
export interface Viewer {
  /** Videos they own, with how they came by them. */
  readonly owns: ReadonlyMap<number, 'bought' | 'voucher' | 'gift'>;
  readonly likes: ReadonlySet<number>;
  readonly isVip: boolean;
  /** Whether they may watch a video now. One question for every page, answer and byte. */
  watches(row: Watched): Promise<Verdict>;
  /** Whether they may see its first seconds, where the whole is not theirs yet: what they may look at, one step before it opens. */
  previews(row: Watched): Promise<boolean>;
  /** Whether they may see its cover as it is. */
  seesCover(row: Pick<VideoRow, 'ageRating' | 'actorId'>): Promise<boolean>;
}

type Watched = Pick<
  VideoRow,
  'id' | 'actorId' | 'ageRating' | 'price' | 'isVip' | 'state' | 'isActorLocked' | 'isCovered'
>;

const yes: Verdict = { ok: true };
const gone: Verdict = { ok: false, restriction: null, reason: 'notShown' };

/** Whether a caller looks at it by right of work: its performer, and operators. */
const isAtWork = (caller: Caller, row: Pick<VideoRow, 'actorId'>): boolean =>
  caller.accountId !== null && (caller.accountId === row.actorId || caller.roles.includes('operator'));

/** Looks up what a caller has of videos. */
export async function viewerOf(
  ctx: Pick<Context, 'access' | 'subscriptions'>,
  executor: Executor,
  caller: Caller,
  videoIds: readonly number[],
): Promise<Viewer> {
  const ids = [...videoIds];
  const { accountId } = caller;
  const isGuest = accountId !== null && ids.length > 0;
  // One after the other: inside a transaction there is one connection.
  const ownedRows = isGuest
    ? await executor.orm
        .select({ id: owned.videoId, origin: owned.origin })
        .from(owned)
        .where(and(eq(owned.guestId, accountId), inArray(owned.videoId, ids), isNull(owned.endedAt)))
    : [];
  const likedRows = isGuest
    ? await executor.orm
        .select({ id: likes.videoId })
        .from(likes)
        .where(and(eq(likes.guestId, accountId), inArray(likes.videoId, ids)))
    : [];
  const isVip = isGuest && (await ctx.subscriptions.isActive(executor, accountId, { kind: 'vip' }));
  const owns = new Map(ownedRows.map(({ id, origin }) => [id, origin] as const));
  const view = ctx.access.viewing(executor, caller);
  const ask = (fsk: number, needs: 'nothing' | 'login' | 'abo' | 'purchase', has: boolean): Promise<Verdict> =>
    view({ fsk, needs, has });
  const open = (fsk: number) => ask(fsk, fsk <= publicRating ? 'nothing' : 'login', true);
  const viewer: Viewer = {
    owns,
    likes: new Set(likedRows.map(({ id }) => id)),
    isVip,
    async watches(row) {
      if (isAtWork(caller, row)) return yes;
      const has = owns.has(row.id);
      // What was bought stays its guest's while it is there at all, also when its performer takes it out of the lists.
      if (isGone(row) || !(isShown(row) || has)) return gone;
      if (has) return ask(row.ageRating, 'purchase', true);
      if (row.isVip && (isVip || row.price === 0)) return ask(row.ageRating, 'abo', isVip);
      return row.price === 0 ? open(row.ageRating) : ask(row.ageRating, 'purchase', false);
    },
    async previews(row) {
      if (!isShown(row)) return false;
      const verdict = await viewer.watches(row);
      if (verdict.ok || verdict.restriction === null || verdict.restriction === 'needAgeCheck') return false;
      return viewer.seesCover(row);
    },
    async seesCover(row) {
      return isAtWork(caller, row) || (await open(row.ageRating)).ok;
    },
  };
  return viewer;
}
