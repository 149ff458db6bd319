CREATE SCHEMA "comments";
--> statement-breakpoint
CREATE TABLE "comments"."likes" (
	"guest_id" bigint NOT NULL,
	"comment_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_comment_id_guest_id_pk" PRIMARY KEY("comment_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "comments"."lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments"."lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"parent_id" bigint,
	"key" uuid,
	"author_id" bigint NOT NULL,
	"is_creator" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"is_author_locked" boolean DEFAULT false NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"is_urgent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lines_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "comments"."ratings" (
	"guest_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"value" smallint NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_kind_subject_id_guest_id_pk" PRIMARY KEY("kind","subject_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "comments"."reports" (
	"comment_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "reports_comment_id_guest_id_pk" PRIMARY KEY("comment_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "comments"."rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"is_before" boolean NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments"."subjects" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subjects_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE INDEX "likes_of_guest" ON "comments"."likes" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "lines_of_subject" ON "comments"."lines" USING btree ("kind","subject_id","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "lines_of_parent" ON "comments"."lines" USING btree ("parent_id","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "lines_of_actor" ON "comments"."lines" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "lines_of_author" ON "comments"."lines" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "lines_by_time" ON "comments"."lines" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lines_asking" ON "comments"."lines" USING btree ("is_urgent","asked_at","id") WHERE asked_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lines_once" ON "comments"."lines" USING btree ("kind","subject_id","author_id") WHERE parent_id is null and state <> 'removed';--> statement-breakpoint
CREATE INDEX "ratings_of_guest" ON "comments"."ratings" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "reports_of_guest" ON "comments"."reports" USING btree ("guest_id");