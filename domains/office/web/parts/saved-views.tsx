import { BookmarkPlus, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import type { listViews } from '../../contract/views.ts';
import { removeView, saveView } from '../../contract/views.ts';
import { filterOf } from './filter-of.ts';

/** The filters an operator saved for this list, the one in use marked; and the way to save what is chosen now. */
export function SavedViews({
  page,
  here,
  views,
}: {
  /** The page's id. */
  page: string;
  /** The address of the list itself. */
  here: string;
  views: RouteOutput<typeof listViews>['views'];
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const [naming, setNaming] = useState(false);
  const [refusal, setRefusal] = useState('');
  const now = filterOf(params);
  const used = views.find(({ search }) => search === now);

  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return;
    const answer = await api.call(saveView, { body: { page, name, search: now } });
    setRefusal(answer.ok ? '' : answer.problem.title);
    if (!answer.ok) return;
    setNaming(false);
    await revalidate();
  };
  const remove = async (id: number): Promise<void> => {
    const answer = await api.call(removeView, { body: { id } });
    setRefusal(answer.ok ? '' : answer.problem.title);
    await revalidate();
  };

  if (views.length === 0 && now === '') return null;
  return (
    <section aria-label={t('office.office.views.label')} className="flex flex-wrap items-center gap-2">
      {views.map(({ id, name, search }) => (
        <span key={id} className="inline-flex items-center">
          <Anchor
            href={`${here}?${search}`}
            aria-current={search === now ? 'true' : undefined}
            className={filterChipClass(search === now)}
          >
            {name}
          </Anchor>
          <IconButton
            size="sm"
            variant="ghost"
            icon={<X />}
            label={t('office.office.views.remove', { name })}
            onClick={() => void remove(id)}
          />
        </span>
      ))}
      {now === '' ? null : (
        <Anchor href={here} className={filterChipClass(false)}>
          <X aria-hidden />
          {t('office.office.views.clear')}
        </Anchor>
      )}
      {now === '' || used || naming ? null : (
        <Button size="sm" variant="ghost" icon={<BookmarkPlus aria-hidden />} onClick={() => setNaming(true)}>
          {t('office.office.views.save')}
        </Button>
      )}
      {naming && !used ? (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => void save(event)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setNaming(false);
          }}
        >
          <TextField name="name" label={t('office.office.views.name')} maxLength={40} required autoFocus />
          <Button type="submit" size="sm">
            {t('office.office.views.keep')}
          </Button>
        </form>
      ) : null}
      <p role="status" className="font-semibold text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </section>
  );
}
