import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { blockFilm, getHeldFilms, lookAtHeldFilm, releaseFilm } from '../../contract/index.ts';
import { filmClip } from '../../testing/film-clip.ts';
import { filmWorld } from '../../testing/film-world.ts';
import { lookOf } from './looks.ts';
import { nearBits } from './scanner.ts';

const world = await filmWorld();
const { kit, films } = world;
const operator = testClient(testDispatcher(kit, world.service.handlers), {
  subjectId: 9,
  accountId: 9,
  roles: ['operator'],
  isProven: true,
});

const apart = (one: string, other: string): number =>
  [...(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)].filter((bit) => bit === '1').length;

it('a look stays alike when a picture is scaled, compressed or marked, is known mirrored, and other pictures look otherwise', async () => {
  const width = 160;
  const draw = (look: number) => {
    const light = Buffer.from(
      Array.from({ length: width * 90 }, (_, at) =>
        Math.round(
          128 + 120 * Math.sin(((at % width) * look) / 17 + look) * Math.cos((Math.floor(at / width) * look) / 11),
        ),
      ),
    );
    return sharp(light, { raw: { width, height: 90, channels: 1 } });
  };
  const lookAt = async (picture: Sharp) =>
    (await lookOf(await picture.png().toBuffer())) ?? { hash: '0', mirrored: '0' };
  const first = await lookAt(draw(1));
  const jpeg = sharp(await draw(1).resize(320).jpeg({ quality: 40 }).toBuffer());
  expect(apart((await lookAt(jpeg)).hash, first.hash)).toBeLessThanOrEqual(nearBits);
  const mirrored = await lookAt(draw(1).flop());
  expect(apart(mirrored.hash, first.hash)).toBeGreaterThan(12);
  expect(apart(mirrored.hash, first.mirrored)).toBeLessThanOrEqual(nearBits);
  expect(apart((await lookAt(draw(2))).hash, first.hash)).toBeGreaterThan(12);
  expect(
    await lookOf(
      await sharp({ create: { width: 90, height: 90, channels: 3, background: '#111' } })
        .png()
        .toBuffer(),
    ),
  ).toBeNull();
});

it('a film that looks like a blocked one is held with its evidence, also mirrored, and nobody gets a byte of it', async () => {
  const known = await world.begin(await filmClip({ seconds: 1, look: 1 }));
  await world.work();
  expect(await operator.call(blockFilm, { params: { filmId: known }, body: {} })).toMatchObject({
    ok: true,
    data: { added: 1 },
  });
  expect(await operator.call(blockFilm, { params: { filmId: known }, body: {} })).toMatchObject({
    ok: true,
    data: { added: 0 },
  });
  const ids = [];
  for (const options of [
    { seconds: 2, look: 1, width: 640, height: 360 },
    { seconds: 1, look: 1, isMirrored: true },
    { seconds: 1, look: 3 },
  ]) {
    ids.push(await world.begin(await filmClip(options)));
    await world.work();
    await kit.clock.advance(1_000);
  }
  const [same = '', mirrored = '', another = ''] = ids;
  const states = await Promise.all(ids.map(async (id) => (await world.find(id))?.state));
  expect(states).toEqual(['held', 'held', 'ready']);
  for (const id of [same, mirrored]) {
    const film = await world.find(id);
    expect(film && films.play(film, { accountId: 7 } as never)).toBeNull();
    expect(await films.frame(id)).toBeNull();
  }
  const held = await operator.call(getHeldFilms, { query: {} });
  expect(held).toMatchObject({
    ok: true,
    data: { films: [{ filmId: mirrored, ownerId: 7, hits: [{ isMirrored: true }] }, { filmId: same }] },
  });
  expect(JSON.stringify(kit.published)).not.toContain('distance');
  expect(world.settled.map(({ id, state }) => [id, state])).toEqual([
    [known, 'ready'],
    [same, 'held'],
    [mirrored, 'held'],
    [another, 'ready'],
  ]);
  expect(await operator.call(lookAtHeldFilm, { params: { filmId: same } })).toMatchObject({
    ok: true,
    data: { frames: [{ src: expect.stringMatching(/^data:image\/png;base64,/) }, {}] },
  });
  expect(await operator.call(lookAtHeldFilm, { params: { filmId: another } })).toMatchObject({
    problem: { code: 'not_found' },
  });
  expect(await films.held(kit.db)).toMatchObject({ value: 2 });
  expect(await operator.call(releaseFilm, { params: { filmId: same }, body: {} })).toMatchObject({ ok: true });
  expect((await world.find(same))?.state).toBe('ready');
  expect((await operator.call(releaseFilm, { params: { filmId: same }, body: {} })).ok).toBe(false);
});
