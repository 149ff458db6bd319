import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate as applyFolder } from 'drizzle-orm/node-postgres/migrator';
import { GuardedClient, ormOn } from '../connection/guarded-client.ts';

/** One owner of tables: its name is its PostgreSQL schema, its folder holds the generated migrations. */
export interface Migrations {
  readonly name: string;
  readonly folder: URL;
}

const lockKey = 0x7665_7370;

/**
 * Brings every owner's schema up to date, in the given order, under one advisory lock so that processes starting
 * together do not collide. Applied migrations are noted per owner in `migrations.<name>`.
 */
export async function migrate(url: string, owners: readonly Migrations[]): Promise<void> {
  // Statements here take as long as they need; only a server that says nothing at all stops the start.
  const client = new GuardedClient({ connectionString: url, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query('create schema if not exists migrations');
    for (const owner of owners) {
      const folder = fileURLToPath(owner.folder);
      if (!existsSync(folder)) continue;
      await applyFolder(ormOn(client), {
        migrationsFolder: folder,
        migrationsSchema: 'migrations',
        migrationsTable: owner.name.replaceAll('-', '_'),
      });
    }
  } finally {
    await client.end();
  }
}
