import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { StillMaker } from '#kit/live-media/server/stills/still-maker.ts';
import { faceEveryMs, faceSize } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { faces, rooms } from '../tables.ts';
import { isPublic, wasPublicAt } from './public-rooms.ts';
import { faceLivesMs } from './show-faces.ts';

/** How often each process looks which of the broadcasts it carries want a new face, ms. */
const lookEveryMs = 2_000;
/** Faces one look makes at most: what a minute of many rooms costs is spread over it. */
const mostAtOnce = 16;
/** Faces are taken while somebody asked so lately, ms. */
const wantedForMs = 45_000;

type Making = Pick<StillMaker, 'make'>;

/**
 * Takes pictures of the broadcasts this process carries, for cards: of those somebody looks at, about every twenty seconds, never of a
 * private chat. The result stops it.
 */
export function makeFaces(ctx: Context, maker: Making): () => void {
  const { clock, config } = ctx.kit;
  const ms = (real: number): number => real * config.CLOCK_SPEED;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const now = ctx.now();
      await ctx.kit.db.orm.delete(faces).where(lt(faces.wantedAt, now - ms(faceLivesMs)));
      for (const room of await wanted(ctx, now, ms)) await makeFace(ctx, maker, room);
    } finally {
      isLooking = false;
    }
  };
  const timer = clock.setInterval(() => ctx.work.run('faces for cards', look), ms(lookEveryMs));
  return () => clock.clear(timer);
}

async function wanted(ctx: Context, now: number, ms: (real: number) => number) {
  const carried = [...ctx.media.carried().rooms.keys()];
  if (carried.length === 0) return [];
  const isBlurWanted = sql<boolean>`coalesce(${faces.blurWantedAt} > ${now - ms(wantedForMs)}, false)`;
  return ctx.kit.db.orm
    .select({ roomId: rooms.id, actorId: rooms.actorId, blurred: isBlurWanted })
    .from(faces)
    .innerJoin(rooms, and(eq(rooms.actorId, faces.actorId), eq(rooms.id, faces.roomId)))
    .where(
      and(
        inArray(faces.actorId, carried),
        sql`${faces.wantedAt} > ${now - ms(wantedForMs)}`,
        // A look comes every two seconds: the one that is nearest to the twenty counts.
        or(
          isNull(faces.takenAt),
          and(isBlurWanted, isNull(faces.blurred)),
          lt(faces.takenAt, now - ms(faceEveryMs - lookEveryMs / 2)),
        ),
        isPublic,
      ),
    )
    .orderBy(sql`${faces.takenAt} nulls first`, asc(faces.actorId))
    .limit(mostAtOnce);
}

/** One picture, kept only if nothing private can be on it, whatever happened since it was taken. */
async function makeFace(
  ctx: Context,
  maker: Making,
  room: { roomId: number; actorId: number; blurred: boolean },
): Promise<void> {
  const still = await ctx.media.still(room.actorId);
  const made = still && (await maker.make(still, { ...faceSize, blurred: room.blurred }));
  if (!made) return;
  await ctx.kit.db.orm
    .update(faces)
    .set({ takenAt: ctx.now(), picture: made.picture, blurred: made.blurred })
    .where(
      and(
        eq(faces.actorId, room.actorId),
        eq(faces.roomId, room.roomId),
        sql`exists (select 1 from ${rooms} where ${rooms.id} = ${room.roomId} and ${wasPublicAt(still.at)})`,
      ),
    );
}
