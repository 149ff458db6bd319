CREATE SCHEMA "studios";
--> statement-breakpoint
CREATE TABLE "studios"."agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "studios"."agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"membership_id" bigint NOT NULL,
	"performer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"sha256" text NOT NULL,
	"body" text NOT NULL,
	"name" text NOT NULL,
	"ip" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studios"."memberships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "studios"."memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"studio_id" bigint NOT NULL,
	"performer_id" bigint,
	"email" text,
	"basis_points" integer NOT NULL,
	"asks_earnings" boolean NOT NULL,
	"asks_schedule" boolean NOT NULL,
	"sees_earnings" boolean DEFAULT false NOT NULL,
	"sees_schedule" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "studios"."studios" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"town" text NOT NULL,
	"country" text NOT NULL,
	"vat_id" text,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "studios"."agreements" ADD CONSTRAINT "agreements_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "studios"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_once" ON "studios"."agreements" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "agreements_of" ON "studios"."agreements" USING btree ("performer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_living" ON "studios"."memberships" USING btree ("studio_id","performer_id") WHERE "studios"."memberships"."state" = 'living';--> statement-breakpoint
CREATE INDEX "memberships_studio" ON "studios"."memberships" USING btree ("studio_id","id") WHERE "studios"."memberships"."state" in ('invited', 'living');--> statement-breakpoint
CREATE INDEX "memberships_performer" ON "studios"."memberships" USING btree ("performer_id") WHERE "studios"."memberships"."state" in ('invited', 'living');--> statement-breakpoint
CREATE INDEX "memberships_email" ON "studios"."memberships" USING btree ("email") WHERE "studios"."memberships"."state" = 'invited';--> statement-breakpoint
CREATE UNIQUE INDEX "studios_name" ON "studios"."studios" USING btree ("folded") WHERE "studios"."studios"."state" in ('waiting', 'accepted');--> statement-breakpoint
CREATE INDEX "studios_created" ON "studios"."studios" USING btree ("created_at","account_id");--> statement-breakpoint
-- What was signed stays as it was: agreements are only added.
create function studios.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was signed is never changed' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger agreements_stay before update or delete on studios.agreements
  for each row execute function studios.refuse_change();
