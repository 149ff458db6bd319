CREATE SCHEMA "tickets";
--> statement-breakpoint
CREATE TABLE "tickets"."shows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets"."shows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"post_buy_info" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"late_price" bigint,
	"late_minutes" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"goal" integer,
	"minutes" integer NOT NULL,
	"lets_late_in" boolean NOT NULL,
	"promo_code" text,
	"promo_percent" integer NOT NULL,
	"promo_most" integer NOT NULL,
	"promo_used" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"sold" integer DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets"."tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets"."tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"show_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"creation_type" text NOT NULL,
	"sale" text,
	"price" bigint NOT NULL,
	"promo_code" text,
	"bought_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tickets"."tickets" ADD CONSTRAINT "tickets_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "tickets"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shows_of_actor" ON "tickets"."shows" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "shows_to_come" ON "tickets"."shows" USING btree ("starts_at") WHERE state in ('planned', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "shows_running" ON "tickets"."shows" USING btree ("actor_id") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_held" ON "tickets"."tickets" USING btree ("show_id","guest_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_of_sale" ON "tickets"."tickets" USING btree ("sale");--> statement-breakpoint
CREATE INDEX "tickets_of_guest" ON "tickets"."tickets" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "tickets_of_show" ON "tickets"."tickets" USING btree ("show_id","id");