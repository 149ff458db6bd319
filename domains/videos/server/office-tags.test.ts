import { beforeAll, expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { finishedUpload, settleFilm } from '../testing/videos.ts';
import { videosDomain } from './index.ts';
import { fillTags } from './tags.ts';

const { kit, as, domains } = await testWorld({
  consent: consentDomain,
  videos: videosDomain,
  performers: performersDomain,
});
const mira = as({ accountId: 9001, roles: ['performer'], isProven: true });
const office = as({ accountId: 9, roles: ['operator'] });
const names = (en: string) => ({ labelEn: en, labelDe: `${en} de`, labelNl: `${en} nl`, labelEs: `${en} es` });
const tagsNow = async () => {
  const answer = await office.call(contract.listTags, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.tags;
};
const tagOf = async (key: string) => (await tagsNow()).find((tag) => tag.key === key);

/** A published video of Mira with some tags. */
async function published(tags: readonly number[]): Promise<number> {
  const uploadId = await finishedUpload(kit, 9001);
  const begun = await mira.call(contract.createVideo, { body: { uploadId, name: 'evening.mp4' } });
  const videoId = begun.ok ? begun.data.id : 0;
  await settleFilm(kit, uploadId);
  const text = { de: '', en: 'Evening', nl: '', es: '' };
  const words = { title: text, description: text, ageRating: 16, vip: false, classic: false, isAlone: true } as const;
  await mira.call(contract.updateVideo, { params: { videoId }, body: { ...words, tags: [...tags] } });
  await mira.call(contract.publishVideo, { params: { videoId } });
  return videoId;
}

beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(() => fillTags(kit.db));

it('an operator adds a tag, renames it with its address kept, and puts one under another with all of its videos', async () => {
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
  await office.call(contract.trustPerformer, { params: { actorId: 9001 }, body: { isTrusted: true } });
  const added = await office.call(contract.putTag, { body: { tagId: null, ...names('Candle light') } });
  const candle = added.ok ? added.data.id : 0;
  expect(added).toMatchObject({ data: { key: 'candle light', used: 0 } });
  expect(await office.call(contract.putTag, { body: { tagId: candle, ...names('Candles') } })).toMatchObject({
    data: { key: 'candle light', labels: { en: 'Candles', de: 'Candles de' } },
  });
  const talk = (await tagOf('talk'))?.id ?? 0;
  const [both, one] = [await published([candle, talk]), await published([candle])];
  expect([(await tagOf('candle light'))?.used, (await tagOf('talk'))?.used]).toEqual([2, 1]);

  expect(await office.call(contract.mergeTag, { body: { tagId: candle, into: String(talk) } })).toMatchObject({
    data: { id: talk, used: 2 },
  });
  expect(await tagOf('candle light')).toBeUndefined();
  const { rows } = await kit.db.pool.query('select id, tags from videos.videos order by id');
  expect(rows).toEqual([
    { id: both, tags: [talk] },
    { id: one, tags: [talk] },
  ]);
  const { rows: lines } = await kit.db.pool.query(
    `select operation from audit.entries where subject = $1 order by id`,
    [`videoTag:${candle}`],
  );
  expect(lines.map(({ operation }) => operation)).toEqual(['videos.putTag', 'videos.putTag', 'videos.mergeTag']);
});

it('refuses a name there is already, a tag there is not, itself, and to lose one that a list is made of', async () => {
  const [asmr, talk] = [(await tagOf('asmr'))?.id ?? 0, (await tagOf('talk'))?.id ?? 0];
  const put = (tagId: number | null, en: string) => office.call(contract.putTag, { body: { tagId, ...names(en) } });
  const merge = (tagId: number, into: number) =>
    office.call(contract.mergeTag, { body: { tagId, into: String(into) } });
  expect(await put(null, 'TALK')).toMatchObject({ problem: { code: 'video_tag_taken' } });
  expect(await put(asmr, 'talk')).toMatchObject({ problem: { code: 'video_tag_taken' } });
  expect(await put(4444, 'Something')).toMatchObject({ problem: { code: 'not_found' } });
  expect(await put(null, ' ')).toMatchObject({ problem: { code: 'invalid_input' } });
  expect(await merge(asmr, talk)).toMatchObject({ problem: { code: 'video_tag_needed' } });
  expect(await merge(talk, talk)).toMatchObject({ problem: { code: 'not_found' } });
  expect(await merge(talk, 4444)).toMatchObject({ problem: { code: 'not_found' } });
  expect(await tagOf('asmr')).toMatchObject({ isNeeded: true });
});

it('what was put under another does not come back with the next start', async () => {
  const [games, talk] = [(await tagOf('games'))?.id ?? 0, (await tagOf('talk'))?.id ?? 0];
  await office.call(contract.mergeTag, { body: { tagId: games, into: String(talk) } });
  await fillTags(kit.db);
  expect(await tagOf('games')).toBeUndefined();
});
