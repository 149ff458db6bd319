import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readClip } from '#kit/live-media/clip.ts';
import { cast, clipFile, gallerySize, pictureFiles, siteArtwork } from './index.ts';

const megabyte = 1024 * 1024;

describe('pictures', () => {
  it('exist for everybody, in the shapes the site shows them in', async () => {
    let bytes = 0;
    for (const { slug } of cast) {
      const { avatar, cover, poster, gallery } = pictureFiles(slug);
      expect(gallery).toHaveLength(gallerySize);
      const shapes = { [avatar]: 1, [cover]: 16 / 9, [poster]: 4 / 3 };
      for (const file of [avatar, cover, poster, ...gallery]) {
        const { format, width, height } = await sharp(file).metadata();
        expect(format, file).toBe('webp');
        expect(width).toBeGreaterThanOrEqual(400);
        if (shapes[file]) expect(width / height, file).toBeCloseTo(shapes[file], 1);
        bytes += (await stat(file)).size;
      }
    }
    expect(bytes).toBeLessThan(12 * megabyte);
  });

  it('include the site’s own artwork', async () => {
    for (const file of Object.values(siteArtwork)) expect((await stat(file)).size, file).toBeGreaterThan(400);
  });
});

describe('clips', () => {
  it('loop cleanly in three sizes with sound, one for everybody who is live', async () => {
    let bytes = 0;
    const names = cast.flatMap(({ clip }) => clip ?? []);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const file = await readFile(clipFile(name));
      bytes += file.length;
      const { durationUs, video, audio, packets } = readClip(file);
      expect(video.map((rendition) => rendition.name)).toEqual(['tiny', 'low', 'high']);
      for (const [track, { framerate }] of video.entries()) {
        const frames = packets.filter((packet) => packet.track === track);
        expect(frames).toHaveLength((durationUs / 1_000_000) * framerate);
        const keyframes = frames.filter(({ keyframe }) => keyframe).map(({ timestampUs }) => timestampUs);
        expect(keyframes).toEqual([0, 2_000_000, 4_000_000, 6_000_000]);
      }
      expect(audio?.sampleRate).toBe(48_000);
      expect(packets.filter(({ track }) => track === 'audio')).toHaveLength(durationUs / 20_000);
    }
    expect(bytes).toBeLessThan(12 * megabyte);
  });
});
