import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { houseRevenue, payoutOwners, performerAccount } from '../contract/accounts.ts';
import { bookedUntil, firstBookedSince } from './months.ts';

/** A performer's time, epoch ms; `to` is outside of it. */
export interface SoldSpan {
  readonly actorId: number;
  readonly from: number;
  readonly to: number;
}

/** What was sold in a span: how many transfers brought the performer something, and what of them the platform kept (less what it gave back). */
export interface Sold {
  readonly count: number;
  readonly kept: number;
}

const onTheWay = sql.raw(`'^(?:${payoutOwners.join('|')}):'`);

/** What was sold in some spans of some performers, in their order: one statement, along the entries of those performers alone. */
export async function soldIn(executor: Executor, spans: readonly SoldSpan[]): Promise<Sold[]> {
  if (spans.length === 0) return [];
  const iso = (at: number): string => new Date(at).toISOString();
  const first = new Date(Math.min(...spans.map(({ from }) => from)));
  const last = new Date(Math.max(...spans.map(({ to }) => to)));
  const side = (own: string, other: string, sign: string) => sql`
    select distinct span.nth, e.transfer_id as id, ${sql.raw(sign)}1 as sign
    from span join ledger.entries e on ${sql.raw(`e.${own}`)} = span.name and ${sql.raw(`e.${other}`)} !~ ${onTheWay}
      and e.transfer_id >= span.first and e.transfer_id < span.last
    join ledger.transfers t on t.id = e.transfer_id and t.at >= span.since and t.at < span.until`;
  const { rows } = await executor.orm.execute<{ nth: string; count: string; kept: string | null }>(sql`
    with bounds as materialized (select ${firstBookedSince(first)} as first, ${bookedUntil(last)} as last),
    span as (
      select name, since, until, nth, bounds.first, bounds.last from bounds, unnest(
        ${sql.param(spans.map(({ actorId }) => performerAccount(actorId)))}::text[],
        ${sql.param(spans.map(({ from }) => iso(from)))}::timestamptz[],
        ${sql.param(spans.map(({ to }) => iso(to)))}::timestamptz[]
      ) with ordinality as given(name, since, until, nth)),
    moved as (${side('credit', 'debit', '')} union all ${side('debit', 'credit', '-')})
    select nth, count(*) filter (where sign > 0) as count, sum(case when sign > 0
        then (select sum(h.amount) from ledger.entries h where h.credit = ${houseRevenue} and h.transfer_id = moved.id)
        else -(select sum(h.amount) from ledger.entries h where h.debit = ${houseRevenue} and h.transfer_id = moved.id)
      end) as kept
    from moved group by nth`);
  const found = new Map(
    rows.map(({ nth, count, kept }) => [Number(nth), { count: Number(count), kept: Number(kept ?? 0) }]),
  );
  return spans.map((_, place) => found.get(place + 1) ?? { count: 0, kept: 0 });
}
