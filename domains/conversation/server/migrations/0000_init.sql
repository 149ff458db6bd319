CREATE SCHEMA "conversation";
--> statement-breakpoint
CREATE TABLE "conversation"."lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation"."lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread" text NOT NULL,
	"sender" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"sender_name" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"text_key" text
);
--> statement-breakpoint
CREATE INDEX "lines_thread" ON "conversation"."lines" USING btree ("thread","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lines_once" ON "conversation"."lines" USING btree ("thread","sender_id","text_key") WHERE text_key is not null;--> statement-breakpoint
-- Lines that stood in live's own table before: they keep their numbers, since how far somebody has read is such a number.
DO $$ BEGIN
  IF to_regclass('live.texts') IS NOT NULL THEN
    INSERT INTO "conversation"."lines" ("id", "thread", "sender", "sender_id", "sender_name", "text", "at", "text_key") OVERRIDING SYSTEM VALUE
    SELECT "id", CASE WHEN "chat_id" IS NULL THEN 'room:' || "room_id" ELSE 'chat:' || "chat_id" END, "sender", "sender_id", "sender_name", "text", "at", "text_key"
    FROM "live"."texts";
    PERFORM setval('"conversation"."lines_id_seq"', greatest((SELECT max("id") FROM "conversation"."lines"), 1), EXISTS (SELECT 1 FROM "conversation"."lines"));
  END IF;
END $$;
