CREATE TABLE "performers"."changed_actors" (
	"actor_id" integer NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changed_actors_in" ON "performers"."changed_actors" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "changed_actors_at" ON "performers"."changed_actors" USING btree ("at");
--> statement-breakpoint
-- Who is new, gone, or other than before in what lists are searched by; not how many watch, which changes every second.
create function performers.note_changed_actors() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into performers.changed_actors (actor_id) select id from after_rows;
  elsif tg_op = 'DELETE' then
    insert into performers.changed_actors (actor_id) select id from before_rows;
  else
    insert into performers.changed_actors (actor_id)
    select n.id from after_rows n join before_rows o using (id)
    where (n.name, n.is_hidden, n.is_online, n.live_state, n.free_chat, n.voyeur_now, n.favorite_count, n.banned_country_codes, n.birth_date,
           n.gender, n.gender_type, n.country, n.languages, n.categories, n.created_at,
           n.price_video, n.price_single, n.price_singlec2c, n.price_voyeur, n.price_multi)
      is distinct from
          (o.name, o.is_hidden, o.is_online, o.live_state, o.free_chat, o.voyeur_now, o.favorite_count, o.banned_country_codes, o.birth_date,
           o.gender, o.gender_type, o.country, o.languages, o.categories, o.created_at,
           o.price_video, o.price_single, o.price_singlec2c, o.price_voyeur, o.price_multi);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_new_actors after insert on performers.actors
  referencing new table as after_rows for each statement execute function performers.note_changed_actors();
--> statement-breakpoint
create trigger note_gone_actors after delete on performers.actors
  referencing old table as before_rows for each statement execute function performers.note_changed_actors();
--> statement-breakpoint
create trigger note_changed_actors after update on performers.actors
  referencing old table as before_rows new table as after_rows
  for each statement execute function performers.note_changed_actors();
