-- Chats that were paid before there were sales: one sale each, from what the books say.
insert into sales.sales (key, kind, category, buyer_id, seller_id, seller_name, share_percent,
    paid, earned, paid_back, taken_back, begun_at, completed_at)
select 'chat:' || c.id,
  case when c.type = 'VIDEO_CALL' then 'videoCall' when c.type like 'VOYEUR%' then 'voyeurChat' else 'liveChat' end,
  case when c.type like 'VOYEUR%' then 'voyeur_cam' else 'live_chat' end,
  c.guest_id, c.actor_id, c.actor_name, least(100, round(100.0 * m.earned / nullif(m.paid, 0))),
  m.paid, m.earned, m.paid_back, m.taken_back, m.begun_at,
  case when c.status = 'ended' then m.last_at end
from live.chats c
join (
  select (t.memo ->> 'chatId')::bigint as chat_id, min(t.at) as begun_at, max(t.at) as last_at,
    coalesce(sum(e.amount) filter (where e.debit like 'guest:%'), 0) as paid,
    coalesce(sum(e.amount) filter (where e.credit like 'performer:%'), 0) as earned,
    coalesce(sum(e.amount) filter (where e.credit like 'guest:%'), 0) as paid_back,
    coalesce(sum(e.amount) filter (where e.debit like 'performer:%'), 0) as taken_back
  from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
  where t.kind in ('chatMinute', 'chatRefund') and t.memo ->> 'chatId' ~ '^[0-9]+$'
  group by 1) m on m.chat_id = c.id
where m.paid > 0
on conflict (key) do nothing;
