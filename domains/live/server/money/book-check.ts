import type { BookCheckQuery } from '#domains/ledger/server/index.ts';

/** A paid minute stands in the books once, and says which it is. */
export const minutesOnce: BookCheckQuery = {
  name: 'live.minutesOnce',
  proves: 'every paid chat minute was booked once, {n} minutes',
  sql: (
    booked,
  ) => `select coalesce(sum(times), 0) as checked, coalesce(array_agg(case when chat is null or minute is null
        then times || ' paid minutes do not say which they are.'
        else 'Minute ' || minute || ' of chat ' || chat || ' was booked ' || times || ' times.' end)
      filter (where times > 1 or chat is null or minute is null), '{}') as failures
    from (select memo ->> 'chatId' as chat, memo ->> 'minute' as minute, count(*) as times
      from ${booked} t where kind = 'chatMinute' group by 1, 2) minutes`,
};
