CREATE TABLE "messenger"."reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messenger"."reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"actor_id" integer NOT NULL,
	"actor_name" text NOT NULL,
	"reported_by" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"context" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "messenger"."reports" USING btree ("message_id","reported_by");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "messenger"."reports" USING btree ("state","created_at","id");