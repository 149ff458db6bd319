ALTER TABLE "seo"."share_pictures" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER INDEX "seo"."share_pictures_asked" RENAME TO "share_pictures_requested";
