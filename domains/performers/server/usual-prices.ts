import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { actors } from './tables.ts';

/** What a minute and a message usually cost, in hundredths of a coin: the average of all who ask something; 0 where nobody does. */
export async function readUsualPrices({ orm }: Executor): Promise<{ minute: number; message: number }> {
  const usual = (column: typeof actors.priceVideo | typeof actors.priceMessage) =>
    sql<number>`coalesce(round(avg(${column}) filter (where ${column} > 0)), 0)::int`;
  const [row] = await orm
    .select({ minute: usual(actors.priceVideo), message: usual(actors.priceMessage) })
    .from(actors);
  return row ?? { minute: 0, message: 0 };
}
