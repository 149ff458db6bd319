CREATE SCHEMA "onboarding";
--> statement-breakpoint
CREATE TABLE "onboarding"."applications" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"phone" text,
	"first_name" text,
	"last_name" text,
	"birth_date" date,
	"street" text,
	"postcode" text,
	"town" text,
	"country" text,
	"refusal" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"accepted_at" timestamp with time zone,
	"document_ends" date,
	"warned_days" integer
);
--> statement-breakpoint
CREATE TABLE "onboarding"."checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "onboarding"."checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"provider_ref" text,
	"reason" text,
	"findings" text[] DEFAULT '{}' NOT NULL,
	"sealed" text,
	"document_hash" text,
	"valid_until" date,
	"fetched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "checks_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "onboarding"."contract_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding"."documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"check_id" integer NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"vault_key" text NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding"."kept_names" (
	"skeleton" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_id" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding"."news" (
	"hash" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"received_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "onboarding"."sandbox_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "onboarding"."sandbox_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"is_forged" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "onboarding"."sandbox_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_data" text NOT NULL,
	"callback" text NOT NULL,
	"person" jsonb NOT NULL,
	"decision" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding"."signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "onboarding"."signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"ip" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding"."steps" (
	"account_id" bigint NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp with time zone,
	"asked" text,
	"asked_at" timestamp with time zone,
	CONSTRAINT "steps_account_id_step_pk" PRIMARY KEY("account_id","step")
);
--> statement-breakpoint
ALTER TABLE "onboarding"."documents" ADD CONSTRAINT "documents_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "onboarding"."checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding"."signatures" ADD CONSTRAINT "signatures_sha256_contract_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "onboarding"."contract_texts"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "onboarding"."applications" USING btree ("state","submitted_at","account_id");--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "onboarding"."applications" USING btree ("submitted_at","account_id");--> statement-breakpoint
CREATE INDEX "applications_ends" ON "onboarding"."applications" USING btree ("document_ends") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "checks_account" ON "onboarding"."checks" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "checks_provider" ON "onboarding"."checks" USING btree ("provider_ref") WHERE provider_ref is not null;--> statement-breakpoint
CREATE INDEX "checks_document" ON "onboarding"."checks" USING btree ("document_hash") WHERE document_hash is not null;--> statement-breakpoint
CREATE INDEX "checks_silent" ON "onboarding"."checks" USING btree ("created_at") WHERE state in ('open', 'submitted', 'more');--> statement-breakpoint
CREATE UNIQUE INDEX "documents_check" ON "onboarding"."documents" USING btree ("check_id","kind");--> statement-breakpoint
CREATE INDEX "documents_account" ON "onboarding"."documents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "news_waiting" ON "onboarding"."news" USING btree ("received_at") WHERE taken_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_outbox_due" ON "onboarding"."sandbox_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_once" ON "onboarding"."signatures" USING btree ("account_id","sha256");--> statement-breakpoint
-- What was signed stays as it was: the trail is only added to.
create function onboarding.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was signed is never changed' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger signatures_stay before update or delete on onboarding.signatures
  for each row execute function onboarding.refuse_change();
--> statement-breakpoint
create trigger contract_texts_stay before update or delete on onboarding.contract_texts
  for each row execute function onboarding.refuse_change();
