import { readFileSync } from 'node:fs';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { expect, it } from 'vitest';
import { readClip } from '../clip.ts';
import { nalUnits, Remuxer } from './remux.ts';

const clip = readClip(readFileSync('demo/clips/out/torben.vclip'));
const low = clip.video.findIndex(({ name }) => name === 'low');
const track = clip.video[low]!;
const frames = clip.packets.filter((packet) => packet.track === low).slice(0, 50);

it('what comes from the relay is the same film in MP4: every frame, at its time, with its keyframes', async () => {
  const remuxer = new Remuxer();
  const init = remuxer.begin(frames[0]!.data, track);
  expect(init?.mime).toMatch(/^video\/mp4; codecs="avc1\.42[0-9A-F]{2}1E"$/);
  const origin = 1_700_000_000_000;
  const parts = [init!.bytes];
  for (const { data, timestampUs, keyframe } of frames) {
    if (keyframe) expect(remuxer.begin(data, track) ?? null).toBe(null);
    const part = remuxer.frame(data, origin + timestampUs / 1000, keyframe, true);
    if (part) parts.push(part);
  }
  parts.push(remuxer.last(120)!);
  expect(parts).toHaveLength(frames.length + 1);
  const input = new Input({ formats: [MP4], source: new BufferSource(Buffer.concat(parts)) });
  const video = await input.getPrimaryVideoTrack();
  expect([video?.codedWidth, video?.codedHeight, video?.codec]).toEqual([track.width, track.height, 'avc']);
  const seen: { at: number; keyframe: boolean }[] = [];
  for await (const { timestamp, type } of new EncodedPacketSink(video!).packets())
    seen.push({ at: timestamp, keyframe: type === 'key' });
  expect(seen.map(({ keyframe }) => keyframe)).toEqual(frames.map(({ keyframe }) => keyframe));
  for (const [i, { at }] of seen.entries())
    expect(at).toBeCloseTo((frames[i]!.timestampUs - frames[0]!.timestampUs) / 1e6, 4);
});

/** When a fragment begins: its `tfdt` box. */
const timeOf = (part: Uint8Array): number => {
  const at = Buffer.from(part).indexOf('tfdt');
  return Buffer.from(part).readUInt32BE(at + 8);
};

it('another size begins anew; frames without parameter sets before the first are nothing', () => {
  const remuxer = new Remuxer();
  expect(remuxer.begin(Uint8Array.of(0, 0, 0, 1, 0x65, 1, 2), track)).toBeUndefined();
  expect(remuxer.begin(frames[0]!.data, track)).not.toBeNull();
  remuxer.frame(frames[0]!.data, 1_000, true, true);
  const first = remuxer.last(40);
  expect(remuxer.begin(frames[0]!.data, { ...track, width: 320 })?.bytes.length).toBeGreaterThan(100);
  // The time goes on.
  remuxer.frame(frames[0]!.data, 3_000, true, true);
  const [before, after] = [first, remuxer.last(40)].map((part) => timeOf(part!));
  expect(after! - before!).toBe(2 * 90_000);
});

it('finds units after start codes of three and four bytes', () => {
  expect(nalUnits(Uint8Array.of(0, 0, 0, 1, 7, 8, 0, 0, 1, 9, 0, 0, 0, 1, 5)).map((unit) => [...unit])).toEqual([
    [7, 8],
    [9],
    [5],
  ]);
});
