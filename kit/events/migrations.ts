import type { Migrations } from '#kit/db/schema/migrate.ts';

/** The outbox's tables; migrated before every domain's. */
export const eventTables: Migrations = { name: 'events', folder: new URL('./migrations', import.meta.url) };
