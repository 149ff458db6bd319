import type { Column, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** The sum of whole numbers over the rows found, 0 without any; exact to 2^53. */
export const sumOf = (value: Column | SQL): SQL<number> => sql<number>`coalesce(sum(${value}), 0)::float8`;
