import type { Db, Tx } from '../db.ts';

/** What is done once in the life of a database, in parts. */
export interface Once {
  /**
   * Does `part` in a transaction that also notes it as done, unless it is. Whoever comes at the same time waits and finds it done; what
   * fails is done by whoever comes next.
   */
  run(part: string, work: (tx: Tx) => Promise<void>): Promise<void>;
  has(part: string): Promise<boolean>;
}

/** Beside the notes of the migrations, in their schema: it holds names of parts and nothing else. */
const notes = 'migrations.done_once';

/** Opens the notes of what was done once on this database. */
export async function openOnce({ pool, transaction }: Pick<Db, 'pool' | 'transaction'>): Promise<Once> {
  await pool.query('create schema if not exists migrations');
  await pool.query(`create table if not exists ${notes} (part text primary key)`);
  const has = async (part: string) =>
    ((await pool.query(`select 1 from ${notes} where part = $1`, [part])).rowCount ?? 0) > 0;
  return {
    has,
    async run(part, work) {
      if (await has(part)) return;
      await transaction(async (tx) => {
        const { rowCount } = await tx.client.query(`insert into ${notes} values ($1) on conflict do nothing`, [part]);
        if (rowCount) await work(tx);
      });
    },
  };
}
