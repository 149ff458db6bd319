import { lazy, Suspense } from 'react';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { usePrivacySettings } from '../state/consent-dialog.ts';

const PrivacySettings = lazy(async () => ({ default: (await import('./privacy-settings.tsx')).PrivacySettings }));

/** The privacy settings, fetched when they are opened. */
export const PrivacySettingsPlace: FillingOf<typeof deferredParts> = () =>
  usePrivacySettings() ? (
    <Suspense fallback={null}>
      <PrivacySettings />
    </Suspense>
  ) : null;
