import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Store, useStore } from '#kit/web/live/store.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OnDevice, ReadingOnDevice } from '../state/on-device.ts';
import { readingOnDevice } from '../state/on-device.ts';

/** The next press of somebody on the page. */
const pressed = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('pointerup', () => resolve(), { once: true }));

let shared: ReadingOnDevice | undefined;
const reading = (): ReadingOnDevice => {
  shared ??= readingOnDevice(self as unknown as OnDevice, pressed);
  return shared;
};

/** Languages somebody has chosen to read in their own, as long as the page stands: later lines come translated. */
const chosen = new Store<ReadonlySet<string>>(new Set());

type State =
  | { readonly is: 'plain' }
  | { readonly is: 'busy'; readonly part: number }
  | { readonly is: 'done'; readonly text: string }
  | { readonly is: 'failed' };

/** A line with the press that reads it in one's own language, on this device; the original is one press away. */
export function TranslatedLine({ text, children }: { text: string; children: (text: string) => ReactNode }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const own = useLanguage();
  const languages = useStore(chosen);
  const [from, setFrom] = useState<string | null>(null);
  const [state, setState] = useState<State>({ is: 'plain' });
  const [isOriginal, setOriginal] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    setState({ is: 'plain' });
    setFrom(null);
    void reading()
      .languageOf(text, own)
      .then((found) => {
        if (!isGone) setFrom(found);
      });
    return () => {
      isGone = true;
    };
  }, [text, own]);
  const isChosen = from !== null && languages.has(from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried once more at a press
  useEffect(() => {
    if (from === null || !isChosen) return undefined;
    let isGone = false;
    const set = (next: State): void => {
      if (!isGone) setState(next);
    };
    set({ is: 'busy', part: 1 });
    reading()
      .translate(text, from, own, (part) => set({ is: 'busy', part }))
      .then(
        (translated) => set({ is: 'done', text: translated }),
        () => set({ is: 'failed' }),
      );
    return () => {
      isGone = true;
    };
  }, [isChosen, from, text, own, attempt]);
  if (from === null) return children(text);
  const isRead = state.is === 'done' && !isOriginal;
  const press = (): void => {
    if (state.is === 'done') setOriginal(!isOriginal);
    else if (isChosen) setAttempt(attempt + 1);
    else chosen.set(new Set([...languages, from]));
  };
  const words = ((): string => {
    if (state.is === 'busy') return t('conversation.translate.busy');
    if (state.is === 'failed') return t('conversation.translate.failed');
    if (isRead) return t('conversation.translate.original', { language: format.languageName(from) });
    return t('conversation.translate.read', { language: format.languageName(own) });
  })();
  return (
    <>
      <span lang={isRead ? own : from}>{children(isRead ? state.text : text)}</span>
      <button
        type="button"
        disabled={state.is === 'busy'}
        onClick={press}
        className="mt-0.5 flex min-h-6 items-center gap-1 text-left font-semibold text-xs underline opacity-85 pointer-coarse:min-h-9"
      >
        <Languages aria-hidden className="size-3.5 shrink-0" />
        {words}
        {state.is === 'busy' && state.part < 1 ? (
          <span translate="no" className="tabular">
            {format.percent(state.part)}
          </span>
        ) : null}
      </button>
    </>
  );
}
