import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

const isObject = (found: unknown): found is Record<string, unknown> => typeof found === 'object' && found !== null;
const textOrNull = (found: unknown): string | null => (typeof found === 'string' ? found : null);

/** How loud a guest has the picture. */
export const soundItem = storedItem<{ muted: boolean; volume: number }>({
  name: 'vesper.sound',
  category: 'necessary',
  place: 'local',
  purpose: 'live.stored.sound',
  parse(found) {
    if (!isObject(found)) return null;
    const { muted, volume } = found;
    return typeof muted === 'boolean' && typeof volume === 'number' ? { muted, volume } : null;
  },
});

/** The camera and microphone chosen last; ids the browser makes up for this site alone. */
export const devicesItem = storedItem<{ camera: string | null; microphone: string | null }>({
  name: 'vesper.devices',
  category: 'necessary',
  place: 'local',
  purpose: 'live.stored.devices',
  parse: (found) =>
    isObject(found) ? { camera: textOrNull(found['camera']), microphone: textOrNull(found['microphone']) } : null,
});

/** This tab sends the picture; kept over a reload of the tab and no longer. */
export const ownShowItem = storedItem<boolean>({
  name: 'vesper.studio.live',
  category: 'necessary',
  place: 'session',
  days: null,
  purpose: 'live.stored.ownShow',
  parse: (found) => (found === true ? true : null),
});

export type PictureFit = 'whole' | 'fill';

/** Whether the picture is seen whole or fills the screen, once somebody has chosen. */
export const fitItem = storedItem<PictureFit>({
  name: 'vesper.fit',
  category: 'necessary',
  place: 'local',
  purpose: 'live.stored.fit',
  parse: (found) => (found === 'whole' || found === 'fill' ? found : null),
});

export const liveStores: FillingOf<typeof storedItems> = [soundItem, devicesItem, ownShowItem, fitItem];
