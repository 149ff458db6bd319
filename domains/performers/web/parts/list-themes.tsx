import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ActorCategory } from '../../contract/index.ts';

/** The themes as one row; what else the list is narrowed to stays when another theme is chosen. */
export function ListThemes({
  categories,
  current,
}: {
  categories: readonly Pick<ActorCategory, 'slug' | 'name' | 'online'>[];
  /** The slug of the theme one is in. */
  current?: string | undefined;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.delete('page');
  const query = kept.size > 0 ? `?${kept}` : '';
  return (
    <FilterBar
      label={t('performers.categories.label')}
      filters={[
        ...categories.map(({ slug, name, online }) => ({
          key: slug,
          label: name,
          active: slug === current,
          count: online || undefined,
          href: (slug === current ? to('performers.cams') : to('performers.category', { categorySlug: slug })) + query,
        })),
        { key: '', label: t('performers.themes.title'), active: false, href: to('performers.categories') },
      ]}
    />
  );
}
