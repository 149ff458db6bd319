import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isBusyPage } from '#domains/legal/web/parts/busy-pages.ts';
import { subscribeConsent, useConsent } from '#kit/web/device/consent.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useGuestValue } from '../state/provider.tsx';
import { useAccept } from './use-accept.ts';

const NoticeLine = lazy(async () => ({ default: (await import('./notice-line.tsx')).NoticeLine }));

/**
 * What changed in the legal texts, for visitors: they have nothing to accept, so it stands at the end of the page. It comes
 * after the line about what is kept was answered, and where somebody has something in hand not at all. Members are asked at
 * the start of the page (`NewTextsPlace`).
 */
export const NoticeBar: FillingOf<typeof deferredParts> = () => {
  const { decided } = useConsent();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const shown = useGuestValue('showDataProtection');
  const page = useCurrentPage()?.page.id;
  const answered = useAnsweredHere(decided, isLoggedIn, shown);
  if (isLoggedIn || isBusyPage(page) || !decided || !shown || answered) return null;
  const place = document.getElementById('page-end');
  return place
    ? createPortal(
        <Suspense>
          <NoticeLine variant="card" />
        </Suspense>,
        place,
      )
    : null;
};

/**
 * Whether a visitor has just answered the consent question, here or in the settings. It told them what the notice tells, so
 * that is closed with it, as soon as it is known to be open; a member's acceptance is a question of its own.
 */
function useAnsweredHere(decided: boolean, isLoggedIn: boolean, shown: boolean): boolean {
  const { accept } = useAccept();
  const [answered, setAnswered] = useState(false);
  useEffect(() => (decided ? undefined : subscribeConsent(() => setAnswered(true))), [decided]);
  useEffect(() => {
    if (answered && !isLoggedIn && shown) void accept();
  }, [answered, isLoggedIn, shown, accept]);
  return answered && !isLoggedIn;
}
