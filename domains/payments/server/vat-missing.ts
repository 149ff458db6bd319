import { and, gt, isNotNull, isNull } from 'drizzle-orm';
import { serviceAreas } from '#kit/domain/service-area.ts';
import type { Kit } from '#kit/server/kit.ts';
import { readPriceList, vatAt } from './pricing.ts';
import { orders } from './tables.ts';

/** Where what is sold to consumers carries a tax of theirs: the European Union, the rest of its single market, Switzerland, the United Kingdom. */
const taxed = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);
/** Orders younger than this, ms, tell where people buy from. */
const lately = 90 * 24 * 3_600_000;

/**
 * Countries that are served and whose value added tax nobody has entered: those that have one, and those that orders came from. There no
 * line of it stands on sheet, checkout and receipt; where there is none to pay, 0 per cent says so.
 */
export async function vatMissing({
  db,
  clock,
  extensions,
}: Pick<Kit, 'db' | 'clock' | 'extensions'>): Promise<string[]> {
  const now = clock.now();
  const list = await readPriceList(db);
  const bought = await db.orm
    .selectDistinct({ country: orders.country })
    .from(orders)
    .where(and(isNotNull(orders.country), isNull(orders.vatPercent), gt(orders.createdAt, new Date(now - lately))));
  const places = new Set([...taxed, ...bought.flatMap(({ country }) => country ?? [])]);
  const areas = extensions.of(serviceAreas);
  const isServed = (country: string): boolean => areas.every((serves) => serves({ country }));
  return [...places].filter((country) => isServed(country) && vatAt(list, country, now) === null).sort();
}
