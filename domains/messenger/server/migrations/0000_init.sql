CREATE SCHEMA "messenger";
--> statement-breakpoint
CREATE TABLE "messenger"."channels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messenger"."channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"actor_id" integer NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_message_id" bigint,
	"last_at" timestamp with time zone NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"subject_type" text,
	"subject_sender" text,
	"guest_unread" integer DEFAULT 0 NOT NULL,
	"actor_unread" integer DEFAULT 0 NOT NULL,
	"guest_read_id" bigint DEFAULT 0 NOT NULL,
	"actor_read_id" bigint DEFAULT 0 NOT NULL,
	"guest_delivered_id" bigint DEFAULT 0 NOT NULL,
	"actor_delivered_id" bigint DEFAULT 0 NOT NULL,
	"guest_viewed_at" timestamp with time zone,
	"guest_archived" boolean DEFAULT false NOT NULL,
	"actor_archived" boolean DEFAULT false NOT NULL,
	"guest_blocked" boolean DEFAULT false NOT NULL,
	"free_used" integer DEFAULT 0 NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messenger"."messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messenger"."messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" bigint NOT NULL,
	"type" text NOT NULL,
	"sender" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"key" text,
	"reply_to" bigint,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"guest_sign" text,
	"actor_sign" text,
	"chat_id" bigint,
	"seconds" integer,
	"amount" bigint,
	"gifts" jsonb,
	"paid" bigint DEFAULT 0 NOT NULL,
	"media_id" uuid,
	"media_type" text
);
--> statement-breakpoint
ALTER TABLE "messenger"."messages" ADD CONSTRAINT "messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "messenger"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_pair" ON "messenger"."channels" USING btree ("guest_id","actor_id");--> statement-breakpoint
CREATE INDEX "channels_guest" ON "messenger"."channels" USING btree ("guest_id","last_at","id");--> statement-breakpoint
CREATE INDEX "channels_guest_unread" ON "messenger"."channels" USING btree ("guest_id") WHERE guest_unread > 0;--> statement-breakpoint
CREATE INDEX "channels_actor" ON "messenger"."channels" USING btree ("actor_id","last_at","id");--> statement-breakpoint
CREATE INDEX "channels_actor_unread" ON "messenger"."channels" USING btree ("actor_id") WHERE actor_unread > 0;--> statement-breakpoint
CREATE INDEX "messages_channel" ON "messenger"."messages" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "messages_media" ON "messenger"."messages" USING btree ("channel_id","id") WHERE media_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messenger"."messages" USING btree ("channel_id","sender","key") WHERE key is not null;