CREATE INDEX "chats_of_room" ON "live"."chats" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "rooms_of_actor" ON "live"."rooms" USING btree ("actor_id","id");