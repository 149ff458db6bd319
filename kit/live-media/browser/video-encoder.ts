import { publishedCodecs, renditionNumber } from '../renditions.ts';
import type { CatalogVideo } from '../wire.ts';
import type { FittedRendition } from './fit.ts';

/** All in milliseconds. */
const keyframeEveryMs = 2_000;
const keyframeRequestMs = 300;
/** Frames waiting in an encoder beyond this are dropped instead. */
const maxQueue = 2;

export interface EncodedVideo {
  keyframe: boolean;
  mediaMs: number;
  data: Uint8Array<ArrayBuffer>;
}

/** The first codec, in the first form, that this browser encodes in this size; null when there is none. */
export async function chooseVideoConfig(rendition: FittedRendition): Promise<VideoEncoderConfig | null> {
  for (const codec of publishedCodecs) {
    const base: VideoEncoderConfig = {
      codec,
      width: rendition.encodedWidth,
      height: rendition.encodedHeight,
      bitrate: rendition.bitrate,
      framerate: rendition.framerate,
      latencyMode: 'realtime',
    };
    // Annex B needs no description beside the stream; a browser without it describes its stream in the catalog.
    const forms: VideoEncoderConfig[] =
      codec === 'vp8'
        ? [base]
        : [
            { ...base, avc: { format: 'annexb' } },
            { ...base, avc: { format: 'avc' } },
          ];
    for (const form of forms)
      if ((await VideoEncoder.isConfigSupported(form).catch(() => null))?.supported) return form;
  }
  return null;
}

/** Encodes one rendition. */
export class RenditionEncoder {
  readonly rendition: FittedRendition;
  /** What the catalog says of it. */
  readonly track: CatalogVideo;
  framesDropped = 0;
  /** Off while the uplink does not carry it. */
  enabled = true;
  readonly #config: VideoEncoderConfig;
  readonly #encoder: VideoEncoder;
  #keyframeAt = Number.NEGATIVE_INFINITY;
  #keyframeWanted = true;
  #nextMs = 0;

  constructor(
    rendition: FittedRendition,
    config: VideoEncoderConfig,
    configId: number,
    on: { frame(frame: EncodedVideo): void; described(): void; failed(): void },
  ) {
    this.rendition = rendition;
    this.#config = config;
    this.track = {
      rendition: renditionNumber(rendition.name),
      config: configId,
      codec: config.codec,
      width: rendition.encodedWidth,
      height: rendition.encodedHeight,
      framerate: rendition.framerate,
      bitrate: rendition.bitrate,
    };
    this.#encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        const description = metadata?.decoderConfig?.description;
        if (description && config.avc?.format === 'avc') this.#describe(description, on.described);
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        on.frame({ keyframe: chunk.type === 'key', mediaMs: chunk.timestamp / 1000, data });
      },
      error: () => on.failed(),
    });
    this.#encoder.configure(config);
  }

  /** Encodes a frame, or drops it when its rendition is slower, off, or the encoder is behind. */
  encode(frame: VideoFrame, mediaMs: number, now: number): void {
    if (!this.enabled || this.#encoder.state !== 'configured') return;
    const periodMs = 1000 / this.rendition.framerate;
    // A quarter of a period early is in time: cameras are not exact.
    if (mediaMs < this.#nextMs - periodMs / 4) return;
    if (this.#encoder.encodeQueueSize > maxQueue) {
      this.framesDropped += 1;
      return;
    }
    this.#nextMs = Math.max(this.#nextMs + periodMs, mediaMs);
    const requested = this.#keyframeWanted && now - this.#keyframeAt >= keyframeRequestMs;
    const keyFrame = requested || now - this.#keyframeAt >= keyframeEveryMs;
    if (keyFrame) {
      this.#keyframeAt = now;
      this.#keyframeWanted = false;
    }
    this.#encoder.encode(frame, { keyFrame });
  }

  /** The next frame will be a keyframe, at most every 300 ms. */
  askKeyframe(): void {
    this.#keyframeWanted = true;
  }

  /** Follows the uplink: this share of the full bit rate. */
  setScale(scale: number): void {
    if (this.#encoder.state !== 'configured') return;
    this.#encoder.configure({ ...this.#config, bitrate: Math.round(this.rendition.bitrate * scale) });
  }

  close(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }

  #describe(description: AllowSharedBufferSource, described: () => void): void {
    const bytes = ArrayBuffer.isView(description)
      ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
      : new Uint8Array(description);
    const text = btoa(String.fromCharCode(...bytes));
    if (text === this.track.description) return;
    this.track.description = text;
    described();
  }
}
