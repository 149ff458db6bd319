import { index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { instant, updatedAt } from '#kit/db/schema/columns.ts';
import type { SeoText } from '../contract/index.ts';

export const seo = pgSchema('seo');

/** What operators wrote for a tag, in all languages. `version` counts its changes, so that nobody overwrites another's. */
export const texts = seo.table('texts', {
  tag: text('tag').primaryKey(),
  words: jsonb('words').$type<SeoText['words']>().notNull(),
  version: integer('version').notNull(),
  updatedAt: updatedAt(),
  updatedBy: integer('updated_by'),
});

/** Pictures of shared pages that are in storage, by the hash they are kept under: what each shows, and when it was last asked for. */
export const sharePictures = seo.table(
  'share_pictures',
  {
    hash: text('hash').primaryKey(),
    /** The pictures it shows, and where: it goes when one of them is removed. */
    pictures: text('pictures').array().notNull().default([]),
    address: text('address'),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [index('share_pictures_requested').on(table.requestedAt)],
);
