CREATE SCHEMA "notifications";
--> statement-breakpoint
CREATE TABLE "notifications"."choices" (
	"guest_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"site" boolean,
	"email" boolean,
	"push" boolean,
	"sms" boolean,
	"every_minutes" integer,
	CONSTRAINT "choices_guest_id_type_pk" PRIMARY KEY("guest_id","type")
);
--> statement-breakpoint
CREATE TABLE "notifications"."deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications"."deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications"."entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"actor_id" integer,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"path" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"floated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications"."settings" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"is_explicit" boolean DEFAULT false NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"time_zone" text,
	"digest" text DEFAULT 'none' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications"."told" (
	"guest_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"actor_id" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_guest_id_type_actor_id_pk" PRIMARY KEY("guest_id","type","actor_id")
);
--> statement-breakpoint
ALTER TABLE "notifications"."deliveries" ADD CONSTRAINT "deliveries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "notifications"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "notifications"."deliveries" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "deliveries_guest" ON "notifications"."deliveries" USING btree ("guest_id","sent_at");--> statement-breakpoint
CREATE INDEX "deliveries_entry" ON "notifications"."deliveries" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_once" ON "notifications"."entries" USING btree ("guest_id","type","key");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "notifications"."entries" USING btree ("guest_id","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "entries_unseen" ON "notifications"."entries" USING btree ("guest_id") WHERE is_shown and seen_at is null;--> statement-breakpoint
CREATE INDEX "entries_old" ON "notifications"."entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "entries_actor" ON "notifications"."entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "told_actor" ON "notifications"."told" USING btree ("actor_id");