import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { GiftCategory, MessengerGift } from '../../contract/catalogue.ts';
import { toyCategoryId } from '../../contract/catalogue.ts';
import { catalogue, categories } from '../tables.ts';
import { pictureUrl } from './drawings.ts';
import { nameIn } from './names.ts';
import { isInSeason } from './seasons.ts';

export type GiftRow = typeof catalogue.$inferSelect;

/** Whether a gift can be bought at a moment, in ms since the epoch. What moves a toy is sold by the domain of toys alone. */
export const isSold = ({ active, season, categoryId }: GiftRow, now: number): boolean =>
  active && categoryId !== toyCategoryId && isInSeason(season, dayOf(now));

/** A gift as it is told. */
export function presentGift(row: GiftRow, language: Language, now: number): MessengerGift {
  const { id, names, price, picture, vip, categoryId, season } = row;
  return {
    id,
    name: nameIn(names, language),
    price,
    imageUrl: pictureUrl(picture),
    active: isSold(row, now),
    vip,
    categoryId,
    season,
    translations: (['de', 'en', 'nl', 'es'] as const).map((each) => ({
      language: each,
      name: 'name' as const,
      value: nameIn(names, each),
    })),
  };
}

/** Gifts in the order of the catalogue; those of one category where it is given. */
export async function readGifts({ orm }: Executor, categoryId?: number): Promise<GiftRow[]> {
  const rows = await orm
    .select({ gift: catalogue })
    .from(catalogue)
    .innerJoin(categories, eq(categories.id, catalogue.categoryId))
    .where(categoryId === undefined ? undefined : eq(catalogue.categoryId, categoryId))
    .orderBy(asc(categories.position), asc(categories.id), asc(catalogue.position), asc(catalogue.id));
  return rows.map(({ gift }) => gift);
}

/** Some gifts by their numbers; those there are. */
export async function giftsById({ orm }: Executor, ids: readonly number[]): Promise<Map<number, GiftRow>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(catalogue)
    .where(and(inArray(catalogue.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Categories that hold something that is sold now. */
export async function readCategories(executor: Executor, language: Language, now: number): Promise<GiftCategory[]> {
  const [all, gifts] = await Promise.all([
    executor.orm.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    readGifts(executor),
  ]);
  const filled = new Set(gifts.filter((row) => isSold(row, now)).map(({ categoryId }) => categoryId));
  return all
    .filter(({ id }) => filled.has(id))
    .map(({ id, names, position }) => ({ id, name: nameIn(names, language), position }));
}
