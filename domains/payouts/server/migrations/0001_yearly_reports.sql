CREATE TABLE "payouts"."yearly_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts"."yearly_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"state" text DEFAULT 'building' NOT NULL,
	"made_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cursor" bigint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts"."yearly_sellers" (
	"report_id" integer NOT NULL,
	"payee_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"indic" text NOT NULL,
	"corrects_id" integer,
	"digest" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "yearly_sellers_report_id_payee_id_pk" PRIMARY KEY("report_id","payee_id")
);
--> statement-breakpoint
ALTER TABLE "payouts"."yearly_sellers" ADD CONSTRAINT "yearly_sellers_report_id_yearly_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "payouts"."yearly_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "yearly_reports_of" ON "payouts"."yearly_reports" USING btree ("year","id");--> statement-breakpoint
CREATE UNIQUE INDEX "yearly_reports_building" ON "payouts"."yearly_reports" USING btree ("year") WHERE state = 'building';--> statement-breakpoint
CREATE INDEX "yearly_sellers_of" ON "payouts"."yearly_sellers" USING btree ("year","payee_id","report_id");--> statement-breakpoint
CREATE INDEX "items_paid_of" ON "payouts"."items" USING btree ("payee_id","paid_at") WHERE state = 'paid';
--> statement-breakpoint
-- What a tax office was told stays as it was told: a mistake is put right by a later report that names it.
create function payouts.refuse_change_of_report() returns trigger language plpgsql as $$
begin
  raise exception 'what was reported is never changed' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger yearly_sellers_stay before update or delete on payouts.yearly_sellers
  for each row execute function payouts.refuse_change_of_report();
--> statement-breakpoint
create trigger yearly_sellers_are_not_emptied before truncate on payouts.yearly_sellers
  for each statement execute function payouts.refuse_change_of_report();
