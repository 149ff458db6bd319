ALTER TABLE "notices"."told" RENAME TO "notifications";
--> statement-breakpoint
ALTER INDEX "notices"."told_account" RENAME TO "notifications_account";