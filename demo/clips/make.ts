/**
 * Renders the clips that live performers stream: node demo/clips/make.ts [name ...]
 * Without names it renders all of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ClipPacket } from '#kit/live-media/clip.ts';
import { writeClip } from '#kit/live-media/clip.ts';
import type { RenditionName } from '#kit/live-media/renditions.ts';
import { cast } from '../cast/cast.ts';
import type { CastMember } from '../cast/cast-member.ts';
import type { Layers } from '../pictures/kit/compose.ts';
import { composeLayers } from '../pictures/kit/compose.ts';
import { grade, lightSide, livePose } from '../pictures/shots.ts';
import type { VideoTrack } from './encode.ts';
import { encodeAudio, encodeVideo, packetSamples } from './encode.ts';
import { motionOf } from './motion.ts';
import type { Tune } from './sound/play.ts';
import { levelAt, lipsAt, loopSeconds, play } from './sound/play.ts';
import { sampleRate } from './sound/synth.ts';
import { tunes } from './sound/tunes.ts';

const renditions: readonly (VideoTrack & { readonly name: RenditionName })[] = [
  { name: 'tiny', width: 256, height: 144, framerate: 7.5, crf: 27, maxrate: 60_000, level: 30 },
  { name: 'low', width: 640, height: 360, framerate: 15, crf: 23, maxrate: 450_000, level: 30 },
  { name: 'high', width: 960, height: 540, framerate: 15, crf: 24, maxrate: 750_000, level: 31 },
];
const audioBitrate = 32_000;
const framerate = 15;
const out = fileURLToPath(new URL('./out/', import.meta.url));

/** One frame. The place behind and the haze before are out of focus: drawn smaller, they cost a fraction. */
async function rasterise({ back, middle, front }: Layers, width: number, height: number): Promise<Buffer> {
  const layer = async (svg: string, share: number) => {
    const [w, h] = [Math.round(width * share), Math.round(height * share)];
    // Two steps: in one, sharp would draw the vectors at the final size.
    const small = await sharp(Buffer.from(svg.replace('<svg ', `<svg width="${w}" height="${h}" `)))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const input = sharp(small, { raw: { width: w, height: h, channels: 4 } });
    return share === 1 ? small : input.resize(width, height, { kernel: 'cubic' }).raw().toBuffer();
  };
  const raw = { width, height, channels: 4 } as const;
  const [ground, person, haze] = await Promise.all([layer(back, 0.5), layer(middle, 1), layer(front, 0.25)]);
  const flat = await sharp(ground, { raw })
    .composite([
      { input: person, raw },
      { input: haze, raw },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(flat, { raw: { width, height, channels: 3 } })
    .modulate(grade)
    .raw()
    .toBuffer();
}

/** Every frame of the loop at the largest size, as packed RGB per rendition. */
async function drawFrames(member: CastMember, samples: Float32Array, tune: Tune): Promise<Uint8Array[][]> {
  const motions = member.people.map((_, i) => motionOf(`${member.slug}/${i}`, livePose(member, i)));
  const frames: Uint8Array[][] = renditions.map(() => []);
  const largest = renditions.at(-1)!;
  for (let i = 0; i < loopSeconds * framerate; i++) {
    const at = i / framerate;
    const level = levelAt(samples, at);
    const poses = motions.map((motion) => ({ ...motion(at), talk: lipsAt(tune, at), level }));
    const layers = composeLayers({
      seed: member.slug,
      people: member.people,
      look: member.looks[0],
      shot: { aspect: 16 / 9, scale: 1.72, eyes: 0.38 },
      side: lightSide(member.slug),
      prop: true,
      poses,
    });
    const raw = await rasterise(layers, largest.width, largest.height);
    for (const [r, { width, height, framerate: rate }] of renditions.entries()) {
      if (i % (framerate / rate) !== 0) continue;
      const scaled =
        width === largest.width
          ? raw
          : await sharp(raw, { raw: { width: largest.width, height: largest.height, channels: 3 } })
              .resize(width, height)
              .raw()
              .toBuffer();
      frames[r]?.push(scaled);
    }
  }
  return frames;
}

async function makeClip(member: CastMember, name: string): Promise<number> {
  const tune = tunes[name];
  if (!tune) throw new Error(`No tune for the clip ${name}: add one to sound/tunes.ts.`);
  const samples = play(tune, name);
  const frames = await drawFrames(member, samples, tune);
  const packets: ClipPacket[] = [];
  const video = [];
  for (const [track, rendition] of renditions.entries()) {
    const encoded = await encodeVideo(rendition, frames[track] ?? []);
    const bytes = encoded.reduce((sum, { data }) => sum + data.length, 0);
    for (const { index, keyframe, data } of encoded)
      packets.push({ track, keyframe, timestampUs: Math.round((index * 1_000_000) / rendition.framerate), data });
    video.push({
      name: rendition.name,
      codec: `avc1.42E0${rendition.level.toString(16).toUpperCase()}`,
      width: rendition.width,
      height: rendition.height,
      framerate: rendition.framerate,
      bitrate: Math.round((bytes * 8) / loopSeconds),
    });
  }
  for (const [index, data] of (await encodeAudio(samples, audioBitrate)).entries())
    packets.push({
      track: 'audio',
      keyframe: true,
      timestampUs: (index * packetSamples * 1_000_000) / sampleRate,
      data,
    });
  const clip = writeClip({
    version: 1,
    durationUs: loopSeconds * 1_000_000,
    video,
    audio: { codec: 'opus', sampleRate, channels: 1, bitrate: audioBitrate },
    packets,
  });
  await writeFile(`${out}${name}.vclip`, clip);
  process.stdout.write(
    `${name}: ${video.map((v) => `${v.name} ${Math.round(v.bitrate / 1000)} kbit/s`).join(', ')}, ${Math.round(clip.length / 1024)} KB\n`,
  );
  return clip.length;
}

await mkdir(out, { recursive: true });
const wanted = process.argv.slice(2);
let total = 0;
for (const member of cast) {
  if (!member.clip || (wanted.length > 0 && !wanted.includes(member.clip))) continue;
  total += await makeClip(member, member.clip);
}
process.stdout.write(`${(total / 1024 / 1024).toFixed(1)} MB\n`);
