import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Consent, CoverageSink, Declaration } from '#domains/consent/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Call } from '#kit/server/handler.ts';
import { actors, memberPictures, newPictures, sedcards } from './tables.ts';

declare module '#domains/consent/contract/index.ts' {
  interface DepictingThings {
    /** A picture of a profile, by the id of its file. */
    picture: true;
  }
}

/** The columns of a performer that hold one picture each. */
export const slots = ['avatar', 'cover', 'poster'] as const;

/** What waits first: an operator who lets it in holds its row, and by then it stands in a gallery. */
const tables = [newPictures, sedcards, memberPictures] as const;

const idOf = (slot: (typeof slots)[number]) => sql<string>`${actors[slot]} ->> 'id'`;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What somebody declares of a picture of theirs: alone in it, on the day it came (epoch ms); she says in the studio who else is in it. */
export const declarationOf = (ownerId: number, pictureId: string, at: number): Omit<Declaration, 'call'> => ({
  thing: { kind: 'picture', id: pictureId },
  ownerId,
  recordedOn: dayOf(at),
  title: '',
});

/** Declares a picture whose row is there. `call`: null for the demo world and jobs. */
export const declarePicture = (
  { consent, clock }: { readonly consent: Pick<Consent, 'declare'>; readonly clock: { now(): number } },
  tx: Tx,
  { actorId, pictureId, call = null }: { actorId: number; pictureId: string; call?: Call | null },
): Promise<void> => consent.declare(tx, { ...declarationOf(actorId, pictureId, clock.now()), call });

/** The picture is gone for good. Asked before rows of performers are held: consent holds a thing before what shows it. */
export const forgetPicture = (consent: Pick<Consent, 'forget'>, tx: Tx, pictureId: string): Promise<void> =>
  consent.forget(tx, { kind: 'picture', id: pictureId });

/** Every place a picture of a profile may stand in, as one list of its id, owner, day and mark. */
const everywhere: SQL = sql.join(
  [
    sql`select picture_id, actor_id, added_at, is_covered from ${sedcards}`,
    sql`select picture_id, actor_id, added_at, is_covered from ${memberPictures}`,
    sql`select picture_id, actor_id, added_at, is_covered from ${newPictures}`,
    ...slots.map(
      (slot) =>
        sql`select (${idOf(slot)})::uuid, id, created_at, coalesce((${actors[slot]} ->> 'isCovered')::boolean, false)
        from ${actors} where ${actors[slot]} is not null`,
    ),
  ],
  sql` union all `,
);

/** Keeps beside pictures of profiles whether everybody in them agrees; what was shown and may not be any more is delivered to nobody. */
export const pictureCoverage = ({ media }: { readonly media: Pick<Media, 'withhold'> }): CoverageSink => ({
  kind: 'picture',
  async set(tx, all, isCovered) {
    const ids = all.filter((id) => uuid.test(id));
    if (ids.length === 0) return;
    const changed: string[] = [];
    for (const table of tables) {
      const rows = await tx.orm
        .update(table)
        .set({ isCovered })
        .where(and(inArray(table.pictureId, ids), eq(table.isCovered, !isCovered)))
        .returning({ id: table.pictureId });
      changed.push(...rows.map(({ id }) => id));
    }
    for (const slot of slots) {
      const rows = await tx.orm
        .update(actors)
        .set({ [slot]: sql`jsonb_set(${actors[slot]}, '{isCovered}', to_jsonb(${isCovered}::boolean))` })
        .where(
          and(
            inArray(idOf(slot), ids),
            sql`coalesce((${actors[slot]} ->> 'isCovered')::boolean, false) <> ${isCovered}::boolean`,
          ),
        )
        .returning({ id: idOf(slot) });
      changed.push(...rows.map(({ id }) => id));
    }
    // What was never covered still goes to whoever it belongs to and to operators who look at it.
    await media.withhold(tx, changed, !isCovered);
  },
  async rows({ orm }, after, first) {
    const { rows } = await orm.execute<{ id: string; actor_id: number; at: Date | string; is_covered: boolean }>(sql`
      select picture_id as id, min(actor_id) as actor_id, min(added_at) as at, bool_and(is_covered) as is_covered
      from (${everywhere}) p where picture_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      group by picture_id order by picture_id limit ${first}`);
    return rows.map((row) => {
      const at = new Date(row.at).getTime();
      const { thing, ownerId, recordedOn, title } = declarationOf(row.actor_id, row.id, at);
      return { id: thing.id, isCovered: row.is_covered, ownerId, recordedOn, title };
    });
  },
  async paths({ orm }, all) {
    const ids = all.filter((id) => uuid.test(id));
    if (ids.length === 0) return new Map();
    const inGallery = await orm
      .select({ id: sedcards.pictureId, name: actors.name })
      .from(sedcards)
      .innerJoin(actors, eq(actors.id, sedcards.actorId))
      .where(inArray(sedcards.pictureId, ids));
    const inHead = await orm
      .select({ avatar: idOf('avatar'), cover: idOf('cover'), poster: idOf('poster'), name: actors.name })
      .from(actors)
      .where(or(...slots.map((slot) => inArray(idOf(slot), ids))));
    const profile = (name: string): string => `/amateur/${encodeURIComponent(name.toLowerCase())}/`;
    const wanted = new Set(ids);
    const heads = inHead.flatMap(({ name, ...own }) =>
      Object.values(own)
        .filter((id) => wanted.has(id))
        .map((id) => [id, profile(name)] as const),
    );
    return new Map([...heads, ...inGallery.map(({ id, name }) => [id, `${profile(name)}pictures/`] as const)]);
  },
});
