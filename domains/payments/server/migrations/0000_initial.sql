CREATE SCHEMA "payments";
--> statement-breakpoint
CREATE TABLE "payments"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"package_id" text NOT NULL,
	"euro_cents" integer NOT NULL,
	"coins" integer NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"state" jsonb NOT NULL,
	"checkout_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments"."postbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments"."postbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event" text NOT NULL,
	"sale_id" text NOT NULL,
	"order_id" text,
	"params" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "postbacks_once" UNIQUE("provider","event","sale_id")
);
--> statement-breakpoint
CREATE TABLE "payments"."sandbox_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments"."sandbox_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"params" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments"."sandbox_sales" (
	"sale_id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_sales_reference_id_unique" UNIQUE("reference_id")
);
--> statement-breakpoint
CREATE INDEX "orders_of_guest" ON "payments"."orders" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "payments"."orders" USING btree ("status","created_at");