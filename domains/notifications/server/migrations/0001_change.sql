CREATE TABLE "notifications"."paces" (
	"guest_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "paces_guest_id_channel_pk" PRIMARY KEY("guest_id","channel")
);
--> statement-breakpoint
DROP INDEX "notifications"."entries_actor";--> statement-breakpoint
CREATE INDEX "paces_old" ON "notifications"."paces" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "entries_actor" ON "notifications"."entries" USING btree ("actor_id","created_at");