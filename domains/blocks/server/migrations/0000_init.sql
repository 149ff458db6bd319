CREATE SCHEMA "blocks";
--> statement-breakpoint
CREATE TABLE "blocks"."blocked_guests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks"."blocked_guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_guests_pair" ON "blocks"."blocked_guests" USING btree ("actor_id","guest_id");--> statement-breakpoint
CREATE INDEX "blocked_guests_latest" ON "blocks"."blocked_guests" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "blocked_guests_guest" ON "blocks"."blocked_guests" USING btree ("guest_id");