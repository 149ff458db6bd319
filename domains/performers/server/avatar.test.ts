import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { testKit } from '#kit/testing/kit.ts';
import { anActor } from '../testing/actors.ts';
import { createPerformers, performersTables } from './index.ts';
import { addPicture } from './pictures.ts';

const kit = await testKit([mediaTables, performersTables]);
const media = createMedia(kit);
const performers = createPerformers(kit, { media });

const upload = async (background: string): Promise<Blob> => {
  const image = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(image)]);
};

it('a new avatar takes the place of the one before, which is gone for good; the gallery stays', async () => {
  await kit.db.transaction((tx) => performers.create(tx, anActor({ id: 1, name: 'Vega' })));
  await addPicture(media, { actorId: 1, kind: 'sedcard', upload: await upload('teal') });
  await addPicture(media, { actorId: 1, kind: 'avatar', upload: await upload('navy') });
  const stored = async () =>
    (await kit.db.pool.query(`select id, kind from media.pictures where owner_id = 1 order by kind, id`)).rows;
  const before = await stored();
  expect(before.map(({ kind }) => kind)).toEqual(['avatar', 'sedcard']);
  await addPicture(media, { actorId: 1, kind: 'avatar', upload: await upload('plum') });
  const after = await stored();
  expect(after.map(({ kind }) => kind)).toEqual(['avatar', 'sedcard']);
  expect(after[0].id).not.toBe(before[0].id);
  expect(after[1]).toEqual(before[1]);
  const { rows } = await kit.db.pool.query(`select avatar->>'id' as id from performers.actors where id = 1`);
  expect(rows).toEqual([{ id: after[0].id }]);
});
