-- What is booked stays booked: the books are only ever added to. A mistake is put right by a further transfer.
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of ledger.% is refused: the books are only added to. Book a further transfer instead.', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger entries_are_final before update or delete or truncate on ledger.entries
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger transfers_are_final before update or delete or truncate on ledger.transfers
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger accounts_stay before delete or truncate on ledger.accounts
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
-- Every transfer rewrites a few account rows in place: room in the page keeps those updates off the indexes.
alter table ledger.accounts set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
