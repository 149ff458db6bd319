CREATE SCHEMA "consent";
--> statement-breakpoint
CREATE TABLE "consent"."aliases" (
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "aliases_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "consent"."depictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent"."depictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"person_id" bigint NOT NULL,
	"standing" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"terms_version" integer
);
--> statement-breakpoint
CREATE TABLE "consent"."people" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"adult_from" date NOT NULL,
	"standing" text NOT NULL,
	"verified_by" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent"."things" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"title" text NOT NULL,
	"recorded_on" date NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	"is_covered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "things_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "consent"."trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent"."trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"kind" text,
	"thing_id" text,
	"person_id" bigint,
	"by_id" bigint,
	"terms_version" integer,
	"words_hash" text,
	"request_id" text,
	"address" text,
	"why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "aliases_folded" ON "consent"."aliases" USING btree ("folded");--> statement-breakpoint
CREATE UNIQUE INDEX "depictions_once" ON "consent"."depictions" USING btree ("kind","thing_id","person_id");--> statement-breakpoint
CREATE INDEX "depictions_person" ON "consent"."depictions" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "depictions_asked" ON "consent"."depictions" USING btree ("person_id") WHERE "consent"."depictions"."standing" = 'asked';--> statement-breakpoint
CREATE INDEX "things_owner" ON "consent"."things" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "trail_thing" ON "consent"."trail" USING btree ("kind","thing_id","id");--> statement-breakpoint
CREATE INDEX "trail_person" ON "consent"."trail" USING btree ("person_id","id");--> statement-breakpoint
CREATE FUNCTION "consent"."keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'records of consent are never deleted, and lines of its trail never changed' USING ERRCODE = '55000';
END $$;--> statement-breakpoint
CREATE TRIGGER "trail_keep" BEFORE UPDATE OR DELETE ON "consent"."trail" FOR EACH ROW EXECUTE FUNCTION "consent"."keep"();--> statement-breakpoint
CREATE TRIGGER "trail_keep_all" BEFORE TRUNCATE ON "consent"."trail" FOR EACH STATEMENT EXECUTE FUNCTION "consent"."keep"();--> statement-breakpoint
CREATE TRIGGER "people_stay" BEFORE DELETE OR TRUNCATE ON "consent"."people" FOR EACH STATEMENT EXECUTE FUNCTION "consent"."keep"();
