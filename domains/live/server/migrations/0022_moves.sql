CREATE TABLE "live"."moves" (
	"code" text PRIMARY KEY NOT NULL,
	"chat_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE INDEX "moves_of_guest" ON "live"."moves" USING btree ("guest_id");