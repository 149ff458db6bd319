import { sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { NoteKind } from '../../contract/index.ts';
import { numbers } from '../tables.ts';

/** What numbers of a kind begin with: `G` for credit notes, `K` for corrections. */
const letters = { '389': 'G', '261': 'K' } as const satisfies Record<NoteKind, string>;

/** `G2026-000123`. */
export const numberOf = (kind: NoteKind, year: number, place: number): string =>
  `${letters[kind]}${year}-${String(place).padStart(6, '0')}`;

/**
 * Takes the next `count` places of a range: the first of them. Its row is locked until the transaction ends, and given back with it: there are
 * no gaps, whoever breaks off.
 */
export async function takePlaces(tx: Tx, kind: NoteKind, year: number, count: number): Promise<number> {
  const [row] = await tx.orm
    .insert(numbers)
    .values({ range: kind, year, last: count })
    .onConflictDoUpdate({
      target: [numbers.range, numbers.year],
      set: { last: sql`${numbers.last} + ${count}` },
    })
    .returning({ last: numbers.last });
  return (row as { last: number }).last - count + 1;
}
