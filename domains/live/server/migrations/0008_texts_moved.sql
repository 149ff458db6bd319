-- Texts are lines of conversation by now (its first migration took them over). An older process may have written since:
-- nobody writes any more from here on, and what came meanwhile goes where the others are.
DO $$ BEGIN
  LOCK TABLE "live"."texts" IN ACCESS EXCLUSIVE MODE;
  IF EXISTS (SELECT 1 FROM "live"."texts") THEN
    INSERT INTO "conversation"."lines" ("id", "thread", "sender", "sender_id", "sender_name", "text", "at", "text_key") OVERRIDING SYSTEM VALUE
    SELECT "id", CASE WHEN "chat_id" IS NULL THEN 'room:' || "room_id" ELSE 'chat:' || "chat_id" END, "sender", "sender_id", "sender_name", "text", "at", "text_key"
    FROM "live"."texts" t WHERE NOT EXISTS (SELECT 1 FROM "conversation"."lines" l WHERE l."id" = t."id");
    PERFORM setval('"conversation"."lines_id_seq"', (SELECT max("id") FROM "conversation"."lines"));
  END IF;
END $$;
--> statement-breakpoint
DROP TABLE "live"."texts" CASCADE;
