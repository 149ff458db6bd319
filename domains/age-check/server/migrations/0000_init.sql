CREATE SCHEMA "age_check";
--> statement-breakpoint
CREATE TABLE "age_check"."checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_check"."checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"guest_id" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"issuer" text,
	"region" text,
	"session_hash" text NOT NULL,
	"provider_ref" text,
	"forward_to" text NOT NULL,
	"reason" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"decided_by" bigint,
	CONSTRAINT "checks_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "age_check"."guests" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"bonus_at" timestamp with time zone,
	"pin_hash" text,
	"pin_tries" integer DEFAULT 0 NOT NULL,
	"pin_waits_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "age_check"."issuers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_check"."issuers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"certificate" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issuers_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "age_check"."policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_check"."policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region" text NOT NULL,
	"methods" text[] NOT NULL,
	"valid_days" integer,
	"at_visit" text NOT NULL,
	"visit_hours" integer NOT NULL,
	"open_rating" integer NOT NULL,
	"opens_free_chat" integer NOT NULL,
	"bonus_minutes" integer NOT NULL,
	CONSTRAINT "policies_region_unique" UNIQUE("region")
);
--> statement-breakpoint
CREATE TABLE "age_check"."sandbox_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_check"."sandbox_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "age_check"."sandbox_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_data" text NOT NULL,
	"callback" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "age_check"."used_attestations" (
	"hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "age_check"."visits" (
	"guest_id" bigint NOT NULL,
	"session_hash" text NOT NULL,
	"by" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visits_guest_id_session_hash_pk" PRIMARY KEY("guest_id","session_hash")
);
--> statement-breakpoint
CREATE TABLE "age_check"."wallet_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"check_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"sealed_key" text,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"code_hash" text,
	"finding" jsonb
);
--> statement-breakpoint
ALTER TABLE "age_check"."wallet_requests" ADD CONSTRAINT "wallet_requests_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "age_check"."checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checks_guest" ON "age_check"."checks" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "checks_created" ON "age_check"."checks" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "checks_provider" ON "age_check"."checks" USING btree ("method","provider_ref") WHERE provider_ref is not null;--> statement-breakpoint
CREATE INDEX "checks_ends" ON "age_check"."checks" USING btree ("valid_until") WHERE state = 'accepted' and valid_until is not null;--> statement-breakpoint
CREATE INDEX "sandbox_outbox_due" ON "age_check"."sandbox_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "used_attestations_at" ON "age_check"."used_attestations" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "visits_opened" ON "age_check"."visits" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "wallet_requests_expires" ON "age_check"."wallet_requests" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "age_check"."policies" ("region", "methods", "valid_days", "at_visit", "visit_hours", "open_rating", "opens_free_chat", "bonus_minutes") VALUES
  ('DE', '{wallet,document}', NULL, 'unlock', 4, 16, 1, 3),
  ('ES', '{wallet,document}', 365, 'nothing', 4, 16, 1, 3),
  ('FR', '{wallet,document}', NULL, 'check', 1, 12, 0, 0),
  ('GB', '{wallet,document,card}', 365, 'nothing', 4, 16, 1, 3),
  ('IT', '{wallet,document}', NULL, 'check', 1, 16, 0, 0);
