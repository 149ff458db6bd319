CREATE TABLE "bonus_codes"."opened" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"code_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonus_codes"."redemptions" ADD COLUMN "worth" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_codes"."opened" ADD CONSTRAINT "opened_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "bonus_codes"."codes"("id") ON DELETE cascade ON UPDATE no action;