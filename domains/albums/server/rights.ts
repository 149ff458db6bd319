import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Verdict } from '#domains/access/contract/restrictions.ts';
import { publicRating } from '#domains/media/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import type { AlbumRow } from './rows.ts';
import { isGone, isShown } from './rows.ts';
import { owned } from './tables.ts';

/** What a caller has of some albums, and what may be shown to them: asked once for all of a page. */
export interface Viewer {
  /** Albums they own, with how they came by them. */
  readonly owns: ReadonlyMap<number, 'bought' | 'voucher' | 'gift'>;
  readonly isVip: boolean;
  /** They look at it by right of work: its performer, and operators. */
  isAtWork(row: Pick<AlbumRow, 'actorId'>): boolean;
  /** Whether they may see all pictures of an album now. One question for every page, answer and byte. */
  opens(row: Opened): Promise<Verdict>;
  /** Whether they may see those that its performer shows to everybody. */
  seesPreviews(row: Opened): Promise<boolean>;
}

type Opened = Pick<
  AlbumRow,
  'id' | 'actorId' | 'ageRating' | 'price' | 'isVip' | 'state' | 'isActorLocked' | 'isCovered'
>;

const yes: Verdict = { ok: true };
const gone: Verdict = { ok: false, restriction: null, reason: 'notShown' };

/** Looks up what a caller has of albums. */
export async function viewerOf(
  ctx: Pick<Context, 'access' | 'subscriptions'>,
  executor: Executor,
  caller: Caller,
  albumIds: readonly number[],
): Promise<Viewer> {
  const { accountId } = caller;
  const isGuest = accountId !== null && albumIds.length > 0;
  // One after the other: inside a transaction there is one connection.
  const rows = isGuest
    ? await executor.orm
        .select({ id: owned.albumId, origin: owned.origin })
        .from(owned)
        .where(and(eq(owned.guestId, accountId), inArray(owned.albumId, [...albumIds]), isNull(owned.endedAt)))
    : [];
  const isVip = isGuest && (await ctx.subscriptions.isActive(executor, accountId, { kind: 'vip' }));
  const owns = new Map(rows.map(({ id, origin }) => [id, origin] as const));
  const view = ctx.access.viewing(executor, caller);
  const ask = (fsk: number, needs: 'nothing' | 'login' | 'abo' | 'purchase', has: boolean): Promise<Verdict> =>
    view({ fsk, needs, has });
  const open = (fsk: number) => ask(fsk, fsk <= publicRating ? 'nothing' : 'login', true);
  const isAtWork: Viewer['isAtWork'] = (row) =>
    accountId !== null && (accountId === row.actorId || caller.roles.includes('operator'));
  // What was bought stays its guest's while it is there at all, also when its performer takes it out of the lists.
  const isThere = (row: Opened): boolean => !isGone(row) && (isShown(row) || owns.has(row.id));
  return {
    owns,
    isVip,
    isAtWork,
    async opens(row) {
      if (isAtWork(row)) return yes;
      if (!isThere(row)) return gone;
      if (owns.has(row.id)) return ask(row.ageRating, 'purchase', true);
      if (row.isVip && (isVip || row.price === 0)) return ask(row.ageRating, 'abo', isVip);
      return row.price === 0 ? open(row.ageRating) : ask(row.ageRating, 'purchase', false);
    },
    async seesPreviews(row) {
      return isAtWork(row) || (isThere(row) && (await open(row.ageRating)).ok);
    },
  };
}
