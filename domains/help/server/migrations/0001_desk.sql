CREATE TABLE "help"."entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text,
	"by_id" bigint,
	"owner_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help"."saved_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help"."saved_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help"."requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "help"."requests" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "help"."entries" ADD CONSTRAINT "entries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "help"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_of_request" ON "help"."entries" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "requests_of_address" ON "help"."requests" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "requests_by_state" ON "help"."requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_of_owner" ON "help"."requests" USING btree ("owner_id","created_at","id");--> statement-breakpoint
-- Until now requests were answered from the mailbox: what is older than two weeks does not begin as new.
UPDATE "help"."requests" SET "state" = 'done' WHERE "created_at" < now() - interval '14 days';
