import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { StatementNotes } from '#domains/ledger/server/index.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import { freeMessages, freeMinutes } from '../contract/transfers.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { uses } from './tables.ts';

/** A day of the product’s zone, `2026-11-20`. */
const ofDay = sql`to_char(${uses.at} at time zone ${sql.raw(`'${productTimeZone}'`)}, 'YYYY-MM-DD')`;

/**
 * What uses stand in one line: those of a chat (minutes are used as `chat:12:minute:3`), and messages to one performer on one day,
 * `messages:7:2026-11-20`.
 */
const line = sql<string>`(case when ${uses.type} = ${sql.raw(String(voucherTypes.messages))}
  then 'messages:' || coalesce(${uses.actorId}, 0) || ':' || ${ofDay}
  else split_part(${uses.reference}, ':minute:', 1) end) collate "C"`;
const begun = sql<Date>`min(${uses.at})`.mapWith(uses.at);

/** Lines of a guest's statement for what free minutes and messages paid, wholly or partly: without those that came back. */
export const freeOnStatement = ({ performers }: Pick<Context, 'performers'>): StatementNotes => ({
  async read(executor, guest, { before, within, limit }) {
    const rows = await executor.orm
      .select({
        key: line,
        at: begun,
        type: uses.type,
        count: sql<number>`sum(${uses.amount})::int`,
        actorId: sql<number | null>`min(${uses.actorId})`,
      })
      .from(uses)
      .where(
        and(
          eq(uses.guestId, guest.accountId),
          inArray(uses.type, [voucherTypes.videoChat, voucherTypes.messages]),
          eq(uses.state, 'used'),
        ),
      )
      .groupBy(uses.type, line)
      .having(
        and(
          before && sql`(${begun}, ${line}) < (${new Date(before.at)}::timestamptz, ${before.key}::text)`,
          within && gte(begun, within[0]),
          within && lt(begun, within[1]),
        ),
      )
      .orderBy(desc(begun), desc(line))
      .limit(limit);
    const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
    const cards = await performers.cards(executor, ids, guest);
    const names = new Map(cards.map(({ id, name }) => [id, name]));
    return rows.map(({ key, at, type, count, actorId }) => ({
      key,
      at: at.getTime(),
      kind: type === voucherTypes.messages ? freeMessages : freeMinutes,
      memo: { count, ...(actorId === null ? {} : { actorId, actorName: names.get(actorId) ?? '' }) },
    }));
  },
});
