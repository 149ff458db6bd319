import type { RenditionName } from '../renditions.ts';

/** A smaller picture that is made of the publisher's. */
export interface CodedRendition {
  readonly name: RenditionName;
  readonly width: number;
  readonly height: number;
  /** At most so many frames a second. */
  readonly framerate: number;
  /** Bits a second. */
  readonly bitrate: number;
}

/** What the program that decodes and encodes is given. Times in microseconds. */
export type CoderTask =
  /** Sound from here on is AAC with this AudioSpecificConfig. */
  | { readonly type: 'soundFormat'; readonly config: Uint8Array }
  | { readonly type: 'sound'; readonly timestampUs: number; readonly data: Uint8Array }
  /** The pictures to make; none: nothing more. Begins with the next keyframe. */
  | { readonly type: 'make'; readonly renditions: readonly CodedRendition[] }
  /** Annex B. `isPast`: decoded only, what follows needs it. */
  | {
      readonly type: 'picture';
      readonly timestampUs: number;
      readonly isKey: boolean;
      readonly isPast: boolean;
      readonly data: Uint8Array;
    };

/** What it answers. */
export type CoderAnswer =
  /** A packet of Opus, 48 kHz, 20 ms. */
  | { readonly type: 'sound'; readonly timestampUs: number; readonly data: Uint8Array; readonly channels: number }
  | {
      readonly type: 'picture';
      readonly name: RenditionName;
      readonly timestampUs: number;
      readonly isKey: boolean;
      readonly data: Uint8Array;
    };
