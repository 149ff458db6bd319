CREATE SCHEMA "newsletter";
--> statement-breakpoint
CREATE TABLE "newsletter"."consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter"."consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint,
	"address" text NOT NULL,
	"type" integer NOT NULL,
	"language" text NOT NULL,
	"text_id" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter"."requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter"."requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"types" integer NOT NULL,
	"language" text NOT NULL,
	"text_id" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	CONSTRAINT "requests_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter"."texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter"."texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter"."consents" ADD CONSTRAINT "consents_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "newsletter"."texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter"."requests" ADD CONSTRAINT "requests_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "newsletter"."texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_address" ON "newsletter"."consents" USING btree ("address","type") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_guest" ON "newsletter"."consents" USING btree ("guest_id","type") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "consents_of_guest" ON "newsletter"."consents" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "consents_type" ON "newsletter"."consents" USING btree ("type","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "consents_ended" ON "newsletter"."consents" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "consents_text" ON "newsletter"."consents" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "requests_address" ON "newsletter"."requests" USING btree ("address");--> statement-breakpoint
CREATE INDEX "requests_old" ON "newsletter"."requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "requests_text" ON "newsletter"."requests" USING btree ("text_id");--> statement-breakpoint
CREATE UNIQUE INDEX "texts_once" ON "newsletter"."texts" USING btree ("language","text");