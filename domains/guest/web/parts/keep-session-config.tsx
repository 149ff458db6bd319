import { useEffect } from 'react';
import { readSessionConfig, writeStored } from '#kit/web/device/storage.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { keptFields } from '../state/parts.ts';
import { useGuestSession } from '../state/provider.tsx';
import { sessionConfigItem } from '../state/stored.ts';

/** Gives a visitor's page what the last one knew about them until the first fetch has answered, and keeps that in turn. */
export const KeepSessionConfig: FillingOf<typeof deferredParts> = () => {
  const { page } = useGuestSession();
  useEffect(() => {
    const { isLoggedIn, id } = page.state.guest;
    const kept = readSessionConfig(sessionConfigItem, isLoggedIn);
    // A logged-in guest was rendered with everything, and what was fetched is newer.
    // Shown, and not laid over the answer of the fetch that may be under way.
    if (kept && id === null) page.patch({ guest: { ...page.state.guest, ...kept } });
    return page.subscribe(() => {
      const { guest } = page.state;
      if (guest.id === null) return;
      const config = Object.fromEntries(keptFields.map((field) => [field, guest[field]]));
      writeStored(sessionConfigItem, { isLoggedIn: guest.isLoggedIn, config });
    });
  }, [page]);
  return null;
};
