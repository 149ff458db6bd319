import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgSchema } from 'drizzle-orm/pg-core';
import { account, rowNumber } from '#kit/db/schema/columns.ts';

export const calls = pgSchema('calls');

/** Which calls a performer takes; who has no row takes none. */
export const settings = calls.table(
  'settings',
  {
    actorId: account('actor_id').primaryKey(),
    voice: boolean('voice').notNull().default(false),
    /** Hundredths of a coin a minute. */
    voicePrice: integer('voice_price'),
    anonymous: boolean('anonymous').notNull().default(false),
    video: boolean('video').notNull().default(false),
  },
  (table) => [check('settings_price', sql`not ${table.voice} or ${table.voicePrice} is not null`)],
);

/** Voice calls that are under way, of which every page of their guest knows; whatever else is to know of them stands with the chats. */
export const active = calls.table('active', {
  guestId: account('guest_id').primaryKey(),
  chatId: rowNumber('chat_id').notNull(),
  anonymous: boolean('anonymous').notNull(),
});
