import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '#kit/contract/access.ts';
import type { Face } from '../../contract/index.ts';
import { faceEveryMs } from '../../contract/index.ts';
import { noCalls, offerOf, refusalOf } from '../chats/policy.ts';
import type { Context } from '../context.ts';
import type { ActorRow } from '../deps.ts';
import { faces, roomGuests, rooms } from '../tables.ts';
import { isPublic } from './public-rooms.ts';

/** Older faces are not shown, ms: they would not be what happens now. */
export const faceLivesMs = 3 * faceEveryMs;
/** A wish is written again when it is so old, ms. */
const wishEveryMs = 10_000;

/**
 * Faces for cards: of performers on whom the caller could start a preview, by the very rules that decide one; blurred where only the
 * proof of age is missing. Asking keeps faces coming (make-faces.ts). `seen`: when the faces were taken that the caller has.
 */
export async function showFaces(
  ctx: Context,
  caller: Caller,
  actorIds: readonly number[],
  seen: readonly number[],
): Promise<{ shown: number[]; faces: Face[] }> {
  const { db } = ctx.kit;
  const now = ctx.now();
  const found = await db.orm
    .select({ room: rooms, face: faces })
    .from(rooms)
    .leftJoin(faces, and(eq(faces.actorId, rooms.actorId), eq(faces.roomId, rooms.id)))
    .where(and(inArray(rooms.actorId, [...actorIds]), isPublic));
  if (found.length === 0) return { shown: [], faces: [] };
  const looks = await looksOf(
    ctx,
    caller,
    found.map(({ room }) => room),
  );
  const allowed = found.filter(({ room }) => looks.has(room.actorId));
  await wish(
    ctx,
    allowed
      .map(({ room: { id: roomId, actorId }, face }) => ({
        roomId,
        actorId,
        face,
        isBlurred: looks.get(actorId) === 'blurred',
      }))
      .filter(({ face, isBlurred }) => ((isBlurred ? face?.blurWantedAt : face?.wantedAt) ?? 0) < now - wishEveryMs),
  );
  const shown = allowed.flatMap(({ room: { actorId }, face }) => {
    const isBlurred = looks.get(actorId) === 'blurred';
    const picture = isBlurred ? face?.blurred : face?.picture;
    if (!face?.takenAt || face.takenAt < now - faceLivesMs * ctx.kit.config.CLOCK_SPEED || !picture) return [];
    return [{ actorId, at: face.takenAt, isBlurred, picture }];
  });
  return {
    shown: shown.map(({ actorId }) => actorId),
    faces: shown
      .filter(({ actorId, at }) => at > (seen[actorIds.indexOf(actorId)] ?? 0))
      .map((face) => ({ ...face, picture: Buffer.from(face.picture).toString('base64') })),
  };
}

/** What somebody can do something about who is old enough. */
const asksForProof: readonly unknown[] = ['ageNotProven', 'adultAreaClosed'];

/** Who may be looked at, and how. Asked for all at once: a page shows many. */
async function looksOf(ctx: Context, caller: Caller, open: readonly (typeof rooms.$inferSelect)[]) {
  const { deps, kit } = ctx;
  const { db } = kit;
  const { accountId, subjectId } = caller;
  const actorIds = open.map(({ actorId }) => actorId);
  const actors = await deps.performers.actorsOf(db, actorIds);
  const apart = accountId === null ? [] : await deps.blocks.separated(db, { actorIds, guestIds: [accountId] });
  const kicked = subjectId === null ? [] : await kickedFrom(ctx, subjectId, open);
  const verdicts = new Map<number, Awaited<ReturnType<typeof deps.access.mayChat>>>();
  const verdictFor = async ({ id: actorId, fsk }: ActorRow) => {
    const known =
      verdicts.get(fsk) ?? (await deps.access.mayChat(db, { caller, actorId, fsk, chatType: 'LIVE_PREVIEW' }));
    verdicts.set(fsk, known);
    return known;
  };
  const looks = new Map<number, 'clear' | 'blurred'>();
  for (const actor of actors) {
    const room = open.find(({ actorId }) => actorId === actor.id) ?? null;
    const verdict = await verdictFor(actor);
    const refusal = refusalOf(offerOf(actor, { chatType: 'LIVE_PREVIEW', single: false, voyeurs: true }), {
      caller,
      actor,
      room,
      exclusive: null,
      guest: { name: '', vip: false },
      roomGuest: room !== null && kicked.includes(room.id) ? { kicked: true, muted: false, textStartedAt: null } : null,
      barrier: apart.some(({ actorId }) => actorId === actor.id) ? 'blockedByPerformer' : null,
      balance: 0,
      coveredMinutes: 0,
      verdict,
      hasTicket: false,
      calls: noCalls,
      freeChatLeft: null,
      uncountedUntil: null,
      // A face is no preview, and takes none of an hour's.
      previewsThisHour: 0,
      previewsInRoom: 0,
    });
    if (refusal === null) looks.set(actor.id, 'clear');
    else if (asksForProof.includes(refusal.data?.['reason'])) looks.set(actor.id, 'blurred');
  }
  return looks;
}

async function kickedFrom(ctx: Context, guestId: number, open: readonly { readonly id: number }[]): Promise<number[]> {
  const found = await ctx.kit.db.orm
    .select({ roomId: roomGuests.roomId })
    .from(roomGuests)
    .where(
      and(
        inArray(
          roomGuests.roomId,
          open.map(({ id }) => id),
        ),
        eq(roomGuests.guestId, guestId),
        roomGuests.kicked,
      ),
    );
  return found.map(({ roomId }) => roomId);
}

/** Notes that somebody looks at these rooms; whoever carries them takes pictures while that is not long ago. */
async function wish(
  ctx: Context,
  wanted: readonly { readonly roomId: number; readonly actorId: number; readonly isBlurred: boolean }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const wantedAt = ctx.now();
  /** A picture of an earlier show is none of this one. */
  const ofThisShow = (column: PgColumn) => sql`case when ${faces.roomId} = excluded.room_id then ${column} end`;
  await ctx.kit.db.orm
    .insert(faces)
    .values(
      wanted.map(({ roomId, actorId, isBlurred }) => ({
        ...{ actorId, roomId, wantedAt },
        blurWantedAt: isBlurred ? wantedAt : null,
      })),
    )
    .onConflictDoUpdate({
      target: faces.actorId,
      set: {
        wantedAt,
        blurWantedAt: sql`coalesce(excluded.blur_wanted_at, ${faces.blurWantedAt})`,
        roomId: sql`excluded.room_id`,
        takenAt: ofThisShow(faces.takenAt),
        picture: ofThisShow(faces.picture),
        blurred: ofThisShow(faces.blurred),
      },
    });
}
