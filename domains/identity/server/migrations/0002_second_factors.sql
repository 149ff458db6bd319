CREATE TABLE "identity"."former_addresses" (
	"account_id" bigint NOT NULL,
	"email" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."recovery_codes" (
	"account_id" bigint NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_account_id_label_pk" PRIMARY KEY("account_id","label")
);
--> statement-breakpoint
CREATE TABLE "identity"."totp" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"secret" "bytea",
	"since" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"pending_secret" "bytea",
	"pending_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "grace_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."passkeys" ADD COLUMN "review_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "is_grace" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."former_addresses" ADD CONSTRAINT "former_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."totp" ADD CONSTRAINT "totp_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_account" ON "identity"."former_addresses" USING btree ("account_id");