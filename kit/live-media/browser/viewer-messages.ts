import type { RenditionName } from '../renditions.ts';
import type { PictureFailure } from './picture-player.ts';
import type { LinkTicket } from './relay-link.ts';
import type { MissingFeature } from './support.ts';

/** How a viewer stands. kicked, refused, closed, unsupported and failed are final. */
export type ViewerState =
  | 'connecting'
  /** Connected; the broadcast has not begun or has ended. */
  | 'waiting'
  | 'playing'
  /** Frames have stopped coming for a second. */
  | 'stalled'
  /** Connected without a picture, as asked: sound alone. */
  | 'listening'
  | 'kicked'
  | 'refused'
  /** The room is closed, or `close` was called. */
  | 'closed'
  /** This browser has no decoder for what is offered. */
  | 'unsupported'
  /** Frames come and none is shown: the decoder gave up, the canvas is lost, or the worker died. */
  | 'failed';

/** Figures of a viewer, told four times a second. */
export interface ViewerStats {
  framesShown: number;
  /** Decoded or received and never shown, because newer ones were there. */
  framesDropped: number;
  /** Moments in which frames came too late to be shown in time. */
  stalls: number;
  /** From capture to the canvas by the relay's clock, ms; null until known. */
  latencyMs: number | null;
  /** Delay added on purpose against jitter, ms. */
  delayMs: number;
  /** The loudest sound level since the figures before, 0 to 1. */
  level: number;
  /** Picture minus sound, ms: positive when the picture is behind; null without sound. */
  avOffsetMs: number | null;
  rendition: RenditionName | null;
  width: number;
  height: number;
  bitsPerSecond: number;
  /** How the picture comes: decoded frame by frame, or by the browser's own player, later. */
  way: 'frames' | 'segments';
}

export type ToViewerWorker =
  /**
   * `picture`: whether one is wanted. Without a canvas it is shown by the browser's own player (`segments`: it takes them); with one only where no
   * decoder takes what is offered.
   */
  | {
      type: 'start';
      picture: boolean;
      canvas: OffscreenCanvas | null;
      segments: boolean;
      origin: string;
      rendition: RenditionName;
    }
  /** The browser's own player shows a frame: `seconds` of what was made for it. */
  | { type: 'segment-shown'; seconds: number; width: number; height: number }
  /** The browser's own player takes no more. */
  | { type: 'segments-failed' }
  | { type: 'ticket'; ticket: LinkTicket | null | 'failed' }
  /** The port of the player worklet, or null when sound is off. */
  | { type: 'sound'; port: MessagePort | null }
  | { type: 'output-latency'; outputLatencyMs: number }
  | { type: 'visible'; visible: boolean }
  | { type: 'rendition'; rendition: RenditionName }
  | { type: 'close' };

export type FromViewerWorker =
  | { type: 'ticket' }
  | { type: 'state'; state: ViewerState }
  | { type: 'unsupported'; missing: MissingFeature[] }
  | { type: 'failed'; why: PictureFailure }
  /** Sound comes in, is wanted, and does not leave the device; or does again. */
  | { type: 'heard'; heard: boolean }
  | { type: 'size'; width: number; height: number }
  /** A picture for the browser's own player begins: its first bytes; fragments follow. */
  | { type: 'segments'; mime: string; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'segment'; bytes: Uint8Array<ArrayBuffer> }
  /** Another broadcast follows, with a time of its own. */
  | { type: 'segments-over' }
  | { type: 'stats'; stats: ViewerStats };

/** From the worker to the player worklet. */
export type ToPlayer = { mediaMs: number; channels: Float32Array[] } | { waitMs: number } | { clear: true };

/** From the player worklet to the worker, about every 40 ms. */
export interface PlayerReport {
  playing: boolean;
  mediaMs: number;
  bufferedMs: number;
  underruns: number;
  level: number;
}
