ALTER TABLE "guest"."profiles" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_name_skeleton" ON "guest"."profiles" USING btree ("name_skeleton");