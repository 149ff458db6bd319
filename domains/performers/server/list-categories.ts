import { asc } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { keptFor } from '#kit/db/cache/kept-for.ts';
import type { Db } from '#kit/db/db.ts';
import type { ActorCategory } from '../contract/index.ts';
import { inLanguage } from './present.ts';
import { categories } from './tables.ts';

interface Count {
  readonly slug: string;
  readonly actors: number;
  readonly online: number;
}

/** Counts that read more than so many performers are given out again for so many ms. */
const mostFresh = 1000;
const keptCounts = keptFor<readonly Count[]>(15_000);

/** All categories in their order, with counts. */
export async function listCategories(db: Db, language: Language): Promise<ActorCategory[]> {
  const rows = await db.orm.select().from(categories).orderBy(asc(categories.position));
  const counted = await keptCounts(db, {
    key: '',
    isKept: (counts) => counts.some(({ actors }) => actors > mostFresh),
    async read() {
      const found = await db.pool.query<Count>(
        `select slug, count(*)::int as actors, count(*) filter (where is_online)::int as online
         from performers.actors, unnest(categories) as slug group by slug`,
      );
      return found.rows;
    },
  });
  const bySlug = new Map(counted.map((row) => [row.slug, row]));
  return rows.map(({ slug, names }) => ({
    slug,
    name: inLanguage(names, language),
    actors: bySlug.get(slug)?.actors ?? 0,
    online: bySlug.get(slug)?.online ?? 0,
  }));
}
