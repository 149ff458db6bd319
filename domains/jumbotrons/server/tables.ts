import { boolean, index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from '#kit/db/schema/columns.ts';
import type { Audience, GoalKind, JumbotronType, SlideText } from '../contract/index.ts';

export const jumbotronsSchema = pgSchema('jumbotrons');

/** A picture of a slide as it was sent; its file is media's. */
export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Slides of all places, in one order; a few dozen at most. */
export const slides = jumbotronsSchema.table('slides', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  places: text('places').array().$type<JumbotronType[]>().notNull(),
  title: jsonb('title').$type<SlideText>().notNull(),
  text: jsonb('text').$type<SlideText>().notNull(),
  button: jsonb('button').$type<SlideText>().notNull(),
  alt: jsonb('alt').$type<SlideText>().notNull(),
  goalKind: text('goal_kind').$type<GoalKind>().notNull(),
  /** The id of a page, or the number of a performer, a video or an album; empty for a rule. */
  goal: text('goal').notNull(),
  validFrom: instant('valid_from'),
  /** Not included. */
  validUntil: instant('valid_until'),
  audience: text('audience').$type<Audience>().notNull(),
  ageRating: integer('age_rating').$type<12 | 16 | 18>().notNull(),
  seconds: integer('seconds').notNull(),
  wide: jsonb('wide').$type<KeptPicture>(),
  narrow: jsonb('narrow').$type<KeptPicture>(),
  isOn: boolean('is_on').notNull().default(false),
  position: integer('position').notNull(),
  /** Grows with each change, so that nobody writes over what they have not read. */
  revision: integer('revision').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** How often a slide was seen and pressed on a day; by nobody in particular. */
export const counts = jumbotronsSchema.table(
  'counts',
  {
    slideId: integer('slide_id').notNull(),
    /** The platform's day, YYYY-MM-DD. */
    day: text('day').notNull(),
    views: integer('views').notNull().default(0),
    presses: integer('presses').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.slideId, table.day] }), index('counts_day').on(table.day)],
);
