import type { Executor } from '#kit/db/db.ts';
import type { Desk } from '#kit/desks/desks.ts';
import { extensionPoint } from './extensions.ts';

/** A page of the office: its id, the parameters of its address, and what stands behind the question mark. */
export interface PalettePlace {
  readonly page: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
}

/** Somebody or something found by what an operator typed, and the page of the office about it. */
export interface PaletteFound extends PalettePlace {
  readonly id: number | string;
  readonly name: string;
  /** What tells it from others: a mail address, who was there. */
  readonly detail?: string | null;
  readonly euroCents?: number;
  /** What can be done with it; `label` is a key, and the place asks: see {@link asks}. */
  readonly actions?: readonly (PalettePlace & { readonly label: string })[];
}

/** Something that can be done, as an operator types it. */
export interface PaletteVerb {
  /** The key of what it is called. */
  readonly label: string;
  /** The key of other words for it, with commas between. */
  readonly words?: string;
}

/** Who or what fits what was typed, the best first; at most `limit`. */
export interface PaletteSource {
  /** The key of the heading they stand under. */
  readonly label: string;
  readonly icon: 'person' | 'chat' | 'order';
  /** Lower comes first. */
  readonly order: number;
  /** For operators at these desks, and administrators; for every operator when not given. */
  readonly desks?: readonly Desk[];
  /** What can be done with some of them: said also before one of them is found. */
  readonly can?: readonly PaletteVerb[];
  find(executor: Executor, typed: string, limit: number): Promise<readonly PaletteFound[]>;
}

/** Filled by domains that have a page of the office about each of their people or things. */
export const paletteSources = extensionPoint<PaletteSource>('office.paletteSources');

/** What can be done with everything found under a heading, on a page of another domain. */
export interface PaletteAction extends PaletteVerb {
  /** The heading's key, as its source says it. */
  readonly of: string;
  place(found: PaletteFound): PalettePlace;
}

/** Filled by domains that do something with people or things of others. */
export const paletteActions = extensionPoint<PaletteAction>('office.paletteActions');

/** The page of something with the question of one of its actions open, by the key of the action. */
export const asks = (place: PalettePlace, action: string): PalettePlace => ({
  page: place.page,
  params: place.params ?? {},
  search: { ...place.search, ask: action },
});
