CREATE TABLE "spending_limits"."marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spending_limits"."marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mark" text NOT NULL,
	"guest_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "marks_one" ON "spending_limits"."marks" USING btree ("mark","guest_id");--> statement-breakpoint
CREATE INDEX "marks_guest" ON "spending_limits"."marks" USING btree ("guest_id");