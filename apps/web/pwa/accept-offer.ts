import { installOffer, keepInstallOffer } from './install-event.ts';

/** Uses the browser's offer; it gives each one only once. True when it was accepted. */
export async function acceptInstallOffer(): Promise<boolean> {
  const event = installOffer();
  keepInstallOffer(null);
  return event !== null && (await event.prompt()).outcome === 'accepted';
}
