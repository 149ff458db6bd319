-- What was published stays as it was: a change is a new version. A draft becomes published by one update, and that was the last.
create function legal.refuse_published() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'version % of % is published and cannot be changed: start a new version.', old.version, old.type
      using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger versions_stay before update or delete on legal.versions
  for each row execute function legal.refuse_published();
--> statement-breakpoint
create function legal.refuse_published_text() returns trigger language plpgsql as $$
declare
  subject legal.texts := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (
    select from legal.versions v
    where v.published_at is not null
      and ((v.type = subject.type and v.version = subject.version)
        or (tg_op = 'UPDATE' and v.type = old.type and v.version = old.version))
  ) then
    raise exception 'version % of % is published and cannot be changed: start a new version.', subject.version, subject.type
      using errcode = 'integrity_constraint_violation';
  end if;
  return subject;
end $$;
--> statement-breakpoint
create trigger texts_stay before insert or update or delete on legal.texts
  for each row execute function legal.refuse_published_text();
--> statement-breakpoint
create function legal.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of legal.% is refused: records are only added to.', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger versions_not_emptied before truncate on legal.versions
  for each statement execute function legal.refuse_change();
--> statement-breakpoint
create trigger texts_not_emptied before truncate on legal.texts
  for each statement execute function legal.refuse_change();
--> statement-breakpoint
create trigger changes_are_final before update or delete or truncate on legal.changes
  for each statement execute function legal.refuse_change();
--> statement-breakpoint
create trigger acceptances_are_final before update or delete or truncate on legal.acceptances
  for each statement execute function legal.refuse_change();
--> statement-breakpoint
create trigger consents_are_final before update or delete or truncate on legal.consents
  for each statement execute function legal.refuse_change();
