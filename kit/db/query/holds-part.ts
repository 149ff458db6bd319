import type { Column, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * Whether a text column holds what somebody typed, anywhere in it, whatever capitals, accents and widths. The schema's migration
 * makes `plain(text)` and `parts_of(text, shortest)`, all pieces of one to three characters, and a GIN index over
 * `parts_of(column, 1)`: a piece of three rules out nearly every other row, the comparison the rest.
 * @param schema the schema that has both functions; never what somebody typed
 */
export function holdsPart(schema: string, column: Column, typed: string): SQL {
  const plain = sql`${sql.raw(schema)}.plain(${typed}::text)`;
  const parts = sql`${sql.raw(schema)}.parts_of(${typed}::text, least(3, char_length(${plain})))`;
  return sql`(${sql.raw(schema)}.parts_of(${column}, 1) @> ${parts} and position(${plain} in ${sql.raw(schema)}.plain(${column})) > 0)`;
}
