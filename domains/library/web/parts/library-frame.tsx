import type { ReactNode } from 'react';
import type { LibraryPlace } from './library-tabs.tsx';
import { LibraryTabs } from './library-tabs.tsx';

/** A page of the media library, also one that another domain fills: the way back, its title, the tabs. */
export function LibraryFrame({
  before,
  title,
  place,
  children,
}: {
  /** The way back to the personal area. */
  before: ReactNode;
  title: string;
  place: LibraryPlace;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="evening">
      <div className="page grid grid-cols-1 gap-3 py-3 sm:py-6">
        <header className="grid gap-1">
          {before}
          <h1 className="font-extrabold text-2xl leading-tight sm:text-3xl">{title}</h1>
        </header>
        <LibraryTabs place={place} />
        {children}
      </div>
    </div>
  );
}
