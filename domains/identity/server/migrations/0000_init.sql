CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE SEQUENCE "identity"."subject_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "identity"."accounts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('identity.subject_ids') NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"language" text NOT NULL,
	"adult_declared_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" bigint,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"previous_hash" "bytea",
	"previous_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device" text,
	"country" text
);
--> statement-breakpoint
ALTER TABLE "identity"."links" ADD CONSTRAINT "links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_verified_email" ON "identity"."accounts" USING btree ("email_key") WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX "accounts_email" ON "identity"."accounts" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "links_account" ON "identity"."links" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "links_expiry" ON "identity"."links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "identity"."passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "identity"."sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_previous" ON "identity"."sessions" USING btree ("previous_hash") WHERE previous_hash is not null;--> statement-breakpoint
CREATE INDEX "sessions_account" ON "identity"."sessions" USING btree ("account_id");