ALTER TABLE "performers"."actors" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
CREATE UNIQUE INDEX "actors_name_skeleton" ON "performers"."actors" USING btree ("name_skeleton");