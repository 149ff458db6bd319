-- Running chats are written every second: half-full pages let those updates stay on their page and leave the indexes alone.
ALTER TABLE "live"."chats" SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
