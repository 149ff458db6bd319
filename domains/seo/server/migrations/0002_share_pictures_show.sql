ALTER TABLE "seo"."share_pictures" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "seo"."share_pictures" ADD COLUMN "address" text;