CREATE SCHEMA "calls";
--> statement-breakpoint
CREATE TABLE "calls"."active" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"chat_id" bigint NOT NULL,
	"anonymous" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls"."settings" (
	"actor_id" bigint PRIMARY KEY NOT NULL,
	"voice" boolean DEFAULT false NOT NULL,
	"voice_price" integer,
	"anonymous" boolean DEFAULT false NOT NULL,
	"video" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settings_price" CHECK (not "calls"."settings"."voice" or "calls"."settings"."voice_price" is not null)
);
