create function sales.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on sales.% is refused: rules are added, sales stay', tg_op, tg_table_name;
end $$;
--> statement-breakpoint
create trigger rules_are_final before update or delete or truncate on sales.share_rules
  for each statement execute function sales.refuse_change();
--> statement-breakpoint
create trigger sales_stay before delete or truncate on sales.sales
  for each statement execute function sales.refuse_change();
--> statement-breakpoint
create function sales.refuse_other_terms() returns trigger language plpgsql as $$
begin
  if (new.key, new.kind, new.buyer_id, new.seller_id, new.share_percent) is distinct from
     (old.key, old.kind, old.buyer_id, old.seller_id, old.share_percent)
     or new.paid < old.paid or new.paid_back < old.paid_back then
    raise exception 'sale % keeps its terms, and what was paid', old.key;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger sales_keep_terms before update on sales.sales
  for each row execute function sales.refuse_other_terms();
