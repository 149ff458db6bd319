import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#kit/contract/access.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testWorld } from '#kit/testing/world.ts';
import { getActorDataByIdOrName, onlineModels, updateStudioProfile } from '../contract/index.ts';
import { anActor } from '../testing/actors.ts';
import { performersDomain } from './index.ts';
import { moodLifetimeMs } from './mood.ts';

const {
  kit,
  dispatcher,
  domains: { performers },
} = await testWorld({ performers: performersDomain });
const as = (given: Partial<Caller>) => {
  const caller: Caller = {
    subjectId: 50,
    accountId: null,
    roles: [],
    sessionId: null,
    language: 'de',
    country: null,
    ip: '127.0.0.1',
    ...given,
  };
  return testClient(dispatcher, caller);
};
const vega = as({ accountId: 1, roles: ['performer'] });
const guest = as({});

const seen = async (reader = guest): Promise<string | undefined> => {
  const answer = await reader.call(getActorDataByIdOrName, { params: { actorIdOrName: 'Vega' } });
  return answer.ok ? answer.data.actor?.mood : undefined;
};

describe('a mood line for tonight', () => {
  beforeAll(() => kit.db.transaction((tx) => performers.create(tx, anActor({ id: 1, name: 'Vega' }))));
  beforeEach(async () => {
    await vega.call(updateStudioProfile, { body: { mood: 'Rainy night, new strings' } });
  });

  it('is said in the studio and read on the profile and on cards, as it was said', async () => {
    const presence = { online: true, freeChat: false, livePreview: false, voyeur: false, viewers: 0 } as const;
    await kit.db.transaction((tx) => performers.setPresence(tx, 1, { ...presence, state: 'live' }));
    expect(await seen()).toBe('Rainy night, new strings');
    expect(await guest.query(onlineModels, {})).toMatchObject({
      data: { items: [{ name: 'Vega', mood: 'Rainy night, new strings' }] },
    });
  });
  it('is read in the reader’s language where she says it there, else in her own words, until she says another line', async () => {
    const readers = (['de', 'en', 'nl', 'es'] as const).map((language) => as({ language }));
    const read = () => Promise.all(readers.map((reader) => seen(reader)));
    const moodIn = { de: 'Regen und neue Saiten', es: 'Lluvia y cuerdas nuevas', nl: ' ' };
    expect(await vega.call(updateStudioProfile, { body: { mood: 'Rainy night, new strings', moodIn } })).toMatchObject({
      data: { moodIn: { de: moodIn.de, es: moodIn.es } },
    });
    expect(await read()).toEqual([moodIn.de, 'Rainy night, new strings', 'Rainy night, new strings', moodIn.es]);
    await vega.call(updateStudioProfile, { body: { mood: 'Dry again' } });
    expect(await read()).toEqual(['Dry again', 'Dry again', 'Dry again', 'Dry again']);
  });
  it('is refused in any language with a word that has no place here, named by its field, and nothing changes', async () => {
    const body = { mood: 'Hello', moodIn: { en: 'Hello', de: 'Schoolgirl night' } };
    expect(await vega.call(updateStudioProfile, { body })).toMatchObject({
      problem: { code: 'word_refused', errors: [{ field: 'body.moodIn.de' }] },
    });
    expect(await seen()).toBe('Rainy night, new strings');
  });
  it('goes after twelve hours by itself, or when the performer takes it down', async () => {
    await kit.clock.advance(moodLifetimeMs - 1);
    expect(await seen()).toBe('Rainy night, new strings');
    await kit.clock.advance(1);
    expect(await seen()).toBe('');
    await vega.call(updateStudioProfile, { body: { mood: 'Back again' } });
    expect(await seen()).toBe('Back again');
    expect(await vega.call(updateStudioProfile, { body: { mood: ' ' } })).toMatchObject({ data: { mood: '' } });
    expect(await seen()).toBe('');
  });
  it('stays when something else of the profile changes', async () => {
    await vega.call(updateStudioProfile, { body: { autoAccept: true } });
    expect(await seen()).toBe('Rainy night, new strings');
  });
  it('is refused when too long or with a word that has no place here, and the old one stays', async () => {
    expect(await vega.call(updateStudioProfile, { body: { mood: 'la '.repeat(40) } })).toMatchObject({
      problem: { code: 'invalid_input', errors: [{ field: 'body.mood' }] },
    });
    expect(await vega.call(updateStudioProfile, { body: { mood: 'Schoolgirl night' } })).toMatchObject({
      problem: { code: 'word_refused', errors: [{ field: 'body.mood' }] },
    });
    expect(await guest.call(updateStudioProfile, { body: { mood: 'Hello' } })).toMatchObject({
      problem: { code: 'not_logged_in' },
    });
    expect(await seen()).toBe('Rainy night, new strings');
  });
});
