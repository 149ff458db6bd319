import type pg from 'pg';

/**
 * Top-ups that were not credited exactly once: booked and not bought, booked twice, and, where every postback has come
 * (`settled`), bought and not booked. What came in for a closed account goes back and is not booked.
 */
export async function findWrongTopUps(pool: Pick<pg.Pool, 'query'>, settled = true): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; bought: number; booked: number }>(
    `select o.id, (case when s.sale_id is null or o.state -> 'withheld' is not null then 0 else o.coins end)::int as bought,
       coalesce(sum(e.amount) filter (where e.credit = 'guest:' || o.guest_id), 0)::int as booked
     from payments.orders o left join payments.sandbox_sales s on s.reference_id = o.id
     left join ledger.transfers t on t.kind = 'topUp' and t.memo->>'orderId' = o.id
     left join ledger.entries e on e.transfer_id = t.id
     group by o.id, s.sale_id
     having coalesce(sum(e.amount) filter (where e.credit = 'guest:' || o.guest_id), 0)
       <> case when s.sale_id is null or o.state -> 'withheld' is not null then 0 else o.coins end`,
  );
  return rows
    .filter(({ booked }) => settled || booked > 0)
    .map(({ id, bought, booked }) => `order ${id}: ${bought} bought, ${booked} booked`);
}

/** Orders whose extra coins were not booked, or taken back, as the order says: for each the sum of both. */
export async function findWrongExtras(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; said: number; booked: number }>(
    `select id, said, booked from (
       select o.id,
         case when o.paid_at is null then 0 else
           (select coalesce(sum((x ->> 'coins')::int - (x ->> 'takenBack')::int), 0) from jsonb_array_elements(o.extras) x)
         end::int as said,
         (select coalesce(sum(e.amount * case when e.credit = 'guest:' || o.guest_id then 1 else -1 end), 0)
            from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
           where t.memo ->> 'orderId' = o.id and t.key like 'order:%:extra:%')::int as booked
       from payments.orders o) sums
     where said <> booked`,
  );
  return rows.map(({ id, said, booked }) => `order ${id}: ${said} on top, ${booked} booked`);
}
