CREATE TABLE "identity"."guess_counts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."used_proofs" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "devices_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "guess_counts_last" ON "identity"."guess_counts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "used_proofs_until" ON "identity"."used_proofs" USING btree ("until");