import { BookmarkPlus, Check, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { viewOf } from '#kit/web/list/address.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SavedView } from '../../contract/views.ts';
import { removeView, saveView } from '../../contract/views.ts';

/** Views of the list in hand, kept under names: one press brings each back. Nothing stands here where there is nothing to keep. */
export function SavedViews({ views }: { views: readonly SavedView[] }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [naming, setNaming] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const query = viewOf(search);
  const own = views.filter((view) => view.path === pathname);
  if (own.length === 0 && query === '') return null;
  const settle = async (answer: { ok: true } | { ok: false; problem: { title: string } }): Promise<void> => {
    setRefusal(answer.ok ? null : answer.problem.title);
    if (!answer.ok) return;
    setNaming(false);
    await revalidate();
    bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <nav
      ref={bar}
      aria-label={t('office.office.list.views')}
      className="-mt-2 flex flex-wrap items-center gap-2 first:mt-0"
    >
      {own.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {own.map((view) => (
            <li
              key={view.id}
              className={cx(
                'flex items-center rounded-control border',
                view.query === query ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
              )}
            >
              <Anchor
                href={`${view.path}?${view.query}`}
                aria-current={view.query === query ? 'true' : undefined}
                className="max-w-60 truncate rounded-control px-3 py-1 font-semibold text-sm no-underline"
              >
                {view.name}
              </Anchor>
              <IconButton
                size="sm"
                label={t('office.office.list.removeView', { name: view.name })}
                icon={<X aria-hidden />}
                onClick={async () => settle(await api.call(removeView, { params: { viewId: view.id }, body: {} }))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {query === '' || own.some((view) => view.query === query) ? null : naming ? (
        <NameForm
          onCancel={() => setNaming(false)}
          onName={async (name) => settle(await api.call(saveView, { body: { path: pathname, query, name } }))}
        />
      ) : (
        <Button size="sm" variant="ghost" icon={<BookmarkPlus aria-hidden />} onClick={() => setNaming(true)}>
          {t('office.office.list.saveView')}
        </Button>
      )}
      {refusal === null ? null : (
        <p role="alert" className="text-danger text-sm">
          {refusal}
        </p>
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
    <form onSubmit={save} onKeyDown={typedKeys({ Escape: () => onCancel() })}>
      <TextField
        ref={field}
        hideLabel
        label={t('office.office.list.viewName')}
        placeholder={t('office.office.list.viewName')}
        maxLength={40}
        autoComplete="off"
        end={
          <IconButton type="submit" size="sm" label={t('office.office.list.saveView')} icon={<Check aria-hidden />} />
        }
      />
    </form>
  );
}
