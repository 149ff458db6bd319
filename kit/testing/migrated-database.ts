import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import type { TestDatabase } from './test-database.ts';
import { testDatabase } from './test-database.ts';

/** A fresh database with all tables of these owners, in their order: a copy of a template that is migrated once per state of the migrations. */
export async function migratedDatabase(owners: readonly Migrations[]): Promise<TestDatabase> {
  return testDatabase({ key: await stateOf(owners), prepare: (url) => migrate(url, owners) });
}

async function stateOf(owners: readonly Migrations[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, folder } of owners) {
    hash.update(`${name}\n`);
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((file) => file.endsWith('.sql')).sort()) {
      hash.update(`${file}\n`).update(await readFile(new URL(file, `${folder}/`)));
    }
  }
  return hash.digest('hex');
}
