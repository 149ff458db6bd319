import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { FilterChip } from '#kit/ui/live/filter-bar.tsx';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ActorCategory } from '../../contract/index.ts';

/** The themes a list can be narrowed to, and the one it is narrowed to, by its slug. */
export interface Themes {
  readonly categories: readonly Pick<ActorCategory, 'slug' | 'name' | 'online'>[];
  readonly current?: string | undefined;
}

/** The themes as chips; what else the list is narrowed to stays when another theme is chosen. */
export function useThemeChips({ categories, current }: Themes): FilterChip[] {
  const t = useMessages();
  const to = useHref();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.delete('page');
  const query = kept.size > 0 ? `?${kept}` : '';
  return [
    ...categories.map(({ slug, name, online }) => ({
      key: slug,
      label: name,
      active: slug === current,
      count: online || undefined,
      href: (slug === current ? to('performers.cams') : to('performers.category', { categorySlug: slug })) + query,
    })),
    { key: '', label: t('performers.themes.title'), active: false, href: to('performers.categories') },
  ];
}

/** The themes as a row of their own, where there is room for one: on a phone they follow the quick filters. */
export function ListThemes(themes: Themes): ReactNode {
  const t = useMessages();
  return (
    <FilterBar className="max-menu:hidden" label={t('performers.categories.label')} filters={useThemeChips(themes)} />
  );
}
