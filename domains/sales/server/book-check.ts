import type { BookCheckQuery } from '#domains/ledger/server/index.ts';

/** Every sale says what its transfers say: one key, or those that begin with it. */
export const salesMatchTransfers: BookCheckQuery = {
  name: 'sales.matchTransfers',
  proves: 'each sale says what its transfers moved, {n} sales',
  table: 'sales.sales',
  sql: (booked) => `with moved as (
      select split_part(key, ':', 1) || ':' || split_part(key, ':', 2) as sale, sum(guest + provider) as guest, sum(performer) as performer
      from ${booked} t group by 1)
    select count(*) as checked, coalesce(array_agg('Sale ' || s.key || ' says ' || (s.paid - s.paid_back) || ' paid and '
        || (s.earned - s.taken_back) || ' earned, its transfers say ' || coalesce(m.guest, 0) || ' and ' || coalesce(m.performer, 0) || '.')
      filter (where s.paid - s.paid_back <> coalesce(m.guest, 0) or s.earned - s.taken_back <> coalesce(m.performer, 0)), '{}')
      as failures
    from sales.sales s left join moved m on m.sale = s.key`,
};
