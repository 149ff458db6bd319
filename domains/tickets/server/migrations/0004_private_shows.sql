ALTER TABLE "tickets"."shows" ADD COLUMN "guest_id" bigint;--> statement-breakpoint
ALTER TABLE "tickets"."shows" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "tickets"."shows" ADD COLUMN "invited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets"."shows" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE UNIQUE INDEX "shows_invitation" ON "tickets"."shows" USING btree ("actor_id","guest_id") WHERE guest_id is not null and answer is null and state = 'planned';--> statement-breakpoint
CREATE INDEX "shows_of_invited" ON "tickets"."shows" USING btree ("guest_id") WHERE guest_id is not null;