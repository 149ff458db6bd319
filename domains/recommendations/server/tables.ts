import { boolean, date, index, integer, pgSchema, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { account, instant } from '#kit/db/schema/columns.ts';
import type { SignalKind } from '../contract/index.ts';

export const recommendations = pgSchema('recommendations');

/** What a guest did with a performer, added up by kind; `weight` below zero speaks against them. */
export const signals = recommendations.table(
  'signals',
  {
    guestId: account('guest_id').notNull(),
    actorId: integer('actor_id').notNull(),
    kind: text('kind').$type<SignalKind>().notNull(),
    weight: real('weight').notNull(),
    /** The last of the kind. */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.actorId, table.kind] }),
    index('signals_actor').on(table.actorId),
    index('signals_at').on(table.at),
  ],
);

/** Who does not want it: of them nothing is kept. */
export const choices = recommendations.table('choices', {
  guestId: account('guest_id').primaryKey(),
  isOff: boolean('is_off').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** How many guests two performers share, beside how many each has: 0 to 1; of each the likest few. */
export const likeness = recommendations.table(
  'likeness',
  {
    actorId: integer('actor_id').notNull(),
    otherId: integer('other_id').notNull(),
    score: real('score').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.otherId] }), index('likeness_other').on(table.otherId)],
);

/** When likeness was reckoned last; one row. */
export const builds = recommendations.table('builds', {
  id: integer('id').primaryKey(),
  builtAt: instant('built_at').notNull(),
});

/** How often a performer was shown as a recommendation on a day of the platform; to whom it does not say. */
export const looks = recommendations.table(
  'looks',
  {
    actorId: integer('actor_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    shown: integer('shown').notNull(),
    asNewcomer: integer('as_newcomer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.day] }), index('looks_day').on(table.day)],
);
