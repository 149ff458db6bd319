import { useSyncExternalStore } from 'react';
import { installOffer, onInstallOffer } from './install-event.ts';
import type { InstallMethod } from './install-rule.ts';
import { installMethod } from './install-rule.ts';

const standalone = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)';

const isInstalled = (): boolean =>
  matchMedia(standalone).matches || ('standalone' in navigator && navigator.standalone === true);

const methodNow = (): InstallMethod =>
  isInstalled()
    ? null
    : installMethod({
        userAgent: navigator.userAgent,
        touchPoints: navigator.maxTouchPoints,
        hasOffer: installOffer() !== null,
      });

/** How the app could be installed here and now; null when it cannot, or is. Nothing is known on the server. */
export const useInstallMethod = (): InstallMethod => useSyncExternalStore(onInstallOffer, methodNow, () => null);
