import { useEffect } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useConsent } from '#kit/web/device/consent.ts';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { useApi } from '#kit/web/live/api.tsx';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { joinExperiments } from '../../contract/routes.ts';
import { joinedItem } from '../state/stored.ts';

/** Experiments started meanwhile are joined after this, in milliseconds. */
const again = 3600 * 1000;

/** Joins the running experiments with consent to analytics, once a tab and hour. Pages show it from the next document on. */
export const JoinExperiments: FillingOf<typeof deferredParts> = () => {
  const api = useApi();
  const { analytics } = useConsent();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const id = useGuestValue('id');
  useEffect(() => {
    // Without a number there is no session yet; it follows with the first fetch of the browser.
    if (!analytics || id === null) return;
    const last = readStored(joinedItem);
    if (last && last.isLoggedIn === isLoggedIn && Date.now() - last.at < again) return;
    void api.call(joinExperiments, {}).then((answer) => {
      if (answer.ok) writeStored(joinedItem, { at: Date.now(), isLoggedIn });
    });
  }, [api, analytics, isLoggedIn, id]);
  return null;
};
