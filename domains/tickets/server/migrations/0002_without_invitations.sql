DROP TABLE "tickets"."invitations" CASCADE;--> statement-breakpoint
ALTER TABLE "tickets"."shows" DROP COLUMN "is_private";