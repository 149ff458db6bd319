CREATE TABLE "messenger"."media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"size" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"length" integer,
	"message_id" bigint,
	"price" bigint,
	"paid_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "messenger"."media" ADD CONSTRAINT "media_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "messenger"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_open" ON "messenger"."media" USING btree ("owner_id") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "media_unsent" ON "messenger"."media" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "media_unpurged" ON "messenger"."media" USING btree ("gone_at") WHERE gone_at is not null and purged_at is null;