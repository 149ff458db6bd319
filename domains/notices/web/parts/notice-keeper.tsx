import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useGuest, useGuestSession } from '#domains/guest/web/state/provider.tsx';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { usePush } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { useResource } from '#kit/web/live/use-resource.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { statusBarsOf } from '../../contract/conditions.ts';
import { currentFacts } from '../../contract/current-facts.ts';
import { noFacts } from '../../contract/facts.ts';
import { statusBarsChanged } from '../../contract/routes.ts';
import { changeBoard, putBack, takeDown, useRenderedNotices } from '../state/board.ts';
import { daysAwayOf, seenAgain } from '../state/login-marker.ts';
import { dismissals, loginMarker, offerTaken } from '../state/stored.ts';
import { FloatingNotice } from './floating-notice.tsx';

const Modals = lazy(async () => ({ default: (await import('../modals/modals.tsx')).Modals }));

/**
 * Keeps the notices of the page current: what the guest state says after every push, what the server tells again, what
 * the address brings. Draws the bar that came later, and the modals where the platform has any.
 */
export const NoticeKeeper: FillingOf<typeof deferredParts> = () => {
  const guest = useGuest();
  const modals = useStore(useGuestSession().page, (page) => page.modals);
  const rendered = useRenderedNotices();
  const { search, key } = useLocation();
  // Visitors are told what the address says, and nothing else.
  const facts = useResource(currentFacts, guest.isLoggedIn ? null : undefined, rendered?.facts ?? noFacts);
  const [daysAway, setDaysAway] = useState<number | null>(null);
  // Looked up before this visit marks the device as known.
  const [wasHere] = useState(() => readStored(loginMarker) !== null);

  usePush(statusBarsChanged, ({ removed }) => {
    if (removed) takeDown(removed);
  });

  useEffect(() => {
    if (!guest.isLoggedIn) return;
    const marker = seenAgain(readStored(loginMarker), Date.now());
    writeStored(loginMarker, marker);
    setDaysAway(daysAwayOf(marker));
  }, [guest.isLoggedIn]);

  const came = useRef(key);
  useEffect(() => {
    if (came.current === key) return;
    came.current = key;
    putBack('notFoundRedirect');
    putBack('mailWelcomeLink');
  }, [key]);

  useEffect(() => {
    const cookie = (name: string): string | null => {
      const item = name === offerTaken.name ? offerTaken : dismissals.find((one) => one.item.name === name)?.item;
      return item ? readStored(item) : null;
    };
    const situation = { guest, facts, cookie, daysAway, search: new URLSearchParams(search), now: Date.now() };
    changeBoard({ bars: statusBarsOf(situation) });
  }, [guest, facts, daysAway, search]);

  return (
    <>
      <FloatingNotice />
      {modals?.partnerBrand || modals?.isSpanishAgeCheck ? (
        <Suspense fallback={null}>
          <Modals settings={modals} hasLoginMarker={wasHere || guest.isLoggedIn} ageCheck={facts.ageCheck} />
        </Suspense>
      ) : null}
    </>
  );
};
