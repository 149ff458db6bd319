CREATE TABLE "ledger"."worth" (
	"actor_id" bigint NOT NULL,
	"guest_id" bigint,
	"earned" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "worth_of_pair" UNIQUE NULLS NOT DISTINCT("actor_id","guest_id")
);

--> statement-breakpoint
-- What was booked before, by the rule of worth-change.ts: what each account gained by a transfer, and whose the transfer was.
insert into ledger.worth (actor_id, guest_id, earned, spent)
with sides as (
  select transfer_id, credit as account, amount from ledger.entries
  union all select transfer_id, debit, -amount from ledger.entries
), gains as (
  select transfer_id, account, split_part(account, ':', 1) as owner, sum(amount) as amount
  from sides group by transfer_id, account having sum(amount) <> 0
), whose as (
  select t.id,
    coalesce((t.memo->>'guestId')::bigint, case when count(*) filter (where g.owner = 'guest') = 1
      then max(split_part(g.account, ':', 2)) filter (where g.owner = 'guest') end::bigint) as guest_id,
    coalesce((t.memo->>'actorId')::bigint, case when count(*) filter (where g.owner = 'performer') = 1
      then max(split_part(g.account, ':', 2)) filter (where g.owner = 'performer') end::bigint) as seller_id,
    sum(g.amount) filter (where g.owner = 'provider') as provider
  from ledger.transfers t join gains g on g.transfer_id = t.id group by t.id
), parts as (
  select split_part(g.account, ':', 2)::bigint as actor_id, w.guest_id, g.amount as earned, 0 as spent
  from gains g join whose w on w.id = g.transfer_id where g.owner = 'performer'
  union all
  select w.seller_id, w.guest_id, 0, -coalesce(g.amount, w.provider, 0)
  from whose w left join gains g on g.transfer_id = w.id and g.account = 'guest:' || w.guest_id
  where w.seller_id is not null and w.guest_id is not null
)
select actor_id, guest_id, sum(earned), sum(spent) from parts
group by actor_id, guest_id having sum(earned) <> 0 or sum(spent) <> 0;
