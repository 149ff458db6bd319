import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ClipOptions } from '../../testing/film-clip.ts';
import { filmClip } from '../../testing/film-clip.ts';
import { filmWorld } from '../../testing/film-world.ts';
import { probeRendition } from '../../testing/probe-film.ts';
import { filmRenditions } from '../tables.ts';
import { filmKey, posterFile, storyboardFile } from './keys.ts';
import { storyboardShape } from './storyboard.ts';

const world = await filmWorld();
const { kit } = world;

interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly names: string;
  /** Where the bright side is. */
  readonly bright: 'left' | 'right' | 'top';
}

const table: readonly (readonly [string, ClipOptions, Wanted])[] = [
  [
    'a landscape with sound',
    { seconds: 1, sound: 'stereo', width: 640, height: 360 },
    { width: 640, height: 360, seconds: 1, names: '240 360 audio', bright: 'left' },
  ],
  ['a small one, silent', { seconds: 1 }, { width: 320, height: 180, seconds: 1, names: '180', bright: 'left' }],
  [
    'turned by a quarter',
    { seconds: 1, isTurned: true, sound: 'mono' },
    { width: 180, height: 320, seconds: 1, names: '180 audio', bright: 'top' },
  ],
  [
    'mirrored',
    { seconds: 1, isMirrored: true },
    { width: 320, height: 180, seconds: 1, names: '180', bright: 'right' },
  ],
  [
    'a portrait',
    { seconds: 1, width: 270, height: 480 },
    { width: 240, height: 426, seconds: 1, names: '240', bright: 'left' },
  ],
  [
    'uneven in time',
    { seconds: 1.2, isUneven: true },
    { width: 320, height: 180, seconds: 1.2, names: '180', bright: 'left' },
  ],
  [
    'of pixels that are no squares',
    { seconds: 1, width: 180, height: 180, pixel: { num: 16, den: 9 } },
    { width: 320, height: 180, seconds: 1, names: '180', bright: 'left' },
  ],
  ['of ten bits', { seconds: 1, is10Bit: true }, { width: 320, height: 180, seconds: 1, names: '180', bright: 'left' }],
  [
    'of sixty pictures a second',
    { seconds: 1, fps: 60 },
    { width: 320, height: 180, seconds: 1, names: '180', bright: 'left' },
  ],
  ['of one picture', { seconds: 0.05 }, { width: 320, height: 180, seconds: 0.05, names: '180', bright: 'left' }],
  [
    'of odd edges',
    { seconds: 1, width: 322, height: 182 },
    { width: 322, height: 182, seconds: 1, names: '182', bright: 'left' },
  ],
  [
    'in Matroska',
    { seconds: 1, format: 'matroska', sound: 'mono' },
    { width: 320, height: 180, seconds: 1, names: '180 audio', bright: 'left' },
  ],
  [
    'in QuickTime',
    { seconds: 1, format: 'mov', sound: 'stereo' },
    { width: 320, height: 180, seconds: 1, names: '180 audio', bright: 'left' },
  ],
];

const made = new Map<string, string>();
for (const [name, options] of table) made.set(name, await world.begin(await filmClip(options)));
await world.work();

describe.each(table)('a film %s', (name, _, wanted) => {
  const id = made.get(name) as string;
  it('comes out upright, in square pixels, as long as it was, and in no rendition above its own size', async () => {
    const film = await world.find(id);
    const { width, height, seconds, names } = wanted;
    expect(film).toMatchObject({
      state: 'ready',
      reason: null,
      percent: 100,
      width,
      height,
      hasSound: names.includes('audio'),
    });
    expect(Math.abs((film?.milliseconds ?? 0) - seconds * 1000)).toBeLessThan(120);
    const renditions = (await kit.db.orm.select().from(filmRenditions)).filter(({ filmId }) => filmId === id);
    expect(
      renditions
        .map((one) => one.name)
        .sort()
        .join(' '),
    ).toBe(names);
    for (const one of renditions) {
      const probed = await probeRendition(kit, id, one.name, one.sizes.length);
      expect(probed.body.includes('secret place') || probed.body.includes('+52.52')).toBe(false);
      if (one.name === 'audio') {
        expect(probed).toMatchObject({ codecId: 86018, channels: 2, sampleRate: 48_000 });
        expect(one.codecs).toBe('mp4a.40.2');
        continue;
      }
      // H.264 of eight bits, without a mark that says to turn it, from the beginning on.
      expect(probed).toMatchObject({
        codecId: 27,
        format: 0,
        width: one.width,
        height: one.height,
        sideData: 0,
        firstAt: 0,
      });
      expect([0, 1]).toContain(probed.pixel.num / Math.max(1, probed.pixel.den));
      expect(one.codecs).toMatch(/^avc1\.6400[0-9a-f]{2}$/);
      expect(probed.frames).toBeLessThanOrEqual(Math.ceil(seconds * 30) + 1);
    }
  });

  it('has a poster and a storyboard that show it as it is seen', async () => {
    const poster = await world.films.frame(id);
    expect(await sharp(poster?.body).metadata()).toMatchObject({
      format: 'webp',
      width: poster?.width,
      height: poster?.height,
    });
    const { data } = await sharp(poster?.body)
      .greyscale()
      .resize(2, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [topLeft = 0, topRight = 0, bottomLeft = 0] = data;
    const brightest = { left: topLeft - topRight, right: topRight - topLeft, top: topLeft - bottomLeft }[wanted.bright];
    expect(brightest).toBeGreaterThan(80);
    const film = await world.find(id);
    const shape = storyboardShape(film ?? { milliseconds: 0, width: 0, height: 0 });
    const board = await kit.storage.get(filmKey(id, storyboardFile));
    expect(await sharp(board?.body).metadata()).toMatchObject({
      format: 'webp',
      width: shape.columns * shape.width,
      height: Math.ceil(shape.count / shape.columns) * shape.height,
    });
    expect(await kit.storage.exists(filmKey(id, posterFile))).toBe(true);
  });
});

it('of each film its use was told once, its upload is used up and nothing is left in the folder of work', async () => {
  expect(world.settled.map(({ id }) => id).sort()).toEqual([...made.values()].sort());
  expect((await kit.db.pool.query('select 1 from media.uploads')).rowCount).toBe(0);
  expect((await kit.db.pool.query('select 1 from media.upload_pieces')).rowCount).toBe(0);
});
