import type { RenditionName } from '../renditions.ts';
import type { LinkTicket } from './relay-link.ts';
import type { MissingFeature } from './support.ts';

/** How a publisher stands. kicked, refused, stopped and unsupported are final. */
export type PublisherState =
  | 'connecting'
  | 'live'
  | 'reconnecting'
  | 'kicked'
  | 'refused'
  /** `stop` was called, the room is closed, or another connection took over. */
  | 'stopped'
  | 'unsupported';

/** One rendition to encode. */
export interface PublishRendition {
  name: RenditionName;
  /** The picture is scaled to fit into this box, never up. */
  width: number;
  height: number;
  /** Frames a second at most. */
  framerate: number;
  /** Bits a second on a good uplink. */
  bitrate: number;
}

/** Figures of a publisher, told twice a second. */
export interface PublisherStats {
  /** Frames a second taken from the camera. */
  framesPerSecond: number;
  /** Frames not encoded because the encoder or the uplink was behind. */
  framesDropped: number;
  bitsPerSecond: number;
  /** Share of the full bit rate the uplink carries, 0.2 to 1. */
  uplinkScale: number;
  /** Age of the oldest byte on its way to the relay, ms. */
  uplinkLagMs: number;
  codec: string | null;
  /** What is encoded now, largest last. */
  renditions: { name: RenditionName; width: number; height: number }[];
  /** Sound level of the last moment, 0 to 1. */
  level: number;
  /** How long no picture has left the encoders, ms. */
  stillMs: number;
}

export type ToPublisherWorker =
  | { type: 'start'; origin: string; renditions: PublishRendition[]; audioBitrate: number }
  | { type: 'ticket'; ticket: LinkTicket | null | 'failed' }
  /** A new source of frames replaces the one before. */
  | { type: 'video-stream'; readable: ReadableStream<VideoFrame> }
  | { type: 'video-track'; track: MediaStreamTrack }
  /** The frames that follow come from another source. */
  | { type: 'video-frames' }
  | { type: 'video-frame'; frame: VideoFrame }
  | { type: 'video-none' }
  | { type: 'audio'; port: MessagePort | null; sampleRate: number }
  | { type: 'stop' };

export type FromPublisherWorker =
  /** Its script runs. */
  | { type: 'ready' }
  | { type: 'ticket' }
  | { type: 'state'; state: PublisherState }
  | { type: 'unsupported'; missing: MissingFeature[] }
  | { type: 'level'; level: number }
  | { type: 'stats'; stats: PublisherStats }
  | { type: 'stopped' };

/** From the capture worklet to the worker, every 10 ms or so: mono or stereo samples. */
export interface CapturedSound {
  channels: Float32Array[];
}
