import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useConsent } from '#kit/web/device/consent.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { isBusyPage } from './busy-pages.ts';

const StatisticsQuestion = lazy(async () => ({
  default: (await import('./statistics-question.tsx')).StatisticsQuestion,
}));

/** A visitor who has been here for so long, in milliseconds, knows the site well enough to be asked. */
const knowsTheSite = 3600 * 1000;

/**
 * Asks whether visits may be counted, in a quiet moment: an hour after the first line was answered, at the very end of a page
 * where nothing is in hand, once. Whoever answers here or in the settings is not asked again.
 */
export const StatisticsPlace: FillingOf<typeof deferredParts> = (): ReactNode => {
  const { decided, asked, at } = useConsent();
  const page = useCurrentPage()?.page.id;
  const [now] = useState(() => Date.now());
  const isDue = decided && !asked && at !== null && now - at >= knowsTheSite && !isBusyPage(page);
  const place = isDue ? document.getElementById('page-end') : null;
  return place
    ? createPortal(
        <Suspense fallback={null}>
          <StatisticsQuestion />
        </Suspense>,
        place,
      )
    : null;
};
