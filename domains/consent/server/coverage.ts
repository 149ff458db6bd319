import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Kit } from '#kit/server/kit.ts';
import { consentEnded } from '../contract/events.ts';
import type { Thing } from '../contract/index.ts';
import { coverageSinks } from './port.ts';
import { depictions, things } from './tables.ts';

/** How things are called in one word: `video:12`. */
export const keyOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): string => `${kind}:${id}`;

/**
 * Whether a row of `things` is covered but for who rests for a while, as a condition: it is there, somebody is in it, and everybody in it was
 * a verified adult on the day it was recorded and agrees.
 */
const isAgreed = sql<boolean>`things.forgotten_at is null and things.taken_down_at is null
  and exists (
    select 1 from consent.depictions d where d.kind = things.kind and d.thing_id = things.id and d.standing = 'agreed')
  and not exists (
    select 1 from consent.depictions d left join consent.people p on p.account_id = d.person_id
    where d.kind = things.kind and d.thing_id = things.id and d.standing <> 'unnamed'
      and (d.standing <> 'agreed' or p.standing is distinct from 'verified' or p.adult_from > things.recorded_on))`;

/** Whether a row of `things` is covered, as a condition: the above, and nobody in it is paused. */
const isCovered = sql<boolean>`${isAgreed} and not exists (
    select 1 from consent.depictions d join consent.people p on p.account_id = d.person_id
    where d.kind = things.kind and d.thing_id = things.id and d.standing <> 'unnamed' and p.paused_at is not null)`;

/** The pairs of kinds and ids as a condition on `things`. */
const among = (list: readonly Thing[]) =>
  sql`(${things.kind}, ${things.id}) in (${sql.join(
    list.map(({ kind, id }) => sql`(${kind}, ${id})`),
    sql`, `,
  )})`;

/** Which of some things are covered, by {@link keyOf}. */
export async function covers({ orm }: Executor, list: readonly Thing[]): Promise<ReadonlySet<string>> {
  if (list.length === 0) return new Set();
  const rows = await orm
    .select({ kind: things.kind, id: things.id })
    .from(things)
    .where(and(among(list), isCovered));
  return new Set(rows.map((row) => keyOf(row as Thing)));
}

/** Some people's records, held until the transaction ends: always before things, so that nobody waits in a circle. */
export async function lockPeople(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) await lockByName(tx, 'consent.person', id);
}

/** A thing, held until the transaction ends; undefined where it was never declared. */
export async function lockThing(tx: Tx, { kind, id }: Thing): Promise<typeof things.$inferSelect | undefined> {
  const [row] = await tx.orm
    .select()
    .from(things)
    .where(and(eq(things.kind, kind), eq(things.id, id)))
    .for('update');
  return row;
}

/** The things that show somebody, held until the transaction ends. */
export async function lockThingsOf(tx: Tx, personId: number): Promise<Thing[]> {
  const shows = tx.orm
    .select({ key: sql`${depictions.kind} || ':' || ${depictions.thingId}` })
    .from(depictions)
    .where(eq(depictions.personId, personId));
  const rows = await tx.orm
    .select({ kind: things.kind, id: things.id })
    .from(things)
    .where(inArray(sql`${things.kind} || ':' || ${things.id}`, shows))
    .orderBy(things.kind, things.id)
    .for('update');
  return rows as Thing[];
}

interface Why {
  /** Told when something covered is not any more; null where it may only be for a while. */
  readonly ending: 'withdrawn' | 'refused' | 'voided' | 'takenDown' | null;
  /** Whether who shows them is told also when nothing changed: rows of theirs may be new. */
  readonly tellsAll?: boolean;
}

/** Puts right what is told of some locked things, in the transaction that changed them. */
export async function settle(
  { extensions }: Pick<Kit, 'extensions'>,
  tx: Tx,
  list: readonly Thing[],
  { ending, tellsAll = false }: Why,
): Promise<void> {
  if (list.length === 0) return;
  const before = await tx.orm
    .select({
      ...{ kind: things.kind, id: things.id, was: things.isCovered, is: isCovered },
      // What rests is as good as covered here: whoever bought it keeps it, until somebody withdraws.
      ...{ rested: things.isPaused, rests: sql<boolean>`${isAgreed} and not (${isCovered})` },
    })
    .from(things)
    .where(among(list))
    .orderBy(things.kind, things.id);
  const all = before as (Thing & (typeof before)[number])[];
  for (const rests of [false, true]) {
    const some = all.filter((one) => one.rests === rests && one.rested !== rests);
    if (some.length > 0) await tx.orm.update(things).set({ isPaused: rests }).where(among(some));
  }
  const told = all.filter(({ was, is }) => tellsAll || was !== is);
  for (const is of [false, true]) {
    const some = told.filter((one) => one.is === is);
    if (some.length === 0) continue;
    await tx.orm.update(things).set({ isCovered: is }).where(among(some));
    for (const [kind, ofKind] of Map.groupBy(some, (one) => one.kind)) {
      const ids = ofKind.map(({ id }) => id);
      for (const sink of extensions.of(coverageSinks)) if (sink.kind === kind) await sink.set(tx, ids, is);
    }
  }
  if (ending === null) return;
  for (const { kind, id, was, rested, is, rests } of all)
    if ((was || rested) && !is && !rests) await tx.emit(consentEnded, { kind, id, why: ending });
}
