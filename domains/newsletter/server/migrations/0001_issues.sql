CREATE TABLE "newsletter"."clicks" (
	"issue_id" bigint NOT NULL,
	"language" text NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "clicks_issue_id_language_pk" PRIMARY KEY("issue_id","language")
);
--> statement-breakpoint
CREATE TABLE "newsletter"."issues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter"."issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" integer NOT NULL,
	"state" text NOT NULL,
	"words" jsonb NOT NULL,
	"path" text NOT NULL,
	"segment" jsonb NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter"."recipients" (
	"issue_id" bigint NOT NULL,
	"consent_id" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "recipients_issue_id_consent_id_pk" PRIMARY KEY("issue_id","consent_id")
);
--> statement-breakpoint
ALTER TABLE "newsletter"."clicks" ADD CONSTRAINT "clicks_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "newsletter"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter"."recipients" ADD CONSTRAINT "recipients_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "newsletter"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter"."recipients" ADD CONSTRAINT "recipients_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "newsletter"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issues_created" ON "newsletter"."issues" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "issues_moving" ON "newsletter"."issues" USING btree ("state");--> statement-breakpoint
CREATE INDEX "recipients_waiting" ON "newsletter"."recipients" USING btree ("issue_id","consent_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "recipients_consent" ON "newsletter"."recipients" USING btree ("consent_id");