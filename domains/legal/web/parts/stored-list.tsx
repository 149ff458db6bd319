import type { ReactNode } from 'react';
import type { Declared } from '#kit/web/device/storage.ts';
import { storedKey } from '#kit/web/device/storage.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** What of a category is kept on the device: name, purpose, place and time, as the items themselves declare it. */
export function StoredList({ items }: { items: readonly Declared[] }): ReactNode {
  const t = useMessages();
  if (items.length === 0) return <p className="text-muted text-sm">{t('legal.consent.nothing')}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {items.map((item) => (
        <li key={`${item.place} ${item.name}`} className="grid gap-0.5 py-2.5">
          <code className="break-all text-subtle text-xs">{storedKey(item)}</code>
          <span>{t.maybe(item.purpose)}</span>
          <span className="text-subtle text-xs">
            {placeWords(t, item.place)} · {lastingWords(t, item)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Translator = ReturnType<typeof useMessages>;

const placeWords = (t: Translator, place: Declared['place']): string =>
  ({
    cookie: t('legal.consent.place.cookie'),
    local: t('legal.consent.place.local'),
    session: t('legal.consent.place.session'),
    cache: t('legal.consent.place.cache'),
  })[place];

function lastingWords(t: Translator, { days, place }: Declared): string {
  if (days === null || place === 'session') return t('legal.consent.lasts.browser');
  if (days === undefined) return t('legal.consent.lasts.removed');
  return days < 1
    ? t('legal.consent.lasts.minutes', { count: Math.round(days * 24 * 60) })
    : t('legal.consent.lasts.days', { count: Math.round(days) });
}
