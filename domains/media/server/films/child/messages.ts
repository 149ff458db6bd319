import type { FilmReason } from '../../../contract/films.ts';

/** What the program that makes films is told, as its first argument. */
export interface FilmTask {
  /** The film, a file of its folder. */
  readonly source: string;
  /** Where it writes, and nothing else of the machine it has to do with. */
  readonly folder: string;
  /** Renditions that are there already. */
  readonly have: readonly string[];
  readonly heights: readonly number[];
  readonly maxSeconds: number;
  readonly maxPixels: number;
}

/** What a film is to become: its renditions by name, and how long it says it is, seconds; 0 when it says nothing. */
export interface FilmPlan {
  readonly kind: 'plan';
  readonly names: readonly string[];
  readonly seconds: number;
}

/** A segment stands in the folder. */
export interface SegmentMade {
  readonly kind: 'segment';
  readonly name: string;
  readonly index: number;
  readonly ms: number;
  readonly bytes: number;
}

/** A rendition is whole. */
export interface RenditionMade {
  readonly kind: 'rendition';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly codecs: string;
  readonly initBytes: number;
}

/** Where small pictures were taken, ms: `tile-{n}.webp` in the folder, and `poster.webp`; told before a rendition of their pass is whole. */
export interface PicturesMade {
  readonly kind: 'pictures';
  readonly at: readonly number[];
  /** The size of the largest rendition, and how long each is. */
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
}

/** What the program says, one after another; it ends with `done` or `refused`. */
export type FilmMessage =
  | FilmPlan
  | SegmentMade
  | RenditionMade
  | PicturesMade
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: FilmReason };

/** What the program that takes one picture is told: a file of its folder, when it is shown in it, ms, and its width at most. */
export interface FrameTask {
  readonly source: string;
  readonly folder: string;
  readonly ms: number;
  readonly width: number;
}
