ALTER TABLE "phone_verification"."countries" RENAME COLUMN "country" TO "region";
--> statement-breakpoint
ALTER TABLE "phone_verification"."countries" RENAME CONSTRAINT "countries_country_unique" TO "countries_region_unique";
--> statement-breakpoint
ALTER TABLE "phone_verification"."costs" RENAME COLUMN "country" TO "region";
--> statement-breakpoint
ALTER TABLE "phone_verification"."costs" RENAME CONSTRAINT "costs_day_country_pk" TO "costs_day_region_pk";
