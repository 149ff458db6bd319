import type { AccountCaller, Caller, Language } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';

/** How something came into a guest's library (spec 3 §3: sourceType; archived is a mark of the entry). */
export type SourceType = 'purchased' | 'pinned';

/** Where it comes from (spec 3 §3: originType). Later domains add theirs. */
export type OriginType = 'shop' | 'chatClip';

/** Something of a library as its domain knows it, for who asks. Money in hundredths of a coin. */
export interface LibraryThing {
  readonly id: string;
  readonly title: string;
  readonly actor: { readonly id: number; readonly name: string; readonly profileLink: string };
  /** Its page, without the language; null while there is none to go to. */
  readonly path: string | null;
  readonly images: { readonly w320: string; readonly w640: string; readonly w1280: string } | null;
  readonly isBlurred: boolean;
  /** Seconds of a video; 0 of photos. */
  readonly duration: number;
  /** Photos in it; 0 of a video. */
  readonly photos: number;
  /** What it costs now. */
  readonly price: number;
  readonly sold: number;
  readonly likes: number;
  readonly liked: boolean;
  /** Where a guest stopped, ms. */
  readonly watchedMs: number;
  /** It plays or opens now for who asks. */
  readonly isOpen: boolean;
  /** It was taken down: it stays in the library and says why. */
  readonly isTakenDown: boolean;
  readonly reason: string;
  readonly isPaidBack: boolean;
  /** Words it is found by in every language: titles and the performer's name. */
  readonly words: string;
  /** When what it costs changes by itself, epoch ms: a sale ends. It is read anew then. */
  readonly changesAt?: number | null;
}

/** Something that a guest had before the library was there, with its place among all of its kind. */
export interface Given extends Kept {
  readonly place: number;
  readonly guestId: number;
  readonly source: SourceType;
  readonly price: number;
  readonly at: Date;
}

/** A thing as a file: a film read in parts, or pictures one after the other. `words` name it, in the language asked for. */
export type LibraryFile = { readonly words: string } & (
  | { readonly size: number; read(start: number, end: number): Promise<Uint8Array | null> }
  | { readonly pictures: AsyncIterable<{ readonly name: string; readonly body: Uint8Array }> }
);

/** What a domain knows of its things as files. */
export interface Downloads {
  /** The performer who offers it; null where there is none. */
  ownerOf(executor: Executor, id: string): Promise<number | null>;
  /** Whether a guest owns it and may see it now: bought or given, not paid back, not taken down. */
  mayHave(executor: Executor, id: string, caller: AccountCaller): Promise<boolean>;
  /** It as a file; null while there is none. Outside of transactions, after {@link mayHave}. */
  file(executor: Executor, id: string, language: Language): Promise<LibraryFile | null>;
}

/** Brought by each domain whose things guests keep. */
export interface LibrarySource {
  /** `video`, `album`, `picture`. */
  readonly kind: string;
  readonly mediaType: 'video' | 'photo';
  readonly originType: OriginType;
  /** Those of `ids` that there ever were, also what was taken down; a bounded number of statements for all of them. */
  describe(executor: Executor, ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, LibraryThing>>;
  /** Where its things may be files as well. */
  readonly downloads?: Downloads;
  /** What a guest has begun and not ended, the latest first, with when they stopped (epoch ms); of what is watched. */
  begun?(executor: Executor, guestId: number, first: number): Promise<readonly { id: string; at: number }[]>;
  /** What guests have of it, behind a place, in the order of places: taken into the library once. */
  given?(executor: Executor, after: number, first: number): Promise<readonly Given[]>;
}
export const librarySources = extensionPoint<LibrarySource>('library.sources');

/** Brought by domains that show guests what is theirs on a tab of their own: how much of it counts in the library's totals. */
export interface LibraryCount {
  readonly of: 'audio';
  read(executor: Executor, guestId: number): Promise<number>;
}
export const libraryCounts = extensionPoint<LibraryCount>('library.counts');

/** Kind and id of something that can be kept. */
export interface Kept {
  readonly kind: string;
  readonly id: string;
}

/** What other domains tell the library. */
export interface LibraryPort {
  /** Puts something into a guest's library, in the transaction that gives it to them; again: nothing. `price` is what was paid. */
  add(tx: Tx, entry: Kept & { guestId: number; source: SourceType; price: number; at: Date }): Promise<void>;
  /** It was unpinned. What was bought is never taken away: it says that it was paid back. */
  unpin(tx: Tx, entry: Kept & { guestId: number }): Promise<void>;
  /** What its order depends on changed (title, price, likes, sales, state): read anew after the transaction. */
  changed(tx: Tx, thing: Kept): Promise<void>;
}

/** A tile of a grid (spec 3 §3: tile grid). */
export interface GridTile {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly images: { readonly w320: string; readonly w640: string; readonly w1280: string } | null;
  readonly isBlurred: boolean;
  readonly duration: number;
  readonly photos: number;
  readonly price: number;
  readonly likes: number;
  readonly releasedAt: number;
  readonly actor: { readonly id: number; readonly name: string; readonly profileLink: string };
}

/** Orders of tile grids (spec 3 §3). */
export type GridSort = 'duration' | 'free' | 'price' | 'rating' | 'released' | 'sold';

/** Brought by each domain with grids: `videos`, `albums`. */
export interface TileGridSource {
  readonly type: string;
  readonly sorts: readonly GridSort[];
  /** A page, by the key the one before answered. `totalCount` counts to a thousand. */
  page(
    executor: Executor,
    caller: Caller,
    ask: {
      sort: GridSort;
      first: number;
      after: string | undefined;
      actorId: number | undefined;
      search: string | undefined;
    },
  ): Promise<{ tiles: readonly GridTile[]; totalCount: number; next: string | null }>;
}
export const tileGridSources = extensionPoint<TileGridSource>('library.tileGridSources');
