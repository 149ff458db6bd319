import { pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, instant } from '#kit/db/schema/columns.ts';

export const ingestSchema = pgSchema('ingest');

/** Stream keys of performers, one each; of the key itself nothing is kept but what tells it again. */
export const keys = ingestSchema.table(
  'keys',
  {
    actorId: account('actor_id').primaryKey(),
    /** SHA-256 of the key, hexadecimal: 192 random bits need no salt. */
    hash: text('hash').notNull(),
    /** Its last four signs. */
    ending: text('ending').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('keys_by_hash').on(table.hash)],
);
