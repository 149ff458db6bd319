import type { Db } from '#kit/db/db.ts';
import { catalogue, categories } from '../tables.ts';
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
    const rows = firstCatalogue.flatMap(({ id: categoryId, firstId, gifts }) =>
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
      })),
    );
    await tx.orm.insert(catalogue).values(rows).onConflictDoNothing();
  });
}
