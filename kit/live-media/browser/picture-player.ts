import type { RenditionName } from '../renditions.ts';
import type { CatalogVideo, MediaObject } from '../wire.ts';

/** Why no picture is shown although frames come: the decoder refuses them, says nothing, or what is drawn on is lost. */
export type PictureFailure = 'refused' | 'silent' | 'canvas';

/** What a player tells the session. */
export interface PicturePlayerEvents {
  size(width: number, height: number): void;
  /** A new group is needed: frames were lost or the decoder failed. */
  lost(): void;
  /** The device decodes this rendition too slowly; a new group is needed. */
  overloaded(rendition: RenditionName): void;
  /** All media up to here was shown, or is older than what is shown. */
  seen(end: number): void;
  /** No picture comes any more on this device. */
  failed(why: PictureFailure): void;
}

/** Shows the frames of one track at a time: by WebCodecs on a canvas, or by the browser's own player. */
export interface PicturePlayer {
  readonly framesShown: number;
  readonly framesDropped: number;
  /** When the last frame was shown, ms since the epoch. */
  readonly lastShownAt: number;
  /** Capture time of the last frame shown, ms since the epoch by the publisher. */
  readonly lastShownMediaMs: number;
  /** Picture minus sound of the last frame shown, ms. */
  readonly avOffsetMs: number | null;
  readonly rendition: RenditionName | null;
  readonly size: { width: number; height: number };
  /** A broadcast with these tracks begins or has changed them. */
  configure(tracks: CatalogVideo[]): void;
  /** Nothing comes any more for now; what was shown last no longer counts as a moving picture. */
  interrupted(): void;
  /** Another broadcast: its clock may lie before the old one's. */
  restart(): void;
  /** `end`: where the frame ends in the connection's media. */
  push(object: MediaObject, end: number): void;
  /** Another connection counts its media from the beginning. */
  reconnected(): void;
  /** Call four times a second while the picture is wanted: notices that what comes in is not shown. */
  look(): void;
  /** Lets go of all that waits; the next keyframe starts again. */
  clear(): void;
}
