import type { Tx } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import { shardCount } from './shards.ts';

/** Makes the accounts that do not exist yet, with nothing in them. */
export async function openAccounts(tx: Pick<Tx, 'client'>, accounts: readonly AccountName[]): Promise<void> {
  const rows = accounts.flatMap((name) => Array.from({ length: shardCount(name) }, (_, shard) => ({ name, shard })));
  await tx.client.query(
    `insert into ledger.accounts (name, shard, floor)
     select name, shard, case when name ~ '^(house|provider):' then null else 0 end
     from unnest($1::text[], $2::int2[]) as fresh(name, shard) order by name, shard
     on conflict do nothing`,
    [rows.map(({ name }) => name), rows.map(({ shard }) => shard)],
  );
}
