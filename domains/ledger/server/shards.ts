import type { AccountName } from '../contract/accounts.ts';
import { ownerOf } from '../contract/accounts.ts';

/**
 * Rows over which an account that takes part in nearly every transfer is spread. A transfer holds its rows until its
 * transaction ends, so one row would make every transfer wait for every other; each connection uses one of these.
 */
export const sharedAccountShards = 16;

/** Over how many rows an account's balance is kept. */
export function shardCount(account: AccountName): number {
  const owner = ownerOf(account);
  return owner === 'house' || owner === 'provider' ? sharedAccountShards : 1;
}

/**
 * The row a connection uses, 0 to 15: different ones for connections opened one after the other. The number a connection
 * names is the server's process only without a pooler between: PgBouncer makes up any 32 bits, which drivers read as
 * signed. Whatever it is, the row is one there is.
 */
export function shardOf(connection: { processID?: number | null }): number {
  return (connection.processID ?? 0) & (sharedAccountShards - 1);
}
