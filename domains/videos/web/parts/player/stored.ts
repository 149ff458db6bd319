import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** How loud somebody listens. */
export interface Sound {
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
}

/** How loud the player was left; once somebody agreed to have it kept. */
export const soundItem = storedItem<Sound>({
  name: 'vesper.videoSound',
  category: 'functional',
  place: 'local',
  purpose: 'videos.stored.sound',
  parse(found) {
    const { volume, isMuted } = (found ?? {}) as { volume?: unknown; isMuted?: unknown };
    if (typeof volume !== 'number' || !(volume >= 0 && volume <= 1)) return null;
    return { volume, isMuted: isMuted === true };
  },
});

export const videosStores: FillingOf<typeof storedItems> = [soundItem];
