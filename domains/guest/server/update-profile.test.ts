import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { data, refusal, refusedFields } from '#domains/identity/testing/browser.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { skeletonOf } from '#kit/text/confusables.ts';
import {
  getProfile,
  removePreviewPicture,
  savePreferences,
  updatePreviewPicture,
  updateProfile,
} from '../contract/routes.ts';
import type { GuestWorld } from '../testing/world.ts';
import { guestWorld } from '../testing/world.ts';
import { takenNames } from './extension-points.ts';

let world: GuestWorld;
let person: TestBrowser;
beforeAll(async () => {
  world = await guestWorld();
  world.kit.extensions.add('planes', [extend(reservedPlaces, ['hangar'])]);
  person = await world.signUpAs('lena@example.com');
});
const rename = (browser: TestBrowser, name: string) => browser.client.call(updateProfile, { body: { name } });

describe('name and language', () => {
  test('are changed one by one and together; other pages are told', async () => {
    expect(data(await rename(person, '  Mister Fox ')).name).toBe('Mister Fox');
    const both = data(await person.client.call(updateProfile, { body: { name: 'Zoë van 9', language: 'nl' } }));
    expect(both).toMatchObject({ name: 'Zoë van 9', language: 'nl', email: 'lena@example.com' });
    expect(data(await person.client.call(getProfile, {}))).toEqual(both);
    expect(world.kit.published.at(-1)).toMatchObject({
      type: 'guestProfile',
      data: { name: 'Zoë van 9', language: 'nl' },
    });
    const id = both.id as number;
    expect(await world.guest.nameOf(world.kit.db, id)).toBe('Zoë van 9');
    expect([...(await world.guest.namesOf(world.kit.db, [id, 7]))]).toEqual([
      [id, 'Zoë van 9'],
      [7, 'Guest7'],
    ]);
  });

  test.each([
    'ab',
    'a'.repeat(21),
    ' . ',
    '-fox-',
    'two  spaces',
    'tab\tname',
    '<b>fox</b>',
    'fox\u202e',
    '\u3164\u3164\u3164',
    'fox\uffa0',
  ])('a name that is not one is refused: %j', async (name) => {
    expect(refusedFields(await rename(person, name))).toContain('body.name');
  });

  test.each(['Vesper Support', 'Adm1n', 'Guest100042', 'The Hangar'])(
    'a name that would pass for the platform is refused: %s',
    async (name) => {
      expect(refusedFields(await rename(person, name))).toEqual(['body.name']);
    },
  );

  test('a name belongs to one guest, in whatever case', async () => {
    const other = await world.signUpAs('other@example.com');
    data(await rename(person, 'Only Me'));
    for (const imitation of ['ONLY me', 'OnIy Me', 'Only-Mé', '0nly Me']) {
      const answer = await rename(other, imitation);
      expect([refusal(answer), refusedFields(answer)], imitation).toEqual(['name_taken', ['body.name']]);
    }
    expect(data(await rename(person, 'ONLY ME')).name).toBe('ONLY ME');
  });

  test('a performer’s name is nobody else’s, however it is written; the performer may have it', async () => {
    const id = await person.accountId();
    world.kit.extensions.add('performers', [
      extend(takenNames, async (_, skeleton, accountId) => skeleton === skeletonOf('Nerina') && accountId !== id),
    ]);
    const other = await world.signUpAs('imitator@example.com');
    for (const imitation of ['Nerina', 'nerína', 'NER1NA', 'Nerlna', 'Ne.ri.na'])
      expect(refusal(await rename(other, imitation)), imitation).toBe('name_taken');
    expect(data(await rename(person, 'Nerina')).name).toBe('Nerina');
  });

  test('letters of two alphabets are refused with the way out; those of one are somebody’s name', async () => {
    const mixed = await rename(person, 'Nerinа');
    expect(refusedFields(mixed)).toEqual(['body.name']);
    expect(JSON.stringify(mixed)).toContain('one alphabet');
    for (const name of ['Müller', 'Núñez', 'Ĳsbrand', "O'Neil", 'Олена', 'Νίκος'])
      expect(data(await rename(person, name)).name).toBe(name);
  });

  test('an anonymous visitor has no profile to change', async () => {
    expect(refusal(await rename(world.browser(), 'Nobody Here'))).toBe('not_logged_in');
  });
});

describe('preview picture', () => {
  const change = (bytes: Uint8Array<ArrayBuffer>) =>
    person.client.call(updatePreviewPicture, { body: new Blob([bytes]) });

  test('is stored, replaced and removed', async () => {
    const plain = { create: { width: 400, height: 400, channels: 3 as const, background: '#884422' } };
    const picture = new Uint8Array(await sharp(plain).png().toBuffer());
    const first = data(await change(picture)).previewPictureUrl;
    expect(first).toMatch(/^\/rest\/v1\/media\/picture\/[\w-]+\/240/);
    const second = data(await change(picture)).previewPictureUrl;
    expect(second).not.toBe(first);
    const { rows } = await world.kit.db.pool.query('select count(*)::int as n from media.pictures');
    expect(rows).toEqual([{ n: 1 }]);
    expect(data(await person.client.call(removePreviewPicture, {})).previewPictureUrl).toBeNull();
    expect(data(await person.client.call(removePreviewPicture, {})).previewPictureUrl).toBeNull();
  });

  test('a file that is no picture changes nothing', async () => {
    const before = data(await person.client.call(getProfile, {}));
    expect(refusal(await change(new TextEncoder().encode('not a picture')))).toBe('picture_refused');
    const words = await person.client.call(updatePreviewPicture, { body: '***' as never });
    expect(refusedFields(words)).toEqual(['body']);
    expect(data(await person.client.call(getProfile, {}))).toEqual(before);
  });
});

describe('preferences', () => {
  const save = (browser: TestBrowser, body: object) =>
    browser.client.call(savePreferences, { body: { data: body } as never });

  test('what is sent is saved over what was there', async () => {
    data(await save(person, { showEuroPrices: false }));
    const { preferences } = data(await save(person, { autoplayPreviews: false }));
    expect(preferences).toEqual({ showEuroPrices: false, autoplayPreviews: false, showOnline: true });
  });

  test('a wrong value names its field and changes nothing; nobody saves without a login', async () => {
    expect(refusedFields(await save(person, { showEuroPrices: 'no' }))).toEqual(['body.data.showEuroPrices']);
    expect(data(await save(person, {})).preferences.showEuroPrices).toBe(false);
    expect(refusal(await save(world.browser(), { showEuroPrices: true }))).toBe('not_logged_in');
  });
});
