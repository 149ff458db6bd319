import type pg from 'pg';

/** What does not fit together between chats and books; empty when all is well. `sharePercent`: the performers' part. */
export async function findMismatches(pool: Pick<pg.Pool, 'query'>, sharePercent = 50): Promise<string[]> {
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
    `select c.id, c.minutes * c.price_per_minute - c.covered - c.refunded as says, coalesce(sum(e.amount), 0) as books
     from live.chats c left join (
       select split_part(t.key, ':', 2) as chat, case when e.debit = 'guest:' || (t.memo->>'guestId') then e.amount
         when e.credit = 'guest:' || (t.memo->>'guestId') then -e.amount else 0 end as amount
       from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
       where t.kind in ('chatMinute', 'chatRefund')) e on e.chat = c.id::text
     group by c.id having coalesce(sum(e.amount), 0) <> c.minutes * c.price_per_minute - c.covered - c.refunded`,
  );
  await note(
    'a performer’s part differs from what the chat says',
    `select c.id, c.earned as says, coalesce(sum(e.amount), 0) as books
     from live.chats c left join (
       select split_part(t.key, ':', 2) as chat, case when e.credit = 'performer:' || (t.memo->>'actorId') then e.amount
         when e.debit = 'performer:' || (t.memo->>'actorId') then -e.amount else 0 end as amount
       from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
       where t.kind in ('chatMinute', 'chatRefund', 'chatMinuteBack')) e on e.chat = c.id::text
     group by c.id having coalesce(sum(e.amount), 0) <> c.earned`,
  );
  // Their part of all that is paid back with it, less of what was before; all the performer had, or had earned by this chat,
  // where that was less: the platform bears the rest (decision 020).
  await note(
    'a refund left the performer what the guest got back',
    `select r.chat, r.key, r.part, r.taken, r.had, r.earned from (
       select t.key, t.memo->>'chatId' as chat,
         floor((before.paid_back + coalesce(sum(e.amount) filter (where e.credit like 'guest:%'), 0)) * ${sharePercent} / 100)
           - floor(before.paid_back * ${sharePercent} / 100) as part,
         coalesce(sum(e.amount) filter (where e.debit like 'performer:%'), 0) as taken,
         (select coalesce(sum(case when b.credit = 'performer:' || (t.memo->>'actorId') then b.amount else -b.amount end), 0)
          from ledger.entries b where b.transfer_id < t.id
            and 'performer:' || (t.memo->>'actorId') in (b.credit, b.debit)) as had,
         (select coalesce(sum(case when b.credit like 'performer:%' then b.amount when b.debit like 'performer:%' then -b.amount end), 0)
          from ledger.entries b join ledger.transfers m on m.id = b.transfer_id
          where b.transfer_id < t.id and m.memo->>'chatId' = t.memo->>'chatId') as earned
       from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
       cross join lateral (
         select coalesce(sum(b.amount) filter (where b.credit like 'guest:%'), 0) as paid_back
         from ledger.entries b join ledger.transfers m on m.id = b.transfer_id
         where m.kind = 'chatRefund' and m.id < t.id and m.memo->>'chatId' = t.memo->>'chatId') before
       where t.kind = 'chatRefund' and t.memo->>'chatId' is not null group by t.id, before.paid_back) r
     where r.taken <> least(r.part, greatest(r.had, 0), r.earned)`,
  );
  await note(
    'a chat gave back more than it took',
    'select id from live.chats where refunded > minutes * price_per_minute or refunded < 0',
  );
  await note(
    'withheld time differs between a chat and its days',
    `select c.id, c.withheld as says, coalesce(sum(w.coins - w.paid_coins), 0) as days from live.chats c
     left join live.withheld w on w.chat_id = c.id
     group by c.id having coalesce(sum(w.coins - w.paid_coins), 0) <> c.withheld`,
  );
  await note(
    'withheld time differs between a guest’s day and its chats',
    `select p.guest_id, p.day from live.paid_back p left join live.withheld w on w.guest_id = p.guest_id and w.day = p.day
     group by p.guest_id, p.day, p.withheld_coins, p.paid_out_coins
     having coalesce(sum(w.coins), 0) <> p.withheld_coins or coalesce(sum(w.paid_coins), 0) <> p.paid_out_coins`,
  );
  await note(
    'an ended chat still has a deadline or no end',
    `select id from live.chats where status = 'ended' and (deadline_at is not null or ended_at is null or exit_code is null)`,
  );
  return misfits;
}
