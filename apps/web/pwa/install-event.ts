/**
 * What must be heard before anything else is loaded: the browser says once that the site can be installed. Kept until
 * somebody asks for it; its own banner is held back, the site offers it when it fits.
 */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

/** The browser's offer, or null while there is none. */
export const installOffer = (): InstallEvent | null => offered;

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps an offer; null: there is none any more. */
export function keepInstallOffer(event: InstallEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Called once, by the browser's entry. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keepInstallOffer(event as InstallEvent);
  });
  addEventListener('appinstalled', () => keepInstallOffer(null));
}
