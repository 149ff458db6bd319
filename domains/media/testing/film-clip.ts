import {
  AV_CH_LAYOUT_MONO,
  AV_CH_LAYOUT_STEREO,
  AV_CHANNEL_ORDER_NATIVE,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_SAMPLE_FMT_FLT,
  Dictionary,
  Encoder,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBX264,
  Frame,
  Log,
  Muxer,
} from 'node-av';

/** What a film of a camera is like; a silent landscape of 15 pictures a second where nothing is said. */
export interface ClipOptions {
  readonly seconds: number;
  readonly width?: number;
  readonly height?: number;
  /** Pictures a second; they come unevenly, on average as many, when `isUneven`. */
  readonly fps?: number;
  readonly isUneven?: boolean;
  /** As phones write it: the picture lies on its side, and the file says so. */
  readonly isTurned?: boolean;
  /** As front cameras write it. */
  readonly isMirrored?: boolean;
  readonly pixel?: { readonly num: number; readonly den: number };
  readonly sound?: 'mono' | 'stereo';
  /** Sound alone. */
  readonly isBlind?: boolean;
  readonly is10Bit?: boolean;
  readonly format?: 'mp4' | 'mov' | 'matroska';
  /** The first second is black. */
  readonly beginsBlack?: boolean;
  /** Where the light of its pictures is: another number is another film. */
  readonly look?: number;
}

const rate = 48_000;
const packetSamples = 960;

/** A film as cameras write it, with a name and a place in it; its left half is bright, its right one dark, with a bar that is its own. */
export async function filmClip(options: ClipOptions): Promise<Buffer> {
  Log.setLevel(AV_LOG_QUIET);
  const { seconds, width = 320, height = 180, fps = 15, sound, isBlind = false, format = 'mp4' } = options;
  const parts: Buffer[] = [];
  const video = await Encoder.create(FF_ENCODER_LIBX264, { options: { preset: 'ultrafast', crf: 30 } });
  const heard =
    sound &&
    (await Encoder.create(format === 'mov' ? FF_ENCODER_AAC : FF_ENCODER_LIBOPUS, {
      autoResample: true,
      context: { bitRate: 32_000n },
    }));
  const muxer = await Muxer.open({ write: (part) => void parts.push(Buffer.from(part)) }, {
    format,
    ...(format === 'matroska' ? {} : { options: { movflags: 'frag_keyframe+empty_moov' } }),
  } as never);
  muxer.getFormatContext().metadata = Dictionary.fromObject({ title: 'secret place', location: '+52.5200+013.4050/' });
  const seen = isBlind ? -1 : muxer.addStream(video);
  const soundIndex = heard ? muxer.addStream(heard) : -1;
  const write = async (encoder: Encoder, index: number, frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) await muxer.writePacket(packet, index);
  };
  for (let n = 0; !isBlind && n < seconds * fps; n += 1) {
    const isBlack = options.beginsBlack === true && n < fps;
    const uneven = options.isUneven && n % 3 === 1 ? 20 : 0;
    const picture = Frame.fromVideoBuffer(drawn(width, height, isBlack, options), {
      ...{ width, height, timeBase: { num: 1, den: 1000 } },
      format: options.is10Bit ? AV_PIX_FMT_YUV420P10LE : AV_PIX_FMT_YUV420P,
      pts: BigInt(Math.round((n * 1000) / fps) + uneven),
      ...(options.pixel && { sampleAspectRatio: options.pixel }),
    });
    await write(video, seen, picture);
    picture.free();
  }
  if (!isBlind) await write(video, seen, null);
  if (heard) {
    const channels = sound === 'mono' ? 1 : 2;
    for (let from = 0; from < seconds * rate; from += packetSamples) {
      const samples = Float32Array.from(
        { length: packetSamples * channels },
        (_, at) => 0.3 * Math.sin((from + Math.floor(at / channels)) * 0.05),
      );
      const frame = Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
        nbSamples: packetSamples,
        format: AV_SAMPLE_FMT_FLT,
        sampleRate: rate,
        channelLayout: {
          nbChannels: channels,
          order: AV_CHANNEL_ORDER_NATIVE,
          mask: channels === 1 ? AV_CH_LAYOUT_MONO : AV_CH_LAYOUT_STEREO,
        },
        timeBase: { num: 1, den: rate },
        pts: BigInt(from),
      });
      await write(heard, soundIndex, frame);
      frame.free();
    }
    await write(heard, soundIndex, null);
  }
  await muxer.close();
  const body = Buffer.concat(parts);
  if (options.isTurned) turn(body, { b: 1, c: -1 });
  if (options.isMirrored) turn(body, { a: -1, d: 1 });
  return body;
}

function drawn(width: number, height: number, isBlack: boolean, { is10Bit, look = 0 }: ClipOptions): Buffer {
  const plane = Buffer.alloc((width * height * 3) / 2, 128);
  for (let y = 0; y < height; y += 1) {
    plane.fill(isBlack ? 16 : 220, y * width, y * width + width / 2);
    plane.fill(isBlack ? 16 : 30, y * width + width / 2, (y + 1) * width);
    if (isBlack || look === 0) continue;
    for (let x = 0; x < width; x += 1)
      plane[y * width + x] =
        20 +
        Math.round(100 + 99 * Math.sin(look * 7 + (x * look * 9) / width) * Math.cos((y * (look + 2) * 5) / height));
  }
  if (!is10Bit) return plane;
  const deep = Buffer.alloc(plane.length * 2);
  for (const [at, light] of plane.entries()) deep.writeUInt16LE(light << 2, at * 2);
  return deep;
}

/** Writes how the first track's picture is turned: two of a, b, c and d of its matrix (ISO 14496-12 §8.3.2). */
function turn(body: Buffer, { a = 0, b = 0, c = 0, d = 0 }: Partial<Record<'a' | 'b' | 'c' | 'd', number>>): void {
  const matrix = body.indexOf('tkhd') + 4 + 40;
  body.fill(0, matrix, matrix + 36);
  for (const [at, value] of [
    [0, a * 65_536],
    [1, b * 65_536],
    [3, c * 65_536],
    [4, d * 65_536],
    [8, 1 << 30],
  ] as const)
    body.writeInt32BE(value, matrix + at * 4);
}
