import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpen = false;

/** Opens or closes the privacy settings, from wherever they are offered. */
export function showPrivacySettings(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  for (const listener of [...listeners]) listener();
}

/** Whether the privacy settings are open. */
export const usePrivacySettings = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
