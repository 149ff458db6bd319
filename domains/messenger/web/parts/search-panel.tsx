import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { controlClass } from '#kit/ui/primitives/field.tsx';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../contract/index.ts';
import { searchContent } from '../../contract/index.ts';

/** Waits for the next letter before it asks, ms. */
const patience = 250;

/** Finds words in a conversation; a press on what was found shows it where it was said. */
export function SearchPanel({
  channelId,
  onFound,
  onClose,
}: {
  channelId: number;
  onFound: (messageId: number) => void;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const id = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly MessengerContent[] | null>(null);
  useEffect(() => {
    const searchString = words.trim();
    if (searchString.length < 2) {
      setFound(null);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await api.call(searchContent, { params: { channelId }, query: { searchString } });
      if (isCurrent && answer.ok) setFound(answer.data.contents);
    }, patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, channelId, words]);
  return (
    <search className="block border-line border-b bg-surface p-2">
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="sr-only">
          {t('messenger.search')}
        </label>
        <input
          id={id}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the search was just asked for
          autoFocus
          value={words}
          placeholder={t('messenger.search')}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={typedKeys({ Escape: () => onClose() })}
          className={`${controlClass} flex-1`}
        />
        <IconButton label={t('messenger.cancel')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <p role="status" className="sr-only">
        {found ? t('messenger.found', { count: found.length }) : ''}
      </p>
      {found ? (
        <ul className="mt-1 max-h-60 overflow-y-auto">
          {found.length === 0 ? <li className="p-2 text-muted text-sm">{t('messenger.found', { count: 0 })}</li> : null}
          {found.map((one) => (
            <li key={one.messageId}>
              <button
                type="button"
                onClick={() => onFound(one.messageId)}
                className="flex w-full items-baseline gap-2 rounded-control px-2 py-1.5 text-left text-sm hover:bg-hover pointer-coarse:min-h-11"
              >
                <span className="line-clamp-1 flex-1">{one.text}</span>
                <time dateTime={new Date(one.date).toISOString()} className="shrink-0 text-subtle text-xs">
                  {`${format.date(one.date, 'short')}, ${format.time(one.date)}`}
                </time>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}
