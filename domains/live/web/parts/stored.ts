import type { storedItems } from '#kit/web/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { storedItem } from '#kit/web/storage.ts';

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

/** What a performer wants to earn in a day, in hundredths of a coin; another account on this device has its own. */
export const goalItem = storedItem<{ actorId: number; goal: number }>({
  name: 'vesper.studio.goal',
  category: 'necessary',
  place: 'local',
  purpose: 'live.stored.goal',
  parse(found) {
    if (!isObject(found)) return null;
    const { actorId, goal } = found;
    return typeof actorId === 'number' && typeof goal === 'number' && goal > 0 ? { actorId, goal } : null;
  },
});

export const liveStores: FillingOf<typeof storedItems> = [soundItem, devicesItem, ownShowItem, goalItem];
