import {
  AV_CH_LAYOUT_MONO,
  AV_CHANNEL_ORDER_NATIVE,
  AV_LOG_WARNING,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLT,
  Encoder,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBX264,
  Frame,
  Log,
} from 'node-av';

Log.setLevel(AV_LOG_WARNING);

export type VideoTrack = {
  readonly width: number;
  readonly height: number;
  readonly framerate: number;
  /** Constant rate factor: larger is smaller and worse. */
  readonly crf: number;
  /** Ceiling in bits a second. */
  readonly maxrate: number;
  /** As in avc1.42E0xx: 30 is level 3.0. */
  readonly level: number;
};

export type Encoded = { readonly index: number; readonly keyframe: boolean; readonly data: Uint8Array };

/** Planar 4:2:0 in BT.601 limited range from packed RGB. */
function toYuv(rgb: Uint8Array, width: number, height: number): Buffer {
  const luma = width * height;
  const out = Buffer.alloc((luma * 3) / 2);
  const chroma = luma / 4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const r = rgb[at]!;
      const g = rgb[at + 1]!;
      const b = rgb[at + 2]!;
      out[y * width + x] = 16.5 + 0.25679 * r + 0.50413 * g + 0.09791 * b;
      if (x & 1 || y & 1) continue;
      const c = (y >> 1) * (width >> 1) + (x >> 1);
      out[luma + c] = 128.5 - 0.14822 * r - 0.29099 * g + 0.43922 * b;
      out[luma + chroma + c] = 128.5 + 0.43922 * r - 0.36779 * g - 0.07143 * b;
    }
  }
  return out;
}

/** H.264 constrained baseline in Annex B, a keyframe with its parameter sets every 2 s (kit/live-media/clip.ts). */
export async function encodeVideo(track: VideoTrack, frames: readonly Uint8Array[]): Promise<Encoded[]> {
  const { width, height, framerate, crf, maxrate, level } = track;
  const keyint = framerate * 2;
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    options: {
      preset: 'slow',
      profile: 'baseline',
      level: (level / 10).toFixed(1),
      crf,
      'x264-params': `keyint=${keyint}:min-keyint=${keyint}:scenecut=0:bframes=0:annexb=1:repeat-headers=1:vbv-maxrate=${Math.round(maxrate / 1000)}:vbv-bufsize=${Math.round(maxrate / 1000)}:rc-lookahead=${keyint}:colorprim=smpte170m:transfer=smpte170m:colormatrix=smpte170m:threads=1`,
    },
  });
  const packets: Encoded[] = [];
  const collect = async (frame: Frame | null) => {
    for (const packet of await encoder.encodeAll(frame)) {
      const index = Number(packet.pts);
      packets.push({ index, keyframe: packet.isKeyframe, data: new Uint8Array(packet.data ?? []) });
      packet.free();
    }
  };
  for (const [index, rgb] of frames.entries()) {
    const frame = Frame.fromVideoBuffer(toYuv(rgb, width, height), {
      width,
      height,
      format: AV_PIX_FMT_YUV420P,
      timeBase: { num: 2, den: framerate * 2 },
      pts: BigInt(index),
    });
    await collect(frame);
    frame.free();
  }
  await collect(null);
  encoder.close();
  return packets;
}

/** Samples of one Opus packet: 20 ms at 48 kHz. */
export const packetSamples = 960;

/**
 * Opus packets of a loop of mono samples. The loop is encoded twice and the second pass taken, so that the
 * decoder meets no edge where the end joins the start.
 */
export async function encodeAudio(samples: Float32Array, bitrate: number): Promise<Uint8Array[]> {
  const count = samples.length / packetSamples;
  if (!Number.isInteger(count)) throw new Error('The loop must be a whole number of 20 ms packets.');
  const encoder = await Encoder.create(FF_ENCODER_LIBOPUS, {
    context: { bitRate: BigInt(bitrate) },
    options: { application: 'audio', frame_duration: 20, vbr: 'on' },
  });
  const packets: Uint8Array[] = [];
  const collect = async (frame: Frame | null) => {
    for (const packet of await encoder.encodeAll(frame)) {
      packets.push(new Uint8Array(packet.data ?? []));
      packet.free();
    }
  };
  for (let i = 0; i < 2 * count; i++) {
    const from = (i % count) * packetSamples;
    const slice = samples.slice(from, from + packetSamples);
    const frame = Frame.fromAudioBuffer(Buffer.from(slice.buffer), {
      nbSamples: packetSamples,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: 48_000,
      channelLayout: { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: AV_CH_LAYOUT_MONO },
      timeBase: { num: 1, den: 48_000 },
      pts: BigInt(i * packetSamples),
    });
    await collect(frame);
    frame.free();
  }
  await collect(null);
  encoder.close();
  return packets.slice(count, 2 * count);
}
