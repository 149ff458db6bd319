CREATE SCHEMA "vouchers";
--> statement-breakpoint
CREATE TABLE "vouchers"."uses" (
	"reference" text NOT NULL,
	"voucher_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"actor_id" integer,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "uses_reference_voucher_id_pk" PRIMARY KEY("reference","voucher_id"),
	CONSTRAINT "uses_amount" CHECK ("vouchers"."uses"."amount" > 0),
	CONSTRAINT "uses_state" CHECK ("vouchers"."uses"."state" in ('reserved', 'used', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "vouchers"."vouchers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers"."vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"guest_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"amount" integer NOT NULL,
	"left" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"actor_ids" integer[] NOT NULL,
	"subject" text,
	"origin" text NOT NULL,
	"reason" text,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" bigint,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "vouchers_key_unique" UNIQUE("key"),
	CONSTRAINT "vouchers_parts" CHECK ("vouchers"."vouchers"."left" >= 0 and "vouchers"."vouchers"."reserved" >= 0 and "vouchers"."vouchers"."used" >= 0 and "vouchers"."vouchers"."expired" >= 0 and "vouchers"."vouchers"."taken_back" >= 0
        and "vouchers"."vouchers"."amount" = "vouchers"."vouchers"."left" + "vouchers"."vouchers"."reserved" + "vouchers"."vouchers"."used" + "vouchers"."vouchers"."expired" + "vouchers"."vouchers"."taken_back"),
	CONSTRAINT "vouchers_amount" CHECK ("vouchers"."vouchers"."amount" > 0),
	CONSTRAINT "vouchers_type" CHECK ("vouchers"."vouchers"."type" between 1 and 10),
	CONSTRAINT "vouchers_validity" CHECK ("vouchers"."vouchers"."valid_to" > "vouchers"."vouchers"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "vouchers"."uses" ADD CONSTRAINT "uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "vouchers"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uses_of_voucher" ON "vouchers"."uses" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "uses_of_guest" ON "vouchers"."uses" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "uses_by_day" ON "vouchers"."uses" USING btree ("at","type");--> statement-breakpoint
CREATE INDEX "vouchers_of_guest" ON "vouchers"."vouchers" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "vouchers_usable" ON "vouchers"."vouchers" USING btree ("guest_id","type") WHERE "vouchers"."vouchers"."left" > 0;--> statement-breakpoint
CREATE INDEX "vouchers_ending" ON "vouchers"."vouchers" USING btree ("valid_to") WHERE "vouchers"."vouchers"."left" > 0 and "vouchers"."vouchers"."valid_to" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_by_type" ON "vouchers"."vouchers" USING btree ("type","id");