import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** What a performer wants to earn in a day, in hundredths of a coin; another account on this device has its own. */
export const goalItem = storedItem<{ actorId: number; goal: number }>({
  name: 'vesper.studio.goal',
  category: 'necessary',
  place: 'local',
  purpose: 'studio.stored.goal',
  parse(found) {
    if (typeof found !== 'object' || found === null) return null;
    const { actorId, goal } = found as Readonly<Record<string, unknown>>;
    return typeof actorId === 'number' && typeof goal === 'number' && goal > 0 ? { actorId, goal } : null;
  },
});

export const studioStores: FillingOf<typeof storedItems> = [goalItem];
