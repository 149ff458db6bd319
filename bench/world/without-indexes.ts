import type pg from 'pg';

/**
 * Fills a table that nobody reads meanwhile: triggers rest, and its indexes are made when the rows are there, which takes a fraction of the time. Those of
 * keys stay.
 */
export async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  await client.query(`alter table ${table} disable trigger user`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
  await client.query(`alter table ${table} enable trigger user`);
}
