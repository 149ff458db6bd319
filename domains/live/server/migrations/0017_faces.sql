CREATE TABLE "live"."faces" (
	"actor_id" bigint PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"wanted_at" bigint NOT NULL,
	"blur_wanted_at" bigint,
	"taken_at" bigint,
	"picture" "bytea",
	"blurred" "bytea"
);
--> statement-breakpoint
CREATE INDEX "faces_wanted" ON "live"."faces" USING btree ("wanted_at");--> statement-breakpoint
CREATE INDEX "chats_exclusive" ON "live"."chats" USING btree ("room_id","ended_at") WHERE exclusive;