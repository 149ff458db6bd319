CREATE SCHEMA "phone_verification";
--> statement-breakpoint
CREATE TABLE "phone_verification"."blocked" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_verification"."blocked_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prefix" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_prefix_unique" UNIQUE("prefix")
);
--> statement-breakpoint
CREATE TABLE "phone_verification"."captured" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_verification"."captured_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"number" text NOT NULL,
	"by" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_verification"."costs" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"codes" integer DEFAULT 0 NOT NULL,
	"cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "costs_day_country_pk" PRIMARY KEY("day","country")
);
--> statement-breakpoint
CREATE TABLE "phone_verification"."countries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_verification"."countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"sms_cents" bigint NOT NULL,
	"call_cents" bigint NOT NULL,
	"day_cents" bigint NOT NULL,
	CONSTRAINT "countries_country_unique" UNIQUE("country")
);
--> statement-breakpoint
CREATE TABLE "phone_verification"."verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_verification"."verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"guest_id" bigint NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"country" text NOT NULL,
	"by" text NOT NULL,
	"state" text NOT NULL,
	"pin_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	CONSTRAINT "verifications_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "captured_created" ON "phone_verification"."captured" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "captured_guest" ON "phone_verification"."captured" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_proven" ON "phone_verification"."verifications" USING btree ("guest_id","type") WHERE state = 'proven';--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_open" ON "phone_verification"."verifications" USING btree ("guest_id","type") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "verifications_guest" ON "phone_verification"."verifications" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "verifications_number" ON "phone_verification"."verifications" USING btree ("number" text_pattern_ops,"created_at");--> statement-breakpoint
CREATE INDEX "verifications_address" ON "phone_verification"."verifications" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "verifications_created" ON "phone_verification"."verifications" USING btree ("created_at","id");--> statement-breakpoint
-- What the platform begins with; operators change it. Euro cents.
INSERT INTO "phone_verification"."countries" ("country", "sms_cents", "call_cents", "day_cents") VALUES
	('DE', 8, 10, 2500),
	('AT', 8, 10, 1000),
	('CH', 8, 12, 1000),
	('NL', 9, 10, 1000),
	('BE', 9, 12, 500),
	('LU', 9, 12, 500),
	('ES', 8, 12, 1000);
