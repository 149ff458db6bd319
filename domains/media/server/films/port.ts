import type { Caller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { FilmAddresses, FilmProgress } from '../../contract/films.ts';
import type { OneFile } from './one-file.ts';

/** A film as other domains know it. */
export interface FilmFacts extends FilmProgress {
  readonly ownerId: number;
  readonly purpose: string;
  readonly hasSound: boolean;
}

/** What films are used for by a domain above, which alone knows who may see which. */
export interface FilmUse {
  /** Its name, kept with each film: `video`. */
  readonly purpose: string;
  /** Whether this caller may have bytes of the film now; asked with every playlist and, for a few seconds remembered, with every segment. */
  admits(executor: Executor, filmId: string, caller: Caller): Promise<boolean>;
  /** Whether they may have its first seconds now, where the whole is not theirs; without it nobody may. */
  admitsPreview?(executor: Executor, filmId: string, caller: Caller): Promise<boolean>;
  /** The film became ready, refused or held; in the transaction that says so, and again if that is not kept. */
  settled(tx: Tx, film: FilmFacts): Promise<void>;
}

/** Filled by each domain that makes films of uploads. */
export const filmUses = extensionPoint<FilmUse>('media.filmUses');

/** Films made of resumable uploads, and their delivery. */
export interface Films {
  /**
   * Begins to make a film of a finished upload of `ownerId`, which is used up with it; its work starts once the transaction is committed.
   * @throws Problem `upload_gone` when it is not there, not finished, or somebody else's
   */
  begin(tx: Tx, film: { uploadId: string; ownerId: number; purpose: string }): Promise<string>;
  /** Those of `ids` that are there, by id. */
  find(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, FilmFacts>>;
  /** Where a ready film is played from, bound to the caller's account or visit; null while it is not ready. */
  play(film: FilmFacts, caller: Caller): FilmAddresses | null;
  /** The same of its beginning alone ({@link previewUntil}); null while it is not ready, or too short to show a part of. */
  preview(film: FilmFacts, caller: Caller): FilmAddresses | null;
  /** A frame of a ready film as WebP of ours, at most 1280 wide: the poster, or the one closest to `at` ms. Outside of transactions. */
  frame(filmId: string, at?: number): Promise<{ body: Uint8Array; width: number; height: number } | null>;
  /** A ready film in its largest rendition as one MP4, read in parts; null while there is none. Whoever hands it on asks for the right before. */
  oneFile(executor: Executor, filmId: string): Promise<OneFile | null>;
  /** A film of our own that waits to be made, for the demo world: no job is queued, `makeNow` makes it. Outside of transactions. */
  adopt(film: {
    ownerId: number;
    purpose: string;
    name: string;
    body: Uint8Array;
  }): Promise<{ uploadId: string; filmId: string }>;
  /** Makes what waits in this process now, and resolves when nothing does: for the demo world, which is whole when it is shown. */
  makeNow(): Promise<void>;
  /** Takes a film away for good, in every process at once: no byte leaves any more. */
  remove(tx: Tx, filmId: string): Promise<boolean>;
  /** Its addresses are no longer honoured until asked again: somebody lost the right to it. */
  recheck(filmId: string): void;
  /** How many films are held back for an operator to judge, and since when (epoch ms) the first one is. */
  held(executor: Executor): Promise<{ value: number; since?: number }>;
}
