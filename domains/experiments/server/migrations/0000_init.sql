CREATE SCHEMA "experiments";
--> statement-breakpoint
CREATE TABLE "experiments"."assignments" (
	"experiment_id" integer NOT NULL,
	"subject" text NOT NULL,
	"value" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"exposed_at" timestamp with time zone,
	"converted_at" timestamp with time zone,
	CONSTRAINT "assignments_experiment_id_subject_pk" PRIMARY KEY("experiment_id","subject")
);
--> statement-breakpoint
CREATE TABLE "experiments"."experiments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experiments"."experiments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"goal" text NOT NULL,
	"variants" jsonb NOT NULL,
	"planned_per_variant" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"winner" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "experiments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "experiments"."feature_feedback" (
	"feature_id" integer NOT NULL,
	"guest_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_feedback_feature_id_guest_id_pk" PRIMARY KEY("feature_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "experiments"."features" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experiments"."features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"page_id" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experiments"."assignments" ADD CONSTRAINT "assignments_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "experiments"."experiments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments"."feature_feedback" ADD CONSTRAINT "feature_feedback_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "experiments"."features"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_subject" ON "experiments"."assignments" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "feature_feedback_guest" ON "experiments"."feature_feedback" USING btree ("guest_id");