import type { Db } from '#kit/db/db.ts';
import { catalogue, categories } from '../tables.ts';
import type { SeedCategory } from './seed-data.ts';
import { firstCatalogue } from './seed-data.ts';

/** Writes the first catalogue where there is none; one that operators work on is left alone. Several processes may begin at once. */
export async function fillCatalogue(db: Db, now: number): Promise<void> {
  const [known] = await db.orm.select({ id: catalogue.id }).from(catalogue).limit(1);
  if (known) return;
  await db.transaction(async (tx) => {
    await tx.orm
      .insert(categories)
      .values(firstCatalogue.map(({ id, names }, position) => ({ id, names, position })))
      .onConflictDoNothing();
    const rows = firstCatalogue.flatMap((category) => rowsOf(category, now));
    await tx.orm.insert(catalogue).values(rows).onConflictDoNothing();
  });
}

/** Adds a category with gifts of fixed numbers behind the others; what is there already stays as operators made it. */
export async function bringGifts(db: Db, category: SeedCategory, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, names } = category;
    await tx.orm.insert(categories).values({ id, names, position: firstCatalogue.length }).onConflictDoNothing();
    await tx.orm.insert(catalogue).values(rowsOf(category, now)).onConflictDoNothing();
  });
}

const rowsOf = ({ id: categoryId, firstId, gifts }: SeedCategory, now: number) =>
  gifts.map(([picture, price, de, en, nl, es, more], position) => ({
    id: firstId + position,
    categoryId,
    names: { de, en, nl, es },
    picture,
    price,
    vip: more?.vip === true,
    season: more?.season ?? null,
    position,
    updatedAt: new Date(now),
  }));
