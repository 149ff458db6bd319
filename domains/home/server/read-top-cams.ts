import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { ActorCard } from '#domains/performers/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { TopCam, TopList } from '../contract/index.ts';
import { topLists } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { topCams } from './tables.ts';

type Row = typeof topCams.$inferSelect;

function presentTopCam(row: Row, place: number, card: ActorCard, language: Caller['language']): TopCam {
  const { singlec2c } = card.prices;
  return {
    place,
    id: card.id,
    name: card.name,
    profileLink: `/${language}/amateur/${encodeURIComponent(card.name.toLowerCase())}/`,
    online: card.isOnline,
    onlineVideocall: card.isOnlineMobileVideocall,
    age: card.age,
    previewPicture: card.poster?.src ?? null,
    avatarPicture: card.avatar?.src ?? null,
    spokenLanguages: card.languages,
    pinnedCount: card.favoriteCount,
    ratingCount: row.ratingCount,
    satisfactionRate: row.satisfactionRate,
    rankingPointsVideoCall: row.callMinutes,
    videocallPrice: singlec2c === null ? null : { value: singlec2c, currency: 'VXC', symbol: 'VXC' },
  };
}

/** Shows rows as a caller may see them; who is not shown there is left out, and who follows moves up. */
async function present(
  { kit: { db }, performers }: Context,
  rows: readonly Row[],
  caller: Pick<Caller, 'language' | 'country'>,
  firstPlace: number,
): Promise<TopCam[]> {
  const ids = rows.map(({ actorId }) => actorId);
  const cards = new Map((await performers.cards(db, ids, caller)).map((card) => [card.id, card]));
  return rows
    .flatMap((row) => {
      const card = cards.get(row.actorId);
      return card ? [{ row, card }] : [];
    })
    .map(({ row, card }, index) => presentTopCam(row, firstPlace + index, card, caller.language));
}

/** The first places of a list. */
export async function readTopCams(
  ctx: Context,
  { list, first }: { readonly list: TopList; readonly first: number },
  caller: Pick<Caller, 'language' | 'country'>,
): Promise<TopCam[]> {
  const rows = await ctx.kit.db.orm.select().from(topCams).where(eq(topCams.list, list)).orderBy(asc(topCams.place));
  return (await present(ctx, rows, caller, 1)).slice(0, first);
}

/** Who stands before and behind somebody, at most. */
const beside = 2;

/** Where one performer stands in each list, and who stands around her where she stands best. */
export async function readActorTopCams(ctx: Context, actorId: number, caller: Pick<Caller, 'language' | 'country'>) {
  const { db } = ctx.kit;
  const own = await db.orm.select().from(topCams).where(eq(topCams.actorId, actorId));
  const places = own
    .map(({ list, place }) => ({ list, place }))
    .toSorted((a, b) => topLists.indexOf(a.list) - topLists.indexOf(b.list));
  const [best] = places.toSorted((a, b) => a.place - b.place);
  if (!best) return { places, around: null };
  const { list, place } = best;
  const near = await db.orm
    .select()
    .from(topCams)
    .where(and(eq(topCams.list, list), gte(topCams.place, place - beside), lte(topCams.place, place + beside)))
    .orderBy(asc(topCams.place));
  const byId = new Map(near.map((row) => [row.actorId, row.place]));
  const cams = await present(ctx, near, caller, 1);
  return { places, around: { list, cams: cams.map((cam) => ({ ...cam, place: byId.get(cam.id) ?? cam.place })) } };
}
