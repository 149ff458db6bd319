import { boolean, index, integer, jsonb, pgSchema, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '#kit/db/schema/columns.ts';
import type { Variant } from '../contract/definition.ts';

export const experimentsSchema = pgSchema('experiments');

export const experiments = experimentsSchema.table('experiments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  audience: text('audience').notNull(),
  goal: text('goal').notNull(),
  variants: jsonb('variants').$type<Variant[]>().notNull(),
  plannedPerVariant: integer('planned_per_variant').notNull(),
  state: text('state').notNull().default('draft'),
  winner: text('winner'),
  createdAt: createdAt(),
  startedAt: instant('started_at'),
  stoppedAt: instant('stopped_at'),
});

/** Who is in which group. `subject` is a keyed hash of the account or visitor number. */
export const assignments = experimentsSchema.table(
  'assignments',
  {
    experimentId: integer('experiment_id')
      .notNull()
      .references(() => experiments.id),
    subject: text('subject').notNull(),
    value: text('value').notNull(),
    assignedAt: instant('assigned_at').notNull(),
    exposedAt: instant('exposed_at'),
    convertedAt: instant('converted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.experimentId, table.subject] }),
    index('assignments_subject').on(table.subject),
  ],
);

export const features = experimentsSchema.table('features', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: jsonb('name').$type<Record<'de' | 'en' | 'nl' | 'es', string>>().notNull(),
  pageId: text('page_id').notNull(),
  isActive: boolean('is_active').notNull(),
});

/** What guests think of a feature; one opinion each. */
export const featureFeedback = experimentsSchema.table(
  'feature_feedback',
  {
    featureId: integer('feature_id')
      .notNull()
      .references(() => features.id),
    guestId: integer('guest_id').notNull(),
    rating: smallint('rating').notNull(),
    text: text('text').notNull(),
    url: text('url').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.featureId, table.guestId] }),
    index('feature_feedback_guest').on(table.guestId),
  ],
);
