import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OpenLegalText } from '../../contract/studio.ts';
import { acceptStudioTexts } from '../../contract/studio.ts';

/**
 * Above every page of the studio while a text asks that the performer has not accepted: what it is, where it stands, and
 * the one button. It stands in the page and covers nothing, so that a running show is not in its way.
 */
export function StudioNotice({ open, page }: { open: readonly OpenLegalText[]; page: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ words: string; isRefusal: boolean } | null>(null);
  const isOpen = open.length > 0;
  const isDone = said !== null && !said.isRefusal && !isOpen;
  useEffect(() => {
    // The button with the focus is gone: reading continues where the page begins.
    if (isDone) document.getElementById('main')?.focus({ preventScroll: true });
  }, [isDone]);
  const accept = async (): Promise<void> => {
    setBusy(true);
    const texts = open.map(({ type, version }) => ({ type, version }));
    const answer = await api.call(acceptStudioTexts, { body: { texts } });
    setSaid(
      answer.ok
        ? { words: t('legal.studio.notice.done'), isRefusal: false }
        : { words: answer.problem.title, isRefusal: true },
    );
    await revalidate();
    setBusy(false);
  };
  return (
    <>
      {isOpen ? (
        <section
          aria-labelledby="legal-notice"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-warning border-b bg-warning-soft px-[clamp(0.75rem,2vw,1.5rem)] py-2.5 text-sm"
        >
          <div className="min-w-60 flex-1">
            <p id="legal-notice" className="font-bold">
              {t('legal.studio.notice.title')}
            </p>
            <p className="max-w-[90ch]">{t('legal.studio.notice.text')}</p>
            <ul className="flex flex-wrap gap-x-5">
              {open.map(({ type, version, title }) => (
                <li key={type}>
                  <Link
                    href={`${page}?type=${type}`}
                    className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
                  >
                    {title}, {t('legal.version', { version })}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <Button loading={busy} onClick={() => void accept()}>
            {t('legal.studio.notice.accept')}
          </Button>
        </section>
      ) : null}
      <p
        role="status"
        className={said?.isRefusal && isOpen ? 'px-[clamp(0.75rem,2vw,1.5rem)] py-2 text-danger text-sm' : 'sr-only'}
      >
        {said?.words}
      </p>
    </>
  );
}
