/**
 * Plays an encoder as performers use it: draws a synthetic picture, codes it with H.264 and a tone with AAC or Opus, and publishes both by
 * RTMP or WHIP in real time, until it is told to stop. A process of its own: coding must not hold the test up.
 */

import { Encoder, Muxer } from 'node-av/api';
import * as av from 'node-av/constants';
import { Frame, Log } from 'node-av/lib';
import type { PublishOptions } from './publish.ts';

Log.setLevel(av.AV_LOG_QUIET);
const options = JSON.parse(process.argv[2]!) as PublishOptions;
const {
  url,
  key,
  width = 640,
  height = 360,
  framerate = 30,
  bframes = 0,
  keyframeSeconds = 2,
  sound = true,
  profile = 'main',
} = options;
const rate = 48_000;
const samplesAtOnce = key === undefined ? 1024 : 960;

const picture = await Encoder.create(av.FF_ENCODER_LIBX264, {
  context: { bitRate: 1_500_000n, gopSize: Math.round(keyframeSeconds * framerate), maxBFrames: bframes },
  options: { preset: 'ultrafast', tune: bframes > 0 ? '' : 'zerolatency', profile, sc_threshold: '0' },
} as never);
const tone = sound
  ? await Encoder.create(key === undefined ? av.FF_ENCODER_AAC : av.FF_ENCODER_LIBOPUS, {
      context: { bitRate: 96_000n },
    } as never)
  : null;
const muxer = await Muxer.open(
  url,
  (key === undefined
    ? { format: 'flv', options: { flvflags: 'no_duration_filesize' } }
    : { format: 'whip', options: { authorization: key } }) as never,
);
const pictureAt = muxer.addStream(picture);
const toneAt = tone ? muxer.addStream(tone) : -1;

function pictureFrame(number: number): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = av.AV_PIX_FMT_YUV420P;
  frame.timeBase = { num: 1, den: framerate } as never;
  frame.getBuffer(0);
  const luma = Buffer.alloc(width * height, 60);
  const side = Math.round(height / 4);
  const left = Math.round((number * width) / framerate / 4) % (width - side);
  for (let y = side; y < 2 * side; y += 1) luma.fill(200, y * width + left, y * width + left + side);
  frame.fromBuffer(
    Buffer.concat([luma, Buffer.alloc((width * height) / 4, 110), Buffer.alloc((width * height) / 4, 160)]),
  );
  frame.pts = BigInt(number);
  return frame;
}

function toneFrame(number: number): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.nbSamples = samplesAtOnce;
  frame.sampleRate = rate;
  frame.channelLayout = av.AV_CHANNEL_LAYOUT_STEREO;
  frame.format = key === undefined ? av.AV_SAMPLE_FMT_FLTP : av.AV_SAMPLE_FMT_FLT;
  frame.timeBase = { num: 1, den: rate } as never;
  frame.getBuffer(0);
  const samples = new Float32Array(samplesAtOnce * 2);
  for (let at = 0; at < samplesAtOnce; at += 1) {
    const value = 0.2 * Math.sin(((number * samplesAtOnce + at) * 440 * 2 * Math.PI) / rate);
    // AAC takes one channel after the other, Opus both in turns.
    const places = key === undefined ? [at, at + samplesAtOnce] : [2 * at, 2 * at + 1];
    for (const place of places) samples[place] = value;
  }
  frame.fromBuffer(Buffer.from(samples.buffer));
  frame.pts = BigInt(number * samplesAtOnce);
  return frame;
}

let isOver = false;
process.on('message', () => {
  isOver = true;
});
process.on('disconnect', () => process.exit(0));
let began = performance.now();
let [pictures, tones] = [0, 0];
try {
  while (!isOver) {
    const now = (performance.now() - began) / 1000;
    if (pictures / framerate <= now) {
      const frame = pictureFrame(pictures++);
      for (const packet of await picture.encodeAll(frame)) await muxer.writePacket(packet, pictureAt);
      frame.free();
      // Connecting is part of the first: what would have been drawn meanwhile is not sent.
      if (pictures === 1) began = performance.now();
    } else if (tone && (tones * samplesAtOnce) / rate <= now) {
      const frame = toneFrame(tones++);
      for (const packet of await tone.encodeAll(frame)) await muxer.writePacket(packet, toneAt);
      frame.free();
    } else await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await muxer.close();
  process.exit(0);
} catch (error) {
  process.send?.(String(error), () => process.exit(1));
}
