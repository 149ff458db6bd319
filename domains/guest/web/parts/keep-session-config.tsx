import { useEffect } from 'react';
import type { atRest } from '#kit/web/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { readSessionConfig, writeStored } from '#kit/web/storage.ts';
import { keptFields } from '../state/parts.ts';
import { useGuestSession } from '../state/provider.tsx';
import { sessionConfigItem } from '../state/stored.ts';

/** Gives a visitor's page what the last one knew about them until the first fetch has answered, and keeps that in turn. */
export const KeepSessionConfig: FillingOf<typeof atRest> = () => {
  const { store } = useGuestSession();
  useEffect(() => {
    const kept = readSessionConfig(sessionConfigItem, store.state.isLoggedIn);
    // A logged-in guest was rendered with everything, and what was fetched is newer.
    if (kept && store.state.id === null) void store.refresh(async () => ({ ...store.state, ...kept }));
    return store.subscribe(() => {
      const { isLoggedIn, id } = store.state;
      if (id === null) return;
      const config = Object.fromEntries(keptFields.map((field) => [field, store.state[field]]));
      writeStored(sessionConfigItem, { isLoggedIn, config });
    });
  }, [store]);
  return null;
};
