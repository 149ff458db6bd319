import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Appearance, listAppearances, Thing } from '../contract/index.ts';
import { consentTerms } from '../contract/index.ts';
import { namesOf } from './names.ts';
import { coverageSinks } from './port.ts';
import { depictions, things } from './tables.ts';

/** How many answered ones stand on a page, and how many questions at once. */
const pageSize = 30;
const mostAsked = 50;

/** Where some things are found, by `kind:id`. */
export async function pathsOf(
  { extensions }: Pick<Kit, 'extensions'>,
  executor: Executor,
  list: readonly Thing[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const sink of extensions.of(coverageSinks)) {
    const ids = list.filter(({ kind }) => kind === sink.kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, path] of await sink.paths(executor, ids)) found.set(`${sink.kind}:${id}`, path);
  }
  return found;
}

type Row = { readonly depiction: typeof depictions.$inferSelect; readonly thing: typeof things.$inferSelect };

async function present(kit: Kit, personId: number, rows: readonly Row[]): Promise<Appearance[]> {
  const names = await namesOf(
    kit.db,
    rows.map(({ thing }) => thing.ownerId),
  );
  const paths = await pathsOf(
    kit,
    kit.db,
    rows.map(({ thing }) => ({ kind: thing.kind, id: thing.id }) as Thing),
  );
  return rows.map(({ depiction, thing }) => ({
    ...{ key: depiction.id, kind: thing.kind, id: thing.id, title: thing.title, recordedOn: thing.recordedOn },
    owner: thing.ownerId === personId ? '' : (names.get(thing.ownerId) ?? ''),
    path: thing.isCovered ? (paths.get(`${thing.kind}:${thing.id}`) ?? null) : null,
    standing: depiction.standing as Appearance['standing'],
    askedAt: depiction.askedAt.getTime(),
    decidedAt: depiction.decidedAt?.getTime() ?? null,
    isShown: thing.isCovered,
  }));
}

/** What somebody is in: what waits for their answer, and a page of the others, the latest first. */
export async function appearancesOf(
  kit: Kit,
  personId: number,
  before: number | undefined,
): Promise<RouteOutput<typeof listAppearances>> {
  const isThere = sql`${things.forgottenAt} is null and ${things.takenDownAt} is null`;
  const read = (which: 'asked' | 'answered', limit: number) =>
    kit.db.orm
      .select({ depiction: depictions, thing: things })
      .from(depictions)
      .innerJoin(things, and(eq(things.kind, depictions.kind), eq(things.id, depictions.thingId)))
      .where(
        and(
          eq(depictions.personId, personId),
          isThere,
          which === 'asked'
            ? eq(depictions.standing, 'asked')
            : and(ne(depictions.standing, 'asked'), ne(depictions.standing, 'unnamed')),
          which === 'asked' || before === undefined ? undefined : lt(depictions.id, before),
        ),
      )
      .orderBy(desc(depictions.id))
      .limit(limit);
  const asked = before === undefined ? await read('asked', mostAsked) : [];
  const answered = await read('answered', pageSize + 1);
  const items = answered.slice(0, pageSize);
  return {
    asked: await present(kit, personId, asked),
    items: await present(kit, personId, items),
    before: answered.length > items.length ? (items.at(-1)?.depiction.id ?? null) : null,
    termsVersion: consentTerms.version,
  };
}

/** Where somebody stands about a thing they have just answered for. */
export async function standingOf(executor: Executor, personId: number, thing: Thing): Promise<Appearance['standing']> {
  const [row] = await executor.orm
    .select({ standing: depictions.standing })
    .from(depictions)
    .where(and(eq(depictions.kind, thing.kind), eq(depictions.thingId, thing.id), eq(depictions.personId, personId)));
  if (!row || row.standing === 'unnamed') throw new Problem(notFound);
  return row.standing;
}
