import { number } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import type { MassSegment } from '../../../contract/index.ts';

export const spentEntry = number({ least: 0, most: 1_000_000 });
export const unseenEntry = number({ least: 1, most: 1_000 });

/** Whom a message to many is for, as it stands in the form. */
export interface WrittenSegment {
  readonly fans: boolean;
  readonly spent: string;
  readonly unseen: string;
  readonly tags: readonly string[];
}

/** The segment a form asks for; null while something in it cannot be read: it would reach others than were meant. */
export function readSegment({ fans, spent, unseen, tags }: WrittenSegment): MassSegment | null {
  const over = readEntry(spent, spentEntry);
  const days = readEntry(unseen, unseenEntry);
  if ('refused' in over || 'refused' in days) return null;
  return {
    fans,
    spentOver: 'value' in over ? over.value * 100 : null,
    notSeenDays: 'value' in days ? days.value : null,
    tags: [...tags],
  };
}
