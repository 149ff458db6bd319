import { sql } from 'drizzle-orm';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { LogKind } from '../contract/logger.ts';
import type { MostEvents, OverReason } from '../contract/vocabulary.ts';
import { eventTypes, overReasons } from '../contract/vocabulary.ts';
import { cleanMessage, cleanWord, nameStriker } from './clean-words.ts';
import { addLoad, roomFor } from './event-load.ts';
import type { logs } from './tables.ts';
import { events, profileVisits } from './tables.ts';
import { saltsOf, visitorHash } from './visitor-hash.ts';

export interface EventItem {
  readonly kind: 'event';
  readonly at: number;
  readonly type: string;
  readonly source: string;
  readonly context: string;
  readonly data: string;
  /** Account or visitor; becomes a hash before it is written. */
  readonly subjectId: number | null;
  readonly integers: readonly (number | null)[] | null;
  readonly floats: readonly (number | null)[] | null;
}
export interface VisitItem {
  readonly kind: 'visit' | 'watch';
  readonly at: number;
  /** Name or id as the site knows it. */
  readonly actor: string | number;
}
export interface LogItem {
  readonly kind: 'log';
  readonly at: number;
  readonly from: LogKind;
  readonly message: string;
}
/** An event that was too much for its day: only that there was one is told. */
export interface OverItem {
  readonly kind: 'over';
  readonly at: number;
  readonly reason: OverReason;
}
export type Item = EventItem | VisitItem | LogItem | OverItem;

/** Kinds of messages a day keeps apart; what comes on top counts as one kind. */
const mostMessages = 300;

export interface WriteTools {
  readonly performers: Pick<Performers, 'actor' | 'namesAmong'>;
  readonly most: MostEvents;
  /** What domains call goals and categories of purchases. */
  readonly ownWords: ReadonlySet<string>;
}

/** Writes a batch: cleaned of everything that names somebody. */
export async function writeItems(tx: Tx, tools: WriteTools, items: readonly Item[]): Promise<void> {
  await writeEvents(
    tx,
    tools,
    await kept(
      tx,
      tools,
      items.filter(({ kind }) => kind === 'event' || kind === 'over'),
    ),
  );
  await writeVisits(
    tx,
    tools,
    items.filter((item): item is VisitItem => item.kind === 'visit' || item.kind === 'watch'),
  );
  await writeLogs(
    tx,
    tools,
    items.filter((item): item is LogItem => item.kind === 'log'),
  );
}

/** Counts what was too much, and answers the events a day still has room for. */
async function kept(tx: Executor, { most }: WriteTools, items: readonly Item[]): Promise<EventItem[]> {
  const all: EventItem[] = [];
  // In one order, so that two processes never wait for each other.
  for (const day of [...new Set(items.map(({ at }) => dayOf(at)))].sort()) {
    const own = items.filter(({ at }) => dayOf(at) === day);
    const events = own.filter((item): item is EventItem => item.kind === 'event');
    if (events.length > 0) all.push(...events.slice(0, await roomFor(tx, day, events.length, most.day)));
    for (const reason of overReasons) {
      const count = own.filter((item) => item.kind === 'over' && item.reason === reason).length;
      if (count > 0) await addLoad(tx, day, reason, count);
    }
  }
  return all;
}

async function writeEvents(
  tx: Executor,
  { performers, ownWords }: WriteTools,
  items: readonly EventItem[],
): Promise<void> {
  if (items.length === 0) return;
  const saltOf = await saltsOf(
    tx,
    items.map(({ at }) => dayOf(at)),
  );
  const strike = await nameStriker(
    items.flatMap(({ type, source, context, data }) => [type, source, context, data].map(cleanWord)),
    (words) => performers.namesAmong(tx, words),
    ownWords,
  );
  const keep = (text: string): string => strike(cleanWord(text));
  const rows: (typeof events.$inferInsert)[] = [];
  for (const { at, subjectId, integers, floats, ...words } of items) {
    const type = keep(words.type) || 'other';
    const day = dayOf(at);
    // A decision about statistics is counted, and never whose it was.
    const known = subjectId !== null && type !== eventTypes.consent;
    rows.push({
      day,
      at: new Date(at),
      type,
      source: keep(words.source),
      context: keep(words.context),
      data: keep(words.data),
      visitor: known ? visitorHash(saltOf.get(day) ?? '', subjectId) : null,
      integers: integers as number[] | null,
      floats: floats as number[] | null,
    });
  }
  await tx.orm.insert(events).values(rows);
}

async function writeVisits(tx: Executor, { performers }: WriteTools, items: readonly VisitItem[]): Promise<void> {
  const counts = new Map<string, typeof profileVisits.$inferInsert>();
  const ids = new Map<string | number, number | null>();
  for (const { actor, at, kind } of items) {
    if (!ids.has(actor)) ids.set(actor, (await performers.actor(tx, actor))?.id ?? null);
    const actorId = ids.get(actor);
    if (!actorId) continue;
    const day = dayOf(at);
    const key = `${actorId} ${day}`;
    const before = counts.get(key);
    counts.set(key, {
      actorId,
      day,
      visits: (before?.visits ?? 0) + (kind === 'visit' ? 1 : 0),
      watches: (before?.watches ?? 0) + (kind === 'watch' ? 1 : 0),
    });
  }
  if (counts.size === 0) return;
  await tx.orm
    .insert(profileVisits)
    // In one order, so that two processes never wait for each other.
    .values([...counts.values()].sort((a, b) => a.actorId - b.actorId || a.day.localeCompare(b.day)))
    .onConflictDoUpdate({
      target: [profileVisits.actorId, profileVisits.day],
      set: {
        visits: sql`${profileVisits.visits} + excluded.visits`,
        watches: sql`${profileVisits.watches} + excluded.watches`,
      },
    });
}

async function writeLogs(tx: Tx, { performers, ownWords }: WriteTools, items: readonly LogItem[]): Promise<void> {
  if (items.length === 0) return;
  const strike = await nameStriker(
    items.map(({ message }) => cleanMessage(message)),
    (words) => performers.namesAmong(tx, words),
    ownWords,
  );
  const rows = new Map<string, typeof logs.$inferInsert>();
  for (const { at, from, message } of items) {
    const text = strike(cleanMessage(message)) || '-';
    const day = dayOf(at);
    const key = `${day} ${from} ${text}`;
    const before = rows.get(key);
    const lastAt = new Date(Math.max(at, before?.lastAt.getTime() ?? 0));
    rows.set(key, { day, kind: from, message: text, count: (before?.count ?? 0) + 1, lastAt });
  }
  for (const [, row] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    await tx.client.query(
      `insert into tracking.logs (day, kind, message, count, last_at)
       select $1, $2, case when exists (select 1 from tracking.logs where day = $1 and kind = $2 and message = $3)
         or (select count(*) from tracking.logs where day = $1) < $6 then $3 else '…' end, $4, $5
       on conflict (day, kind, message) do update
         set count = logs.count + excluded.count, last_at = greatest(logs.last_at, excluded.last_at)`,
      [row.day, row.kind, row.message, row.count, row.lastAt, mostMessages],
    );
  }
}
