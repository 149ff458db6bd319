import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { FeaturePrompt } from '#domains/experiments/web/parts/feature-prompt.tsx';
import { JoinExperiments } from '#domains/experiments/web/parts/join-experiments.tsx';
import { KeepSessionConfig } from '#domains/guest/web/parts/keep-session-config.tsx';
import { NoticeBar } from '#domains/guest/web/parts/notice-bar.tsx';
import { StepUpDialog } from '#domains/identity/web/parts/step-up-dialog.tsx';
import { usePrivacySettings } from '#domains/legal/web/state/consent-dialog.ts';
import { NoticeKeeper } from '#domains/notices/web/parts/notice-keeper.tsx';
import { BrowserLog, TrackingParts } from '#domains/tracking/web/parts/tracking-parts.tsx';
import type { Area } from '#kit/web/pages.ts';
import { AppParts } from '../pwa/app-parts.tsx';
import { useRootFacts } from './root-facts.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

const PrivacySettings = lazy(async () => ({ default: (await import('./privacy-settings.tsx')).PrivacySettings }));

/** What a document needs only once it has come to rest: notices, consent, tracking. Loaded by {@link DeferredParts}. */
export function Deferred({ area }: { area: Area }): ReactNode {
  const settingsOpen = usePrivacySettings();
  const facts = useRootFacts();
  const site = facts?.settings;
  const isLoggedIn = facts?.caller != null;
  return (
    <>
      <UnsavedNotice />
      <KeepSessionConfig />
      <AppParts area={area} />
      {isLoggedIn ? <StepUpDialog /> : null}
      {area === 'guest' && site ? <TrackingParts settings={site} /> : <BrowserLog />}
      {area === 'guest' ? <JoinExperiments /> : null}
      {area === 'guest' ? <FeaturePrompt /> : null}
      {area === 'guest' ? <NoticeBar /> : null}
      {area === 'guest' ? <NoticeKeeper /> : null}
      {settingsOpen ? (
        <Suspense fallback={null}>
          <PrivacySettings />
        </Suspense>
      ) : null}
    </>
  );
}
