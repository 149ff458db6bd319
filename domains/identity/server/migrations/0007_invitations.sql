CREATE TABLE "identity"."invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" "bytea" NOT NULL,
	"email" text,
	"desks" text[] NOT NULL,
	"invited_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"account_id" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_hash" ON "identity"."invitations" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "identity"."invitations" USING btree ("email");--> statement-breakpoint
-- Whoever worked here before there were desks did everything, and goes on doing it.
UPDATE "identity"."accounts" SET "roles" = array_append("roles", 'administrator') WHERE 'operator' = ANY("roles") AND NOT "roles" && ARRAY['support','moderation','finance','content','administrator'];
