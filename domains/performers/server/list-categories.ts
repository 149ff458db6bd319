import { asc } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Db } from '#kit/db/db.ts';
import type { ActorCategory } from '../contract/index.ts';
import { inLanguage } from './present.ts';
import { categories } from './tables.ts';

/** All categories in their order, with counts. */
export async function listCategories(db: Db, language: Language): Promise<ActorCategory[]> {
  const rows = await db.orm.select().from(categories).orderBy(asc(categories.position));
  const counted = await db.pool.query<{ slug: string; actors: number; online: number }>(
    `select slug, count(*)::int as actors, count(*) filter (where is_online)::int as online
     from performers.actors, unnest(categories) as slug group by slug`,
  );
  const bySlug = new Map(counted.rows.map((row) => [row.slug, row]));
  return rows.map(({ slug, names }) => ({
    slug,
    name: inLanguage(names, language),
    actors: bySlug.get(slug)?.actors ?? 0,
    online: bySlug.get(slug)?.online ?? 0,
  }));
}
