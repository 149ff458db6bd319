import { and, eq } from 'drizzle-orm';
import type { BreadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { inLanguage } from './collections.ts';
import { collections } from './tables.ts';

declare module '#kit/web/page/pages.ts' {
  interface BreadcrumbThings {
    collection: true;
  }
}

/** A collection is called by its title. */
export const collectionNames: BreadcrumbNames = {
  thing: 'collection',
  async find({ given, executor, language }) {
    const slug = given('collectionSlug').toLowerCase();
    const [row] = await executor.orm
      .select()
      .from(collections)
      .where(and(eq(collections.slug, slug), eq(collections.isOn, true)));
    return row ? { name: inLanguage(row.title, language), params: { collectionSlug: row.slug } } : null;
  },
};
