CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE TABLE "ledger"."accounts" (
	"name" text NOT NULL,
	"shard" smallint DEFAULT 0 NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"floor" bigint,
	"paid_in" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_name_shard_pk" PRIMARY KEY("name","shard"),
	CONSTRAINT "accounts_floor" CHECK ("ledger"."accounts"."floor" <= 0 and "ledger"."accounts"."balance" >= "ledger"."accounts"."floor"),
	CONSTRAINT "accounts_unlimited" CHECK (("ledger"."accounts"."floor" is null) = ("ledger"."accounts"."name" like 'house:%' or "ledger"."accounts"."name" like 'provider:%'))
);
--> statement-breakpoint
CREATE TABLE "ledger"."entries" (
	"transfer_id" bigint NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"debit_balance" bigint,
	"credit_balance" bigint,
	CONSTRAINT "entries_debit_transfer_id_credit_pk" PRIMARY KEY("debit","transfer_id","credit"),
	CONSTRAINT "entries_amount" CHECK ("ledger"."entries"."amount" > 0),
	CONSTRAINT "entries_two_accounts" CHECK ("ledger"."entries"."debit" <> "ledger"."entries"."credit")
);
--> statement-breakpoint
CREATE TABLE "ledger"."transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"memo" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger"."verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_of_credit" ON "ledger"."entries" USING btree ("credit","transfer_id");