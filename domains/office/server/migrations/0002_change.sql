ALTER TABLE "office"."decisions" DROP CONSTRAINT "decisions_by_two";--> statement-breakpoint
ALTER TABLE "office"."decisions" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "office"."decisions" ADD CONSTRAINT "decisions_by_two" CHECK (state not in ('approved', 'done', 'failed') or decided_by <> asked_by);