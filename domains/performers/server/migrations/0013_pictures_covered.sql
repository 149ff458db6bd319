ALTER TABLE "performers"."member_pictures" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "performers"."member_pictures" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "performers"."new_pictures" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "performers"."sedcards" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "performers"."sedcards" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "actors_avatar" ON "performers"."actors" USING btree (("avatar" ->> 'id'));--> statement-breakpoint
CREATE INDEX "actors_cover" ON "performers"."actors" USING btree (("cover" ->> 'id'));--> statement-breakpoint
CREATE INDEX "actors_poster" ON "performers"."actors" USING btree (("poster" ->> 'id'));