CREATE TABLE "payments"."offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments"."offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text,
	"for_group" text,
	"amounts" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"added_by" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."vat_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments"."vat_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"percent" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"added_by" bigint,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vat_rates_percent" CHECK ("payments"."vat_rates"."percent" between 0 and 5000)
);
--> statement-breakpoint
ALTER TABLE "payments"."orders" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "payments"."orders" ADD COLUMN "vat_percent" integer;--> statement-breakpoint
CREATE INDEX "offers_by_time" ON "payments"."offers" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "vat_rates_of_country" ON "payments"."vat_rates" USING btree ("country","valid_from");--> statement-breakpoint
INSERT INTO "payments"."vat_rates" ("country", "percent", "valid_from", "reason", "added_at") VALUES
	('DE', 1900, '2021-01-01T00:00:00+01:00', 'Standard rate', now()),
	('AT', 2000, '2021-01-01T00:00:00+01:00', 'Standard rate', now()),
	('BE', 2100, '2021-01-01T00:00:00+01:00', 'Standard rate', now()),
	('CH', 770, '2021-01-01T00:00:00+01:00', 'Standard rate', now()),
	('CH', 810, '2024-01-01T00:00:00+01:00', 'Standard rate', now()),
	('ES', 2100, '2021-01-01T00:00:00+01:00', 'Standard rate', now()),
	('LU', 1700, '2021-01-01T00:00:00+01:00', 'Standard rate', now()),
	('NL', 2100, '2021-01-01T00:00:00+01:00', 'Standard rate', now());
