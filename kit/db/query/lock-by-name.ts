import type { Tx } from '#kit/db/db.ts';

/**
 * Waits for a lock and holds it until the transaction ends, so that transactions that name the same one run one after another. Use it
 * where there is no row to lock yet: two tabs that would both find room for the last one.
 * @param scope what is locked, beginning with the domain: `gifts.wishes`
 * @param id of whom or what; without one the lock is the same for all
 */
export async function lockByName({ client }: Pick<Tx, 'client'>, scope: string, id?: number | string): Promise<void> {
  const name = id === undefined ? scope : `${scope}:${id}`;
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
