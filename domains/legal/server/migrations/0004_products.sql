-- Every text is one product's: those there are were the site's. From here on a row says whose it is; there is no default.
ALTER TABLE "legal"."acceptances" ADD COLUMN "product" text DEFAULT 'vesper' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal"."texts" ADD COLUMN "product" text DEFAULT 'vesper' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal"."versions" ADD COLUMN "product" text DEFAULT 'vesper' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal"."acceptances" ALTER COLUMN "product" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "legal"."texts" ALTER COLUMN "product" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "legal"."versions" ALTER COLUMN "product" DROP DEFAULT;--> statement-breakpoint
DROP INDEX "legal"."acceptances_once";--> statement-breakpoint
DROP INDEX "legal"."acceptances_version";--> statement-breakpoint
DROP INDEX "legal"."texts_version";--> statement-breakpoint
DROP INDEX "legal"."versions_one_draft";--> statement-breakpoint
ALTER TABLE "legal"."versions" DROP CONSTRAINT "versions_type_version_pk";--> statement-breakpoint
ALTER TABLE "legal"."versions" ADD CONSTRAINT "versions_product_type_version_pk" PRIMARY KEY("product","type","version");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_once" ON "legal"."acceptances" USING btree ("account_id","product","type","version","way");--> statement-breakpoint
CREATE INDEX "acceptances_version" ON "legal"."acceptances" USING btree ("product","type","version");--> statement-breakpoint
CREATE UNIQUE INDEX "texts_version" ON "legal"."texts" USING btree ("product","type","version","language");--> statement-breakpoint
CREATE UNIQUE INDEX "versions_one_draft" ON "legal"."versions" USING btree ("product","type") WHERE published_at is null;
--> statement-breakpoint
-- The guards of 0001 for texts of several products: words stay where their own product's version is published, and cannot
-- be moved to another product either.
create or replace function legal.refuse_published() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'version % of % (%) is published and cannot be changed: start a new version.',
      old.version, old.type, old.product
      using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create or replace function legal.refuse_published_text() returns trigger language plpgsql as $$
declare
  subject legal.texts := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (
    select from legal.versions v
    where v.published_at is not null
      and ((v.product = subject.product and v.type = subject.type and v.version = subject.version)
        or (tg_op = 'UPDATE' and v.product = old.product and v.type = old.type and v.version = old.version))
  ) then
    raise exception 'version % of % (%) is published and cannot be changed: start a new version.',
      subject.version, subject.type, subject.product
      using errcode = 'integrity_constraint_violation';
  end if;
  return subject;
end $$;
