CREATE TABLE "office"."decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office"."decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operation" text NOT NULL,
	"as" text NOT NULL,
	"subject" text,
	"input" jsonb NOT NULL,
	"hash" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "decisions_by_two" CHECK (state <> 'done' or decided_by <> asked_by)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_open" ON "office"."decisions" USING btree ("hash") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "decisions_decided" ON "office"."decisions" USING btree ("decided_at");