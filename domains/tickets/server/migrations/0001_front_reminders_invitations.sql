CREATE TABLE "tickets"."invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets"."invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"show_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tickets"."reminders" (
	"show_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_show_id_guest_id_pk" PRIMARY KEY("show_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "tickets"."shows" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets"."shows" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets"."invitations" ADD CONSTRAINT "invitations_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "tickets"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets"."reminders" ADD CONSTRAINT "reminders_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "tickets"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_of_show" ON "tickets"."invitations" USING btree ("show_id","guest_id");--> statement-breakpoint
CREATE INDEX "invitations_of_guest" ON "tickets"."invitations" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "invitations_due" ON "tickets"."invitations" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reminders_of_guest" ON "tickets"."reminders" USING btree ("guest_id","show_id");--> statement-breakpoint
CREATE INDEX "shows_created" ON "tickets"."shows" USING btree ("created_at","id");