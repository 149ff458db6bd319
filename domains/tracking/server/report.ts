import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { GoalName } from '#kit/contract/goals.ts';
import type { Db } from '#kit/db/db.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { LogKind } from '../contract/logger.ts';
import type { TrackingReport } from '../contract/report.ts';
import { daysBetween } from './days.ts';
import { overSince } from './event-load.ts';
import { mostCommon } from './most-common.ts';
import { businessDays, logs, profileVisits } from './tables.ts';

const open = `e.day >= $1 and e.day > coalesce((select max(day) from tracking.event_days), '-infinity'::date)`;
/** Finished days from their counters, the others from the single events. */
const countedRows = `
  select to_char(day, 'YYYY-MM-DD') as day, type, context, count, visitors from tracking.event_days where day >= $1
  union all
  select to_char(day, 'YYYY-MM-DD'), type, context, count, visitors from (${mostCommon(open)}) counted
  union all
  select to_char(day, 'YYYY-MM-DD'), 'visitors', '', 0, count(distinct visitor)::int from tracking.events e
  where ${open} and type = 'pageView' group by 1`;

interface CountedRow {
  readonly day: string;
  readonly type: string;
  readonly context: string;
  readonly count: number;
  readonly visitors: number;
}

/** Problems listed at most; the rest of a bad day adds nothing to read. */
const mostProblems = 50;
/** Page groups listed at most; the site has some thirty, anybody may invent more. */
const mostGroups = 100;

/** What a report is made from. */
export interface ReportRequest {
  readonly now: number;
  /** Days up to now. */
  readonly range: number;
  readonly dropped: number;
  /** In which something is sold. */
  readonly categories: ReadonlySet<string>;
  /** Of becoming a customer, in their order. */
  readonly steps: readonly GoalName[];
}

/** The platform's report on the last days. */
export async function report(
  db: Db,
  { now, range, dropped, categories, steps }: ReportRequest,
): Promise<TrackingReport> {
  const to = dayOf(now);
  const from = daysBefore(to, range - 1);
  const [{ rows }, business, problems, over] = await Promise.all([
    db.pool.query<CountedRow>(countedRows, [from]),
    db.orm
      .select({
        kind: businessDays.kind,
        count: sql<number>`sum(${businessDays.count})::int`,
        coins: sql<number>`sum(${businessDays.coins})::bigint`,
        euroCents: sql<number>`sum(${businessDays.euroCents})::bigint`,
      })
      .from(businessDays)
      .where(gte(businessDays.day, from))
      .groupBy(businessDays.kind),
    db.orm
      .select({
        kind: logs.kind,
        message: logs.message,
        count: sql<number>`sum(${logs.count})::int`,
        lastAt: sql<number>`(extract(epoch from max(${logs.lastAt})) * 1000)::bigint`,
      })
      .from(logs)
      .where(gte(logs.day, from))
      .groupBy(logs.kind, logs.message)
      .orderBy(sql`max(${logs.lastAt}) desc`)
      .limit(mostProblems),
    overSince(db, from),
  ]);
  const of = (kind: string): number => business.find((row) => row.kind === kind)?.count ?? 0;
  const days = daysBetween(from, to).map((day) => daySum(rows, day));
  const consent = (answer: string): number => sum(rows.filter((r) => r.type === 'consent' && r.context === answer));
  return {
    from,
    to,
    days,
    groups: groupsOf(rows),
    purchases: business
      .filter(({ kind }) => categories.has(kind))
      .map(({ kind, count, coins, euroCents }) => ({
        category: kind,
        count,
        coins: Number(coins),
        euroCents: Number(euroCents),
      }))
      .sort((a, b) => b.coins - a.coins),
    funnel: {
      visitors: days.reduce((all, { visitors }) => all + visitors, 0),
      steps: steps.map(({ event, name }) => ({ event, name, count: of(event) })),
    },
    consent: { yes: consent('yes'), no: consent('no') },
    problems: problems.map(({ kind, lastAt, ...row }) => ({ ...row, kind: kind as LogKind, lastAt: Number(lastAt) })),
    over,
    dropped,
  };
}

const sum = (rows: readonly CountedRow[]): number => rows.reduce((all, { count }) => all + count, 0);

function daySum(rows: readonly CountedRow[], day: string): TrackingReport['days'][number] {
  const own = rows.filter((row) => row.day === day);
  return {
    day,
    views: sum(own.filter(({ type }) => type === 'pageView')),
    visitors: own.find(({ type }) => type === 'visitors')?.visitors ?? 0,
  };
}

function groupsOf(rows: readonly CountedRow[]): TrackingReport['groups'] {
  const groups = new Map<string, { group: string; views: number; visitors: number }>();
  for (const { type, context, count, visitors } of rows) {
    if (type !== 'pageView') continue;
    const before = groups.get(context) ?? { group: context, views: 0, visitors: 0 };
    groups.set(context, { ...before, views: before.views + count, visitors: before.visitors + visitors });
  }
  return [...groups.values()].sort((a, b) => b.views - a.views || a.group.localeCompare(b.group)).slice(0, mostGroups);
}

/** A performer's own visits, day by day. */
export async function profileVisitsOf(db: Db, actorId: number, now: number, range: number) {
  const to = dayOf(now);
  const from = daysBefore(to, range - 1);
  const rows = await db.orm
    .select()
    .from(profileVisits)
    .where(and(eq(profileVisits.actorId, actorId), gte(profileVisits.day, from)))
    .orderBy(asc(profileVisits.day));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map((day) => ({
    day,
    visits: byDay.get(day)?.visits ?? 0,
    watches: byDay.get(day)?.watches ?? 0,
  }));
}
