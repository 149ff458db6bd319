import type { SiteSettings } from './context.ts';
import type { Area } from './pages.ts';
import type { Part } from './slots.ts';
import { defineSlot } from './slots.ts';
import type { Declared } from './storage.ts';

/**
 * What a domain keeps on a visitor's device. The consent dialog is made from all of them, so what is in none of them may
 * not be stored.
 */
export const storedItems = defineSlot<readonly Declared[]>('device.stored');

/** Lines of the account menu that are more than the link to a page; links come from the pages' own menu entries. */
export const accountMenu = defineSlot<Part<object>>('frame.accountMenu');

/** What a document is told while it lives, whatever page it shows. */
export interface AtRest {
  readonly area: Area;
  readonly settings: SiteSettings | undefined;
}

/** Where a part is wanted: on these sides of the site alone, for those who are logged in alone. */
export interface WantedAt {
  readonly areas?: readonly Area[];
  readonly loggedIn?: true;
}

/** What a document needs only once it has come to rest, for as long as it lives: notices, dialogs, counting. */
export const atRest = defineSlot<Part<AtRest>, WantedAt>('frame.atRest');
