import type { PageSection, SearchResult } from './index.ts';

/** All that was found besides performers, in the order it is shown; kinds of their own have titles. */
export const sectionsOf = ({
  videos,
  mediathek,
  blog,
  more,
}: SearchResult): readonly (PageSection & { readonly title?: string })[] =>
  [videos, mediathek, blog, ...more].filter(({ items }) => items.length > 0);
