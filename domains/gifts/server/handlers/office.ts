import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../../contract/index.ts';
import { addDrawing, pictureUrl, readDrawings, removeDrawing } from '../catalogue/drawings.ts';
import { nameIn } from '../catalogue/names.ts';
import type { Context } from '../deps.ts';
import { catalogue, categories, sends, sentGifts, stock } from '../tables.ts';
import { changeGift, putCategory, readCategoriesForOffice } from './office-changes.ts';

type Filters = FilterValues<(typeof contract.giftList)['filters']>;

/** The catalogue as operators see and change it. */
export function officeHandlers(ctx: Context): Handler[] {
  const { kit } = ctx;
  const { db } = kit;
  const line = (call: Call, operation: string, subject: string, input: Readonly<Record<string, unknown>>) =>
    ({ call, at: kit.clock.now(), operation, subject, input }) as const;
  return [
    ...handleList(contract.giftList, {
      async find({ filters, ...request }) {
        const { sold, held, columns } = figures(ctx, filters);
        const name = sql`lower(${catalogue.names}->>'en')`;
        const { given, worth } = columns;
        const page = keyset(request, { name, price: catalogue.price, given, worth }, catalogue.id);
        return db.orm
          .select({
            ...getTableColumns(catalogue),
            ...columns,
            category: categories.names,
            cursor: page.cursor,
          })
          .from(catalogue)
          .innerJoin(categories, eq(categories.id, catalogue.categoryId))
          .leftJoin(sold, eq(sold.giftId, catalogue.id))
          .leftJoin(held, eq(held.giftId, catalogue.id))
          .where(and(wanted(filters), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows, { caller: { language } }) =>
        rows.map(({ id, names, picture, category, price, vip, active, season, given, worth, paid, kept }) => ({
          id,
          name: nameIn(names, language),
          imageUrl: pictureUrl(picture),
          category: nameIn(category, language),
          ...{ price, vip, active, season, given, worth, paid, kept },
        })),
      async totals(filters) {
        const { sold, held, columns } = figures(ctx, filters);
        const [sums] = await db.orm
          .select({
            given: sumOf(columns.given),
            worth: sumOf(columns.worth),
            paid: sumOf(columns.paid),
            kept: sumOf(columns.kept),
          })
          .from(catalogue)
          .leftJoin(sold, eq(sold.giftId, catalogue.id))
          .leftJoin(held, eq(held.giftId, catalogue.id))
          .where(wanted(filters));
        return { given: 0, worth: 0, paid: 0, kept: 0, ...sums };
      },
      facts: async () => ({ categories: await readCategoriesForOffice(db) }),
    }),
    handle(contract.getGiftEditor, async ({ params: { giftId } }) => {
      const [row] = await db.orm.select().from(catalogue).where(eq(catalogue.id, giftId));
      if (!row && giftId !== 0) throw new Problem(notFound);
      return {
        gift: row ? detailsOf(row) : null,
        categories: await readCategoriesForOffice(db),
        drawings: await readDrawings(db),
      };
    }),
    handle(contract.addGiftDrawing, ({ query: { name }, body }, call) => addDrawing(ctx, call, { name, upload: body })),
    handle(contract.removeGiftDrawing, async ({ params: { pictureId } }, call) => {
      await removeDrawing(ctx, call, pictureId);
      return {};
    }),
    handle(contract.addGift, ({ body }, call) =>
      db.transaction(async (tx) => {
        const row = await changeGift(ctx, tx, null, body);
        await audit(tx, line(call, 'gifts.add', `gift:${row.id}`, body));
        return detailsOf(row);
      }),
    ),
    handle(contract.changeGift, ({ params: { giftId }, body }, call) =>
      db.transaction(async (tx) => {
        const row = await changeGift(ctx, tx, giftId, body);
        await audit(tx, line(call, 'gifts.change', `gift:${giftId}`, body));
        return detailsOf(row);
      }),
    ),
    handle(contract.listGiftCategories, async () => ({ categories: await readCategoriesForOffice(db) })),
    handle(contract.putGiftCategory, ({ body }, call) =>
      db.transaction(async (tx) => {
        const category = await putCategory(tx, body);
        await audit(tx, line(call, 'gifts.putCategory', `giftCategory:${category.id}`, body));
        return category;
      }),
    ),
  ];
}

const detailsOf = ({ names, updatedAt: _, ...row }: typeof catalogue.$inferSelect): contract.GiftDetails => ({
  ...row,
  nameDe: names.de,
  nameEn: names.en,
  nameNl: names.nl,
  nameEs: names.es,
});

/** Gifts whose name in any language holds some words, or of one category. */
function wanted({ search, category }: Filters) {
  return and(
    search === undefined
      ? undefined
      : sql`exists (select from jsonb_each_text(${catalogue.names}) as t(language, value) where ${holdsFolded(sql`t.value`, search)})`,
    category === undefined ? undefined : eq(catalogue.categoryId, Number(category)),
  );
}

/** What was given of each gift between two days, and what is bought and not given yet. */
function figures({ kit: { db } }: Pick<Context, 'kit'>, { from: first, to: last }: Filters) {
  const { from, to } = boundsOfDays({ from: first, to: last });
  const sold = db.orm
    .select({
      giftId: sentGifts.giftId,
      given: sumOf(sentGifts.quantity).as('given'),
      worth: sumOf(sql`${sentGifts.quantity} * ${sentGifts.price}`).as('worth'),
      paid: sumOf(sql`(${sentGifts.quantity} - ${sentGifts.covered}) * ${sentGifts.price}`).as('paid'),
    })
    .from(sentGifts)
    .innerJoin(sends, eq(sends.id, sentGifts.sendId))
    .where(and(from && gte(sends.createdAt, from), to && lt(sends.createdAt, to)))
    .groupBy(sentGifts.giftId)
    .as('sold');
  const held = db.orm
    .select({ giftId: stock.giftId, kept: sumOf(stock.quantity).as('kept') })
    .from(stock)
    .groupBy(stock.giftId)
    .as('held');
  const none = (value: unknown) => sql<number>`coalesce(${value}, 0)::float8`;
  const columns = {
    given: none(sold.given),
    worth: none(sold.worth),
    paid: none(sold.paid),
    kept: none(held.kept),
  };
  return { sold, held, columns };
}
