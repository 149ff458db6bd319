CREATE SCHEMA "conversion_chat";
--> statement-breakpoint
CREATE TABLE "conversion_chat"."guests" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"candidate_until" timestamp with time zone NOT NULL,
	"from_at" bigint,
	"until_at" bigint,
	CONSTRAINT "guests_span" CHECK (("conversion_chat"."guests"."from_at" is null) = ("conversion_chat"."guests"."until_at" is null) and "conversion_chat"."guests"."until_at" >= "conversion_chat"."guests"."from_at")
);
--> statement-breakpoint
CREATE TABLE "conversion_chat"."participation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversion_chat"."participation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint
);
--> statement-breakpoint
CREATE INDEX "guests_until" ON "conversion_chat"."guests" USING btree ("until_at");--> statement-breakpoint
CREATE INDEX "participation_actor" ON "conversion_chat"."participation" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participation_now" ON "conversion_chat"."participation" USING btree ("actor_id") WHERE "conversion_chat"."participation"."until_at" is null;