import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import { getGeoLocationByZip, getOwnArea, setOwnArea, zipCountries } from '../contract/index.ts';
import { areaOf, areaOfZip, findZip } from './areas.ts';
import { areaLines } from './data/areas.ts';
import { placesDomain } from './index.ts';
import { readPostalCodes } from './postal-codes.ts';

const {
  kit,
  as: calling,
  domains: { performers, places },
} = await testWorld({ places: placesDomain, performers: performersDomain });
const visitor = (country: string | null) => calling({ accountId: null, roles: [], country });
const mira = calling({ accountId: 9001, roles: ['performer'], country: 'DE' });
const where = (zipCode: string, country: string | null = 'DE', asked?: (typeof zipCountries)[number]) =>
  visitor(country).call(getGeoLocationByZip, { params: { zipCode }, query: asked ? { country: asked } : {} });

beforeAll(async () => {
  await kit.db.transaction((tx) => performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
});

it('a zip code lies where its country has it, with its leading zeros, as people write it', async () => {
  expect(await where('01067')).toMatchObject({ data: { country: 'DE', place: 'Dresden', lat: 51.051, long: 13.738 } });
  expect(await where('08001', 'ES')).toMatchObject({ data: { country: 'ES', place: 'Barcelona' } });
  expect(await where('08001', 'DE', 'ES')).toMatchObject({ data: { place: 'Barcelona' } });
  expect(await where('6020', 'AT')).toMatchObject({ data: { country: 'AT', place: 'Innsbruck' } });
  expect(await where('8001', 'CH')).toMatchObject({ data: { country: 'CH', place: 'Zürich' } });
  expect(await where('1012 ab', 'DE')).toMatchObject({ data: { country: 'NL', place: 'Amsterdam' } });
  expect(await where('D-79098', null)).toMatchObject({ data: { place: 'Freiburg im Breisgau' } });
});

it.each(['1', '123', '123456', '00000', '99999x', 'Berlin', '٠١٢٣٤'])('%j is no zip code we know', async (zip) => {
  expect(await where(zip)).toMatchObject({ problem: { code: 'zip_unknown', status: 404 } });
});

it('a code that only another country has is not answered for the one that was asked for', async () => {
  expect(await where('6020', 'AT', 'DE')).toMatchObject({ problem: { code: 'zip_unknown' } });
});

it('she says her area by a zip code that is not kept, changes it, and takes it back', async () => {
  expect(await mira.call(getOwnArea, {})).toMatchObject({ data: { area: null } });
  const say = (country: (typeof zipCountries)[number], zip: string) =>
    mira.call(setOwnArea, { body: { country, zip } });
  expect(await say('DE', '79098')).toMatchObject({
    data: { area: { code: 'DE-79', name: 'Freiburg im Breisgau', country: 'DE' } },
  });
  expect(await places.areasOf([9001, 9002])).toEqual(
    new Map([[9001, { area: { code: 'DE-79', name: 'Freiburg im Breisgau', country: 'DE' } }]]),
  );
  expect(await say('AT', '50')).toMatchObject({ data: { area: { name: 'Salzburg' } } });
  expect(await say('AT', '5')).toMatchObject({ problem: { code: 'zip_unknown', errors: [{ field: 'body.zip' }] } });
  expect(await mira.call(getOwnArea, {})).toMatchObject({ data: { area: { name: 'Salzburg' } } });
  expect(await say('DE', '')).toMatchObject({ data: { area: null } });
  expect(await places.areasOf([9001])).toEqual(new Map());
});

it("GeoNames' postal file is exact where it is there, and its odd lines are passed over", async () => {
  const path = join(tmpdir(), `postal-${crypto.randomUUID()}.txt`);
  const line = (country: string, zip: string, name: string, lat: string, long: string) =>
    [country, zip, name, '', '', '', '', '', '', lat, long, '4'].join('\t');
  writeFileSync(
    path,
    [
      line('DE', '79098', 'Freiburg', '47.9959', '7.8522'),
      line('NL', '1012', 'Amsterdam', '52.3735', '4.8958'),
      line('NL', '1012', 'Amsterdam again', '1', '1'),
      line('FR', '75001', 'Paris', '48.8592', '2.3417'),
      line('DE', '79100', 'Nowhere', '', 'x'),
      'no line of the kind',
    ].join('\n'),
  );
  const exact = await readPostalCodes(path);
  expect([...exact.keys()]).toEqual(['DE-79098', 'NL-1012']);
  expect(findZip('79098', { near: null }, exact)).toEqual({
    country: 'DE',
    name: 'Freiburg',
    lat: 47.9959,
    long: 7.8522,
  });
  expect(findZip('1012AB', { near: null }, exact)).toMatchObject({ name: 'Amsterdam', lat: 52.3735 });
  expect(findZip('79100', { near: null }, exact)).toMatchObject({ name: 'Freiburg im Breisgau' });
  await expect(readPostalCodes(`${path}.missing`)).rejects.toThrow('ENOENT');
});

it('every area has a place in its country, and no zip code two', () => {
  const boxes = {
    DE: [47, 55.1, 5.8, 15.1],
    AT: [46.3, 49.1, 9.5, 17.2],
    CH: [45.8, 47.9, 5.9, 10.5],
    NL: [50.7, 53.6, 3.3, 7.3],
    ES: [27.6, 43.8, -18.2, 4.4],
  };
  const zones = areaLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', codes = '', lat, long] = line.split(' ');
      const [south = 0, north = 0, west = 0, east = 0] = boxes[country as keyof typeof boxes];
      expect([line, Number(lat) > south && Number(lat) < north && Number(long) > west && Number(long) < east]).toEqual([
        line,
        true,
      ]);
      return codes.split(',').map((code) => `${country}-${code}`);
    });
  expect(new Set(zones).size).toBe(zones.length);
  for (const country of zipCountries)
    expect(zones.filter((zone) => zone.startsWith(country)).length).toBeGreaterThan(50);
  expect(areaOf('DE-11')).toBeUndefined();
  expect(areaOfZip('ES', '07001')?.name).toBe('Palma de Mallorca');
});
