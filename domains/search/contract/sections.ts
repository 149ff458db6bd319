import type { NamedSection, PageSection, SearchResult } from './result.ts';

/** A kind of results besides performers: a named one, or one that brings its title. */
export type ShownSection = PageSection & { readonly section: string } & (
    | { readonly name: NamedSection; readonly title?: undefined }
    | { readonly name?: undefined; readonly title: string }
  );

/** All that was found besides performers, in the order it is shown; kinds of their own have titles. */
export const sectionsOf = ({ videos, mediathek, blog, more }: SearchResult): readonly ShownSection[] =>
  [
    { ...videos, name: 'videos' as const, section: 'videos' },
    { ...mediathek, name: 'mediathek' as const, section: 'mediathek' },
    { ...blog, name: 'blog' as const, section: 'blog' },
    ...more,
  ].filter(({ items }) => items.length > 0);
