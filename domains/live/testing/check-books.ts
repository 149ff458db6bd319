import type pg from 'pg';

/** What does not fit together between chats and books; empty when all is well. */
export async function findMisfits(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const misfits: string[] = [];
  const note = async (what: string, sql: string): Promise<void> => {
    const { rows } = await pool.query(sql);
    if (rows.length > 0) misfits.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  await note('the books do not sum to zero', 'select sum(balance) from ledger.accounts having sum(balance) <> 0');
  await note(
    'a chat’s minutes are not the ones in the books',
    `select c.id, c.minutes, count(t.id) as booked from live.chats c
     left join ledger.transfers t on t.kind = 'chatMinute' and t.memo->>'chatId' = c.id::text
     group by c.id having count(t.id) <> c.minutes
       or count(t.id) <> count(distinct t.memo->>'minute') or coalesce(max((t.memo->>'minute')::int), 0) <> c.minutes`,
  );
  await note(
    'a guest’s part differs from what the chat says',
    `select c.id, c.minutes * c.price_per_minute - c.refunded as says, coalesce(sum(e.amount), 0) as books
     from live.chats c left join (
       select t.memo->>'chatId' as chat, case when e.debit = 'guest:' || (t.memo->>'guestId') then e.amount
         when e.credit = 'guest:' || (t.memo->>'guestId') then -e.amount else 0 end as amount
       from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
       where t.kind in ('chatMinute', 'chatRefund')) e on e.chat = c.id::text
     group by c.id having coalesce(sum(e.amount), 0) <> c.minutes * c.price_per_minute - c.refunded`,
  );
  await note(
    'a chat gave back more than it took',
    'select id from live.chats where refunded > minutes * price_per_minute or refunded < 0',
  );
  await note(
    'an ended chat still has a deadline or no end',
    `select id from live.chats where status = 'ended' and (deadline_at is not null or ended_at is null or exit_code is null)`,
  );
  return misfits;
}
