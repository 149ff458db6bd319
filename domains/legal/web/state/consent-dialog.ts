import { Store, useStore } from '#kit/web/live/store.ts';

const isOpen = new Store(false);

/** Opens or closes the privacy settings, from wherever they are offered. */
export const showPrivacySettings = (open: boolean): void => isOpen.set(open);

/** Whether the privacy settings are open. */
export const usePrivacySettings = (): boolean => useStore(isOpen);
