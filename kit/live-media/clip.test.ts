import { describe, expect, it } from 'vitest';
import type { Clip } from './clip.ts';
import { ClipError, readClip, writeClip } from './clip.ts';

const clip: Clip = {
  version: 1,
  durationUs: 100_000,
  video: [{ name: 'low', codec: 'avc1.42E01E', width: 640, height: 360, framerate: 30, bitrate: 700_000 }],
  audio: { codec: 'opus', sampleRate: 48000, channels: 1, bitrate: 32_000 },
  packets: [
    { track: 0, keyframe: false, timestampUs: 33_333, data: Uint8Array.of(4, 5) },
    { track: 0, keyframe: true, timestampUs: 0, data: Uint8Array.of(1, 2, 3) },
    { track: 'audio', keyframe: true, timestampUs: 20_000, data: Uint8Array.of(9) },
  ],
};

describe('a clip file', () => {
  it('reads back what was written, in order of time', () => {
    const back = readClip(writeClip(clip));
    expect(back).toEqual({ ...clip, packets: [clip.packets[1], clip.packets[2], clip.packets[0]] });
  });

  it.each([
    ['a foreign file', Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9)],
    ['an empty file', new Uint8Array()],
    ['a file cut off', writeClip(clip).subarray(0, -1)],
    ['a broken header', writeClip(clip).map((byte, at) => (at === 8 ? 0 : byte))],
  ])('refuses %s', (_, bytes) => {
    expect(() => readClip(bytes)).toThrow(ClipError);
  });

  it.each<[string, Partial<Clip>]>([
    ['a rendition that does not start with a keyframe', { packets: clip.packets.slice(0, 1) }],
    ['a rendition without packets', { packets: [] }],
    ['a packet past the end', { durationUs: 10 }],
    ['sound without an audio track', { audio: undefined }],
  ])('refuses to write %s', (_, change) => {
    expect(() => writeClip({ ...clip, ...change })).toThrow(ClipError);
  });
});
