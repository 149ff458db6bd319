import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { wallClock } from '#kit/clock/clock.ts';
import { allows, subscribeConsent } from '#kit/web/device/consent.ts';
import { watchTab } from '#kit/web/device/tab-visibility.ts';
import type { SiteSettings } from '#kit/web/page/context.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { DataLayer } from '../state/data-layer.ts';
import { createDataLayer } from '../state/data-layer.ts';
import { useBrowserLog, useCollector, useProfileVisits, usePurchases, useTagManager } from '../state/use-tracking.ts';

const clock = wallClock();

/** Guests' documents are counted; those of who works here only report failures. */
export const DeferredTracking: FillingOf<typeof deferredParts> = ({ area, settings }) =>
  area === 'guest' && settings ? <TrackingParts settings={settings} /> : <BrowserLog />;

/**
 * Everything that counts and reports, for as long as the document lives. It draws nothing. What is analytics runs with
 * consent alone; visits of performers and failures of the line are told in any case, without anything about the visitor.
 */
function TrackingParts({ settings }: { settings: SiteSettings }): null {
  const [layer] = useState(() => createDataLayer({ allowed: () => allows('analytics'), now: () => clock.now() }));
  useBrowserLog();
  useProfileVisits();
  usePurchases(layer);
  useCollector(layer);
  useTagManager(layer, settings.tagManagerUrl !== null);
  usePageViews(layer);
  useTab(layer, settings.hiddenTabTitle);
  return null;
}

/** Only the reports of failures: for those who work here, whose pages are not counted. */
function BrowserLog(): null {
  useBrowserLog();
  return null;
}

/** Counts the page, each time another is shown; also the present one once somebody agrees. */
function usePageViews(layer: DataLayer): void {
  const { pathname } = useLocation();
  const page = useCurrentPage()?.page;
  const view = useEffectEvent(() => {
    if (page) layer.push({ event: 'page_view', page: page.id, group: page.group ?? page.id });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another view, also of the same page
  useEffect(() => view(), [pathname]);
  useEffect(() => subscribeConsent(() => view()), []);
}

/** Leaving, coming back, and what runs through the title meanwhile; nothing runs for anyone who wants to be discreet. */
function useTab(layer: DataLayer, prefix: string | null): void {
  const page = useCurrentPage()?.page.id ?? 'notFound';
  const tell = useEffectEvent((event: 'leave' | 'comeback') => layer.push({ event, page }));
  useEffect(
    () =>
      watchTab({
        document,
        clock,
        onLeave: () => tell('leave'),
        onComeback: () => tell('comeback'),
        prefix: () => (document.documentElement.hasAttribute('data-discreet') ? null : prefix),
        mayMove: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
    [prefix],
  );
}
