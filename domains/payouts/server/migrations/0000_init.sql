CREATE SCHEMA "payouts";
--> statement-breakpoint
CREATE TABLE "payouts"."approvals" (
	"run_id" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "approvals_run_id_account_id_pk" PRIMARY KEY("run_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "payouts"."bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts"."bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"country" text NOT NULL,
	"is_sepa" boolean NOT NULL,
	"is_change" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts"."items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts"."items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"payee_id" bigint NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"own_coins" bigint NOT NULL,
	"studio_coins" bigint NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"carried" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"vat_case" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"note_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"returned_why" text
);
--> statement-breakpoint
CREATE TABLE "payouts"."notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts"."notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"payee_id" bigint NOT NULL,
	"item_id" bigint,
	"corrects_id" integer,
	"issued_on" date NOT NULL,
	"vat_case" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "notes_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payouts"."numbers" (
	"range" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "numbers_range_year_pk" PRIMARY KEY("range","year")
);
--> statement-breakpoint
CREATE TABLE "payouts"."payees" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"birth_date" date,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"town" text NOT NULL,
	"country" text NOT NULL,
	"sealed_tax_id" text NOT NULL,
	"tax_id_ends" text NOT NULL,
	"tax_country" text NOT NULL,
	"vat_status" text NOT NULL,
	"vat_id" text,
	"register_number" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts"."runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts"."runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'building' NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"made_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"payees" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"approved_at" timestamp with time zone,
	"file_made_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"cancelled_why" text
);
--> statement-breakpoint
CREATE TABLE "payouts"."shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts"."shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"performer_id" bigint NOT NULL,
	"studio_id" bigint NOT NULL,
	"basis_points" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts"."splits" (
	"performer_id" bigint PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts"."withheld" (
	"run_id" integer NOT NULL,
	"reason" text NOT NULL,
	"payees" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "withheld_run_id_reason_pk" PRIMARY KEY("run_id","reason")
);
--> statement-breakpoint
ALTER TABLE "payouts"."items" ADD CONSTRAINT "items_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "payouts"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts"."items" ADD CONSTRAINT "items_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "payouts"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_living" ON "payouts"."bank_accounts" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_of" ON "payouts"."bank_accounts" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_once" ON "payouts"."items" USING btree ("run_id","payee_id");--> statement-breakpoint
CREATE INDEX "items_of" ON "payouts"."items" USING btree ("payee_id","id");--> statement-breakpoint
CREATE INDEX "items_amounts" ON "payouts"."items" USING btree ("run_id","amount","id");--> statement-breakpoint
CREATE INDEX "items_paid" ON "payouts"."items" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notes_places" ON "payouts"."notes" USING btree ("kind","year","place");--> statement-breakpoint
CREATE INDEX "notes_of" ON "payouts"."notes" USING btree ("payee_id","id");--> statement-breakpoint
CREATE INDEX "notes_corrections" ON "payouts"."notes" USING btree ("corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "runs_latest" ON "payouts"."runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_undecided" ON "payouts"."runs" USING btree ((true)) WHERE state in ('building', 'draft');--> statement-breakpoint
CREATE INDEX "shares_of" ON "payouts"."shares" USING btree ("performer_id","from");--> statement-breakpoint
CREATE INDEX "shares_of_studio" ON "payouts"."shares" USING btree ("studio_id","from");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_living" ON "payouts"."shares" USING btree ("performer_id","studio_id") WHERE until is null;
--> statement-breakpoint
-- What was issued stays as it was: a mistake is put right by a document of its own.
create function payouts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a credit note is never changed' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger notes_stay before update or delete on payouts.notes
  for each row execute function payouts.refuse_change();
--> statement-breakpoint
create trigger notes_are_not_emptied before truncate on payouts.notes
  for each statement execute function payouts.refuse_change();
