CREATE SCHEMA "audit";
--> statement-breakpoint
CREATE TABLE "audit"."entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"operation" text NOT NULL,
	"subject" text,
	"input" jsonb NOT NULL,
	"result" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_account" ON "audit"."entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "entries_operation" ON "audit"."entries" USING btree ("operation","id");--> statement-breakpoint
CREATE INDEX "entries_subject" ON "audit"."entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "entries_at" ON "audit"."entries" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "audit"."keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit lines are never changed or deleted' USING ERRCODE = '55000';
END $$;--> statement-breakpoint
CREATE TRIGGER "entries_keep" BEFORE UPDATE OR DELETE ON "audit"."entries" FOR EACH ROW EXECUTE FUNCTION "audit"."keep"();--> statement-breakpoint
CREATE TRIGGER "entries_keep_all" BEFORE TRUNCATE ON "audit"."entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit"."keep"();
