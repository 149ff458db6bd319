import { readStored, storedItem, writeStored } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

const number = (found: unknown): number | null => (Number.isFinite(Number(found)) ? Number(found) : null);

/** "Not now" to installing, for seven days (spec 1 §9). */
export const installDismissedItem = storedItem<string>({
  name: 'install_later',
  category: 'necessary',
  place: 'cookie',
  days: 7,
  purpose: 'shell.stored.installLater',
  parse: (found) => (found === '1' ? '1' : null),
});

/** How often this device came; so that nobody is asked on arrival. */
const visitsItem = storedItem<number>({
  name: 'visits',
  category: 'functional',
  place: 'local',
  purpose: 'shell.stored.visits',
  parse: number,
});

/** That this tab's visit was counted. */
const visitCountedItem = storedItem<boolean>({
  name: 'visit',
  category: 'functional',
  place: 'session',
  purpose: 'shell.stored.visits',
  parse: (found) => found === true || null,
});

export const appStores: FillingOf<typeof storedItems> = [
  installDismissedItem,
  visitsItem,
  visitCountedItem,
  { name: 'shell, assets', category: 'necessary', place: 'cache', purpose: 'shell.stored.cache' },
];

/** Counts this tab's visit once and says the how-manieth it is; 1 where counting is not allowed. */
export function countVisit(): number {
  const before = readStored(visitsItem) ?? 0;
  if (readStored(visitCountedItem)) return Math.max(1, before);
  writeStored(visitsItem, before + 1);
  writeStored(visitCountedItem, true);
  return before + 1;
}
