CREATE SCHEMA "live";
--> statement-breakpoint
CREATE TABLE "live"."chats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live"."chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"paid" boolean NOT NULL,
	"exclusive" boolean NOT NULL,
	"price_per_minute" integer NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"attempts" integer NOT NULL,
	"retrying" boolean NOT NULL,
	"requested_at" bigint NOT NULL,
	"accepted_at" bigint,
	"started_at" bigint,
	"ended_at" bigint,
	"exit_code" integer,
	"phase_until" bigint,
	"watch_for" bigint,
	"watch_until" bigint,
	"text_until" bigint,
	"minutes" integer NOT NULL,
	"paid_until" bigint,
	"waiting" boolean NOT NULL,
	"delivered_at" bigint,
	"broken_since" bigint,
	"broken_ms" bigint NOT NULL,
	"refunded" integer NOT NULL,
	"refunds" integer NOT NULL,
	"guest_lost_at" bigint,
	"guest_sequence" integer NOT NULL,
	"host_sequence" integer NOT NULL,
	"room_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"guest_id" bigint NOT NULL,
	"guest_name" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"start_key" text NOT NULL,
	"media_session" text NOT NULL,
	"watched_chat_id" bigint,
	"holder" text,
	"muted" boolean NOT NULL,
	"text_spent" boolean NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"guest_read_id" bigint DEFAULT 0 NOT NULL,
	"host_read_id" bigint DEFAULT 0 NOT NULL,
	"deadline_at" bigint
);
--> statement-breakpoint
CREATE TABLE "live"."room_guests" (
	"room_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"kicked" boolean DEFAULT false NOT NULL,
	"text_started_at" bigint,
	CONSTRAINT "room_guests_room_id_guest_id_pk" PRIMARY KEY("room_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "live"."rooms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live"."rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	"exit_code" integer,
	"free_chat" boolean NOT NULL,
	"auto_accept" boolean NOT NULL,
	"live_preview" boolean NOT NULL,
	"voyeur_allowed" boolean NOT NULL,
	"sending" boolean DEFAULT false NOT NULL,
	"online_at" bigint,
	"holder" text,
	"seen_at" bigint NOT NULL,
	"deadline_at" bigint,
	"told" jsonb
);
--> statement-breakpoint
CREATE TABLE "live"."texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live"."texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"chat_id" bigint,
	"sender" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"sender_name" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"text_key" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chats_start" ON "live"."chats" USING btree ("guest_id","start_key");--> statement-breakpoint
CREATE INDEX "chats_due" ON "live"."chats" USING btree ("deadline_at") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "chats_open" ON "live"."chats" USING btree ("room_id") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "chats_session" ON "live"."chats" USING btree ("media_session") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "chats_guest" ON "live"."chats" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "chats_actor" ON "live"."chats" USING btree ("actor_id","id") WHERE paid;--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_open" ON "live"."rooms" USING btree ("actor_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "texts_room" ON "live"."texts" USING btree ("room_id","id") WHERE chat_id is null;--> statement-breakpoint
CREATE INDEX "texts_chat" ON "live"."texts" USING btree ("chat_id","id") WHERE chat_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "texts_once" ON "live"."texts" USING btree ("room_id","sender_id","text_key") WHERE text_key is not null;