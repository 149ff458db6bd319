CREATE SCHEMA "ingest";
--> statement-breakpoint
CREATE TABLE "ingest"."keys" (
	"actor_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "keys_by_hash" ON "ingest"."keys" USING btree ("hash");