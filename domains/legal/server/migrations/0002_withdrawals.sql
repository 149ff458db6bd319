CREATE TABLE "legal"."withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal"."withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
create trigger withdrawals_are_final before update or delete or truncate on legal.withdrawals
  for each statement execute function legal.refuse_change();
