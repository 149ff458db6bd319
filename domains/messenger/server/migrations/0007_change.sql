ALTER TABLE "messenger"."channels" ADD COLUMN "free_given" integer;--> statement-breakpoint
ALTER TABLE "messenger"."channels" ADD COLUMN "only_known" boolean DEFAULT false NOT NULL;