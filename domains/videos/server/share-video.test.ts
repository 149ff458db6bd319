import { beforeAll, expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import { sendVideoShareEmail } from '../contract/index.ts';
import { videosDomain } from './index.ts';

/** The one who may not write to others. */
const silenced = 30;
const { kit, as, domains } = await testWorld(
  { consent: consentDomain, videos: videosDomain, performers: performersDomain },
  {
    instead: {
      subscriptions: { isActive: async () => false },
      guest: {
        namesOf: async (_: unknown, ids: readonly number[]) => new Map(ids.map((id) => [id, `Guest${id}`])),
        standing: async () => ({}),
      },
      access: {
        mayView: async () => ({ ok: true }),
        viewing: () => async () => ({ ok: true }),
        mayWrite: async (_: unknown, id: number) => ({ ok: id !== silenced }),
      },
    },
  },
);
const guest = (accountId: number) => as({ accountId, roles: ['guest'] });
let videoId = 0;
let draftId = 0;
const share = (by: number, more: object = {}) =>
  guest(by).call(sendVideoShareEmail, {
    body: { recipient: `friend${by}@example.org`, message: 'For a quiet evening', videoId, ...more },
  });

beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(async () => {
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
  const insert = async (state: string): Promise<number> => {
    const title = JSON.stringify({ de: 'Ein Abend', en: 'An evening', nl: '', es: '' });
    const { rows } = await kit.db.pool.query(
      `insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, age_rating, is_alone, is_covered, created_at, released_at)
       values (9001, 'Mira', 'female', gen_random_uuid(), 'ready', $1, $2, $2, 12, true, true, now(), now()) returning id`,
      [state, title],
    );
    return rows[0].id;
  };
  videoId = await insert('published');
  draftId = await insert('draft');
});

it('a friend gets the title, the words and the way to the video', async () => {
  expect(await share(20)).toMatchObject({ ok: true, data: { result: 'OK' } });
  const mail = kit.mails.at(-1);
  expect(mail).toMatchObject({ to: 'friend20@example.org', subject: 'Guest20 shares a video with you' });
  expect(mail?.text).toContain('“An evening”');
  expect(mail?.text).toContain('For a quiet evening');
  expect(mail?.text).toContain(`/en/amateur/mira/videos/${videoId}/`);
});

it('of what nobody finds, in another’s name, to no address or by who may not write nothing is sent', async () => {
  const before = kit.mails.length;
  expect(await share(21, { videoId: draftId })).toMatchObject({ problem: { code: 'not_found' } });
  expect(await share(21, { guestId: 22 })).toMatchObject({ problem: { code: 'not_found' } });
  expect(await share(21, { recipient: 'nobody' })).toMatchObject({
    problem: { code: 'invalid_input', errors: [{ field: 'body.recipient' }] },
  });
  expect(await share(silenced)).toMatchObject({ problem: { code: 'sharing_restricted' } });
  expect(kit.mails.length).toBe(before);
});

it('one address gets two a day, whoever writes; one guest writes ten', async () => {
  const to = { recipient: 'Popular@Example.org' };
  const results = [await share(23, to), await share(24, to), await share(25, to)];
  expect(results).toMatchObject([
    { data: { result: 'OK' } },
    { data: { result: 'OK' } },
    { data: { result: 'TIMEOUT' } },
  ]);
  const many = [];
  for (let index = 0; index < 11; index += 1) many.push(await share(26, { recipient: `one${index}@example.org` }));
  expect(many.map((answer) => answer.ok && answer.data.result)).toEqual([...Array(10).fill('OK'), 'TIMEOUT']);
});
