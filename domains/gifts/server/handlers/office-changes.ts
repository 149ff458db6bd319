import { asc, count, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { toyCategoryId, toyGiftIds } from '../../contract/catalogue.ts';
import type { GiftDetails, OfficeCategory } from '../../contract/office.ts';
import { categoryMissing, drawingMissing } from '../../contract/problems.ts';
import { isDrawing } from '../catalogue/drawings.ts';
import type { Context } from '../deps.ts';
import { catalogue, categories } from '../tables.ts';

type Names = Pick<GiftDetails, 'nameDe' | 'nameEn' | 'nameNl' | 'nameEs'>;

const namesOf = ({ nameDe, nameEn, nameNl, nameEs }: Names) => ({ de: nameDe, en: nameEn, nl: nameNl, es: nameEs });

/** What gifts are sorted by, with how many gifts each holds. */
export async function readCategoriesForOffice({ orm }: Executor): Promise<OfficeCategory[]> {
  return orm
    .select({
      id: categories.id,
      names: categories.names,
      position: categories.position,
      gifts: count(catalogue.id),
    })
    .from(categories)
    .leftJoin(catalogue, eq(catalogue.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

/**
 * Changes a gift, or adds one where `giftId` is null.
 * @throws Problem `not_found`, `gift_category_missing`, `gift_drawing_missing`
 */
export async function changeGift(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  giftId: number | null,
  wish: Omit<GiftDetails, 'id' | 'categoryId'> & { readonly category: string },
): Promise<typeof catalogue.$inferSelect> {
  const { price, picture, season, position, vip, active } = wish;
  const categoryId = Number(wish.category);
  if (!(await isDrawing(tx, picture))) throw new Problem(drawingMissing);
  const [category] = await tx.orm.select().from(categories).where(eq(categories.id, categoryId));
  // What moves a toy has its own numbers and its own category, and nothing else is in it.
  const isToy = giftId !== null && giftId >= toyGiftIds.first && giftId <= toyGiftIds.last;
  if (!category || (categoryId === toyCategoryId) !== isToy) throw new Problem(categoryMissing);
  const updatedAt = new Date(kit.clock.now());
  const values = { names: namesOf(wish), categoryId, price, picture, season, position, vip, active, updatedAt };
  const [row] =
    giftId === null
      ? await tx.orm.insert(catalogue).values(values).returning()
      : await tx.orm.update(catalogue).set(values).where(eq(catalogue.id, giftId)).returning();
  if (!row) throw new Problem(notFound);
  return row;
}

/** Changes a category, or adds one where no number is given. @throws Problem `not_found` */
export async function putCategory(
  tx: Tx,
  wish: Names & { readonly categoryId: number | null; readonly position: number },
): Promise<OfficeCategory> {
  const values = { names: namesOf(wish), position: wish.position };
  const [row] =
    wish.categoryId === null
      ? await tx.orm.insert(categories).values(values).returning()
      : await tx.orm.update(categories).set(values).where(eq(categories.id, wish.categoryId)).returning();
  if (!row) throw new Problem(notFound);
  const found = (await readCategoriesForOffice(tx)).find(({ id }) => id === row.id);
  return found as OfficeCategory;
}
