ALTER TABLE "consent"."people" ADD COLUMN "name_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent"."things" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "consent"."things_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "consent"."things" ADD COLUMN "path" text;--> statement-breakpoint
CREATE INDEX "people_name_keys" ON "consent"."people" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "things_declared" ON "consent"."things" USING btree ("declared_at","number");