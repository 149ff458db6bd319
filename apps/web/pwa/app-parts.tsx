import { useState, useSyncExternalStore } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useConsent } from '#kit/web/device/consent.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { InstallBar } from './install-bar.tsx';
import { registerWorker } from './register.ts';
import { UpdateBar } from './update-bar.tsx';

const never = () => () => undefined;

/** The installed side of the site: its worker, the line that says a new version is there, and the offer to install. */
export const AppParts: FillingOf<typeof deferredParts> = ({ area }) => {
  // Sources change under a development server; a worker would keep what they were.
  const [updates] = useState(() =>
    import.meta.env.PROD && 'serviceWorker' in navigator ? registerWorker(navigator.serviceWorker) : null,
  );
  const updateState = useSyncExternalStore(updates?.subscribe ?? never, () => updates?.updateState ?? 'none');
  const { decided } = useConsent();
  const notice = useGuestValue('showDataProtection');
  const isPrompting = area === 'guest' && (!decided || notice);
  return (
    <>
      {updates ? <UpdateBar updates={updates} isQuiet={isPrompting} /> : null}
      {area === 'guest' ? <InstallBar isBusy={isPrompting || updateState !== 'none'} /> : null}
    </>
  );
};
