ALTER TABLE "legal"."acceptances" RENAME COLUMN "way" TO "occasion";
