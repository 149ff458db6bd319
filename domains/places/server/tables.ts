import { integer, pgSchema, text } from 'drizzle-orm/pg-core';

export const places = pgSchema('places');

/** Where performers say they are from. Whoever says nothing has no row. */
export const actorAreas = places.table('actor_areas', {
  actorId: integer('actor_id').primaryKey(),
  area: text('area').notNull(),
});
