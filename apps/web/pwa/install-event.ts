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

function keep(event: InstallEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Uses the offer; the browser gives each one only once. True when it was accepted. */
export async function acceptInstallOffer(): Promise<boolean> {
  const event = offered;
  keep(null);
  return event !== null && (await event.prompt()).outcome === 'accepted';
}

/** Called once, by the browser's entry. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallEvent);
  });
  addEventListener('appinstalled', () => keep(null));
}
