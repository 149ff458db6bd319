CREATE INDEX "chat_exits_answered" ON "surveys"."chat_exits" USING btree ("answered_at","chat_id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "chat_exits_of_guest" ON "surveys"."chat_exits" USING btree ("guest_id","chat_id");--> statement-breakpoint
CREATE INDEX "chat_exits_of_actor" ON "surveys"."chat_exits" USING btree ("actor_id","chat_id");--> statement-breakpoint
CREATE INDEX "feedbacks_by_time" ON "surveys"."feedbacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_of_guest" ON "surveys"."feedbacks" USING btree ("guest_id","id");