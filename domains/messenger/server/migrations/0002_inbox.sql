CREATE TABLE "messenger"."guest_notes" (
	"actor_id" integer NOT NULL,
	"guest_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_notes_actor_id_guest_id_pk" PRIMARY KEY("actor_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "messenger"."mass_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messenger"."mass_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messenger"."mass_recipients" (
	"mass_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"channel_id" bigint,
	"message_id" bigint,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mass_recipients_mass_id_guest_id_pk" PRIMARY KEY("mass_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "messenger"."saved_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messenger"."saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messenger"."scheduled_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messenger"."scheduled_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"channel_id" bigint NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messenger"."welcomes" (
	"actor_id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "messenger"."channels_actor";--> statement-breakpoint
ALTER TABLE "messenger"."channels" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messenger"."channels" ADD COLUMN "talked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messenger"."channels" ADD COLUMN "mass_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messenger"."mass_recipients" ADD CONSTRAINT "mass_recipients_mass_id_mass_messages_id_fk" FOREIGN KEY ("mass_id") REFERENCES "messenger"."mass_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mass_once" ON "messenger"."mass_messages" USING btree ("actor_id","key");--> statement-breakpoint
CREATE INDEX "mass_moving" ON "messenger"."mass_messages" USING btree ("moved_at") WHERE state in ('sending', 'unsending');--> statement-breakpoint
CREATE INDEX "mass_recipients_state" ON "messenger"."mass_recipients" USING btree ("mass_id","state","attempts","guest_id");--> statement-breakpoint
CREATE INDEX "mass_recipients_guest" ON "messenger"."mass_recipients" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "saved_replies_actor" ON "messenger"."saved_replies" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_once" ON "messenger"."scheduled_messages" USING btree ("actor_id","key");--> statement-breakpoint
CREATE INDEX "scheduled_due" ON "messenger"."scheduled_messages" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "channels_inbox" ON "messenger"."channels" USING btree ("actor_id","talked_at","id");--> statement-breakpoint
CREATE INDEX "channels_spent" ON "messenger"."channels" USING btree ("actor_id","spent","id");--> statement-breakpoint
UPDATE "messenger"."channels" SET "talked_at" = "last_at" WHERE "last_message_id" IS NOT NULL;--> statement-breakpoint
UPDATE "messenger"."channels" SET "spent" = paid."total" FROM (
	SELECT "channel_id", sum("paid" + CASE WHEN "type" = 'chat_end' THEN coalesce("amount", 0) ELSE 0 END) AS "total"
	FROM "messenger"."messages" GROUP BY "channel_id"
) AS paid WHERE paid."channel_id" = "channels"."id";
