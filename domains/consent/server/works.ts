import { and, asc, eq, sql } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { OfficeThing, Thing, ThingState, WorkFile } from '../contract/index.ts';
import { pathsOf } from './appearances.ts';
import type { Context } from './deps.ts';
import { namesOf } from './names.ts';
import { depictions, people, things, trail } from './tables.ts';

/** Lines of the trail that are shown with a thing: the latest. */
const mostLines = 200;

/** Whether a row of `things` may be shown, or why not, as an expression. */
export const stateOf = sql<ThingState>`case
  when things.forgotten_at is not null then 'gone'
  when things.taken_down_at is not null then 'takenDown'
  when exists (select 1 from consent.depictions d where d.kind = things.kind and d.thing_id = things.id
    and d.standing in ('refused', 'withdrawn')) then 'withdrawn'
  when things.is_covered then 'covered'
  when things.is_paused then 'paused'
  else 'waiting' end`;

/** What operators see of a row of `things` beside its columns. */
export const thingColumns = {
  state: stateOf,
  people: sql<number>`(select count(*)::int from consent.depictions d
    where d.kind = things.kind and d.thing_id = things.id and d.standing <> 'unnamed')`,
  saidNoAt: sql<Date | null>`(select max(d.decided_at) from consent.depictions d where d.kind = things.kind
    and d.thing_id = things.id and d.standing in ('refused', 'withdrawn'))`,
};

type Found = typeof things.$inferSelect & {
  readonly state: ThingState;
  readonly people: number;
  readonly saidNoAt: Date | string | null;
};

/** Rows of things, as operators see them. */
export async function presentThings(executor: Executor, rows: readonly Found[]): Promise<OfficeThing[]> {
  const names = await namesOf(
    executor,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => {
    const ended = row.forgottenAt ?? row.takenDownAt ?? row.saidNoAt;
    return {
      ...{ number: row.number, kind: row.kind, id: row.id, title: row.title, ownerId: row.ownerId },
      ...{ state: row.state, people: row.people, recordedOn: row.recordedOn, owner: names.get(row.ownerId) ?? '' },
      declaredAt: row.declaredAt.getTime(),
      endedAt: ended === null ? null : new Date(ended).getTime(),
    };
  });
}

/** Where some things are found, or were last, as whole addresses, by `kind:id`. */
export async function addressesOf(
  kit: Pick<Kit, 'db' | 'config' | 'extensions'>,
  rows: readonly { readonly kind: string; readonly id: string; readonly path: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const origin = publicOrigin(kit.config);
  const now = await pathsOf(kit, kit.db, rows as readonly Thing[]);
  const found = new Map<string, string>();
  for (const { kind, id, path } of rows) {
    const key = `${kind}:${id}`;
    const at = now.get(key) ?? path;
    if (at !== null) found.set(key, `${origin}/en${at}`);
  }
  return found;
}

/** One thing with the people in it and what happened to it. @throws Problem not_found */
export async function workOf({ kit }: Pick<Context, 'kit'>, { kind, id }: Thing): Promise<WorkFile> {
  const { orm } = kit.db;
  const [row] = await orm
    .select({ thing: things, ...thingColumns })
    .from(things)
    .where(and(eq(things.kind, kind), eq(things.id, id)));
  if (!row) throw new Problem(notFound);
  const found: Found = { ...row.thing, state: row.state, people: row.people, saidNoAt: row.saidNoAt };
  const [shown] = await presentThings(kit.db, [found]);
  const cast = await orm
    .select({ depiction: depictions, standing: people.standing, adultFrom: people.adultFrom })
    .from(depictions)
    .leftJoin(people, eq(people.accountId, depictions.personId))
    .where(and(eq(depictions.kind, kind), eq(depictions.thingId, id)))
    .orderBy(asc(depictions.id));
  const lines = await orm
    .select()
    .from(trail)
    .where(and(eq(trail.kind, kind), eq(trail.thingId, id)))
    .orderBy(sql`${trail.id} desc`)
    .limit(mostLines);
  const names = await namesOf(kit.db, [
    ...cast.map(({ depiction }) => depiction.personId),
    ...lines.flatMap(({ personId }) => (personId === null ? [] : [personId])),
  ]);
  return {
    ...(shown as OfficeThing),
    address: (await addressesOf(kit, [found])).get(`${kind}:${id}`) ?? null,
    cast: cast.map(({ depiction, standing, adultFrom }) => ({
      ...{ accountId: depiction.personId, name: names.get(depiction.personId) ?? '', standing: depiction.standing },
      ...{ termsVersion: depiction.termsVersion, decidedAt: depiction.decidedAt?.getTime() ?? null },
      isAdult: standing === 'verified' && adultFrom !== null && adultFrom <= row.thing.recordedOn,
    })),
    trail: lines.map((line) => ({
      ...{ key: line.id, at: line.at.getTime(), what: line.what, byId: line.byId, why: line.why },
      ...{ termsVersion: line.termsVersion, wordsHash: line.wordsHash },
      name: line.personId === null ? '' : (names.get(line.personId) ?? ''),
    })),
  };
}
