import { BookmarkPlus, Check, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { readStored, writeStored } from '#kit/web/storage.ts';
import { useRootFacts } from './root-facts.ts';
import type { SavedFilter } from './saved-filters-item.ts';
import { filterOf, savedFiltersItem } from './saved-filters-item.ts';

/** Filters of the table in hand, kept under names: one press brings each back. Nothing stands here where nothing is filtered. */
export function SavedFilters(): ReactNode {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const accountId = useRootFacts()?.caller?.id ?? null;
  // The server cannot know them; they come with the first look of the browser.
  const [all, setAll] = useState<readonly SavedFilter[]>([]);
  const [naming, setNaming] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => setAll(readStored(savedFiltersItem) ?? []), []);
  const query = filterOf(search);
  const own = all.filter((filter) => filter.accountId === accountId && filter.path === pathname);
  const known = own.some((filter) => filter.query === query);
  if (accountId === null || (own.length === 0 && query === '')) return null;
  const keep = (next: readonly SavedFilter[]): void => {
    setAll(next);
    writeStored(savedFiltersItem, next);
    setNaming(false);
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('a, button')?.focus());
  };
  return (
    <nav
      ref={bar}
      aria-label={t('shell.filters.label')}
      className="flex flex-wrap items-center gap-2 px-[clamp(0.75rem,2vw,1.5rem)] pt-3"
    >
      {own.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {own.map((filter) => (
            <li
              key={filter.query}
              className={cx(
                'flex items-center rounded-control border',
                filter.query === query ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
              )}
            >
              <Anchor
                href={`${filter.path}?${filter.query}`}
                aria-current={filter.query === query ? 'true' : undefined}
                className="max-w-60 truncate rounded-control px-3 py-1 font-semibold text-sm no-underline"
              >
                {filter.name}
              </Anchor>
              <IconButton
                size="sm"
                label={t('shell.filters.remove', { name: filter.name })}
                icon={<X aria-hidden />}
                onClick={() => keep(all.filter((other) => other !== filter))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {query === '' || known ? null : naming ? (
        <NameForm
          onCancel={() => setNaming(false)}
          onName={(name) => keep([...all, { accountId, path: pathname, query, name }])}
        />
      ) : (
        <Button size="sm" variant="ghost" icon={<BookmarkPlus aria-hidden />} onClick={() => setNaming(true)}>
          {t('shell.filters.save')}
        </Button>
      )}
    </nav>
  );
}

function NameForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }): ReactNode {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    if (name !== '') onName(name);
  };
  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <TextField
        ref={field}
        hideLabel
        label={t('shell.filters.name')}
        placeholder={t('shell.filters.name')}
        maxLength={40}
        autoComplete="off"
        end={<IconButton type="submit" size="sm" label={t('shell.filters.save')} icon={<Check aria-hidden />} />}
      />
    </form>
  );
}
