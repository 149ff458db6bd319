import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isBusyPage } from '#domains/legal/web/parts/busy-pages.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useApi } from '#kit/web/api.tsx';
import { subscribeConsent, useConsent } from '#kit/web/consent.ts';
import type { deferredParts } from '#kit/web/frame-slots.ts';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { pageTable } from '#kit/web/links.ts';
import { useCurrentPage } from '#kit/web/page.ts';
import { rich } from '#kit/web/rich-text.tsx';
import type { FillingOf } from '#kit/web/slots.ts';
import { closeAgbAndDataProtection, closeDataProtection } from '../../contract/routes.ts';
import { useGuestSession, useGuestValue } from '../state/provider.tsx';

const privacyPage = 'legal.dataProtection';
const termsPage = 'legal.terms';

/**
 * A line at the foot of the page that waits to be answered: what changed in the legal texts, for members until they accept it
 * (spec 1 §4). It comes after the line about what is kept was answered, and where somebody has something in hand not at all.
 */
export const NoticeBar: FillingOf<typeof deferredParts> = () => {
  const t = useMessages();
  const consent = useConsent();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const shown = useGuestValue('showDataProtection');
  const page = useCurrentPage()?.page.id;
  const { accept, busy } = useAccept();
  const answered = useAnsweredHere(accept);
  const privacy = usePageLink(privacyPage);
  const terms = usePageLink(termsPage);
  if (isBusyPage(page) || !consent.decided || !shown || answered) return null;
  const answer = (
    <>
      <p className="min-w-52 flex-1 text-muted">{rich(t('guest.notice.text'), { privacy, terms })}</p>
      <Button size="sm" loading={busy} onClick={() => void accept()}>
        {isLoggedIn ? t('guest.notice.accept') : t('guest.notice.seen')}
      </Button>
    </>
  );
  if (isLoggedIn) {
    return (
      <section
        aria-label={t('guest.notice.label')}
        className={`${line} glass fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom,0px)+4.25rem)] z-30 mx-auto max-w-240 shadow-e3 menu:bottom-4`}
      >
        {answer}
      </section>
    );
  }
  // A visitor has nothing to accept: it stands at the end of the page and covers nothing.
  const place = document.getElementById('page-end');
  return place
    ? createPortal(
        <section aria-label={t('guest.notice.label')} className="page pb-8">
          <div className={line}>{answer}</div>
        </section>,
        place,
      )
    : null;
};

const line =
  'flex flex-wrap items-center justify-end gap-x-5 gap-y-2.5 rounded-card border border-line px-4 py-3 text-sm';

/**
 * Whether a visitor has just answered the consent question, here or in the settings. It told them what the notice tells, so
 * that is closed with it, as soon as it is known to be open; a member's acceptance is a question of its own.
 */
function useAnsweredHere(accept: () => Promise<void>): boolean {
  const { decided } = useConsent();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const shown = useGuestValue('showDataProtection');
  const [answered, setAnswered] = useState(false);
  useEffect(() => (decided ? undefined : subscribeConsent(() => setAnswered(true))), [decided]);
  useEffect(() => {
    if (answered && !isLoggedIn && shown) void accept();
  }, [answered, isLoggedIn, shown, accept]);
  return answered && !isLoggedIn;
}

/** Tells the server; the shown flag is cleared when the call has succeeded. */
function useAccept() {
  const api = useApi();
  const { changeGuest } = useGuestSession();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [busy, setBusy] = useState(false);
  const accept = useCallback(async (): Promise<void> => {
    setBusy(true);
    const route = isLoggedIn ? closeAgbAndDataProtection : closeDataProtection;
    const result = await api.call(route, { body: { accepted: true } });
    setBusy(false);
    if (result.ok) changeGuest({ showDataProtection: result.data.showDataProtection });
  }, [api, changeGuest, isLoggedIn]);
  return { accept, busy };
}

function usePageLink(page: string): (words: string) => ReactNode {
  const language = useLanguage();
  return (words) => (pageTable().page(page) ? <Link href={pageTable().href(page, language)}>{words}</Link> : words);
}
