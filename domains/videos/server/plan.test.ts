import { beforeAll, expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { finishedUpload, settleFilm } from '../testing/videos.ts';
import { videosDomain } from './index.ts';
import { showPlanned } from './plan.ts';

const { kit, as, domains } = await testWorld({
  consent: consentDomain,
  videos: videosDomain,
  performers: performersDomain,
});
const mira = as({ accountId: 9001, roles: ['performer'], isProven: true });
const office = as({ accountId: 9, roles: ['operator'] });
const hour = 3_600_000;
const text = { de: '', en: 'Evening', nl: '', es: '' };
const words = {
  title: text,
  description: text,
  ageRating: 16,
  vip: false,
  classic: false,
  isAlone: true,
  tags: [],
} as const;

async function draft(): Promise<number> {
  const uploadId = await finishedUpload(kit, 9001);
  const begun = await mira.call(contract.createVideo, { body: { uploadId, name: 'evening.mp4' } });
  const videoId = begun.ok ? begun.data.id : 0;
  await settleFilm(kit, uploadId);
  await mira.call(contract.updateVideo, { params: { videoId }, body: { ...words, tags: [] } });
  return videoId;
}
const plan = (videoId: number, at: number | null) =>
  mira.call(contract.planVideo, { params: { videoId }, body: { at } });
const stateOf = async (videoId: number) => {
  const answer = await mira.call(contract.getOwnVideo, { params: { videoId } });
  return answer.ok ? answer.data.video : null;
};
async function letIn(videoId: number): Promise<void> {
  await mira.call(contract.publishVideo, { params: { videoId } });
  const page = await office.call(contract.readVideo, { params: { videoId } });
  const askedAt = (page.ok && page.data.video.askedAt) || 0;
  await office.call(contract.approveVideo, { params: { videoId }, body: { askedAt } });
}
const show = () => showPlanned({ kit, ...domains });

beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(() => kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' }))));

it('a planned video that was let in is shown at its time, as new from then on, and once', async () => {
  const videoId = await draft();
  const at = kit.clock.now() + 5 * hour;
  expect(await plan(videoId, at)).toMatchObject({ data: { plannedFor: at, state: 'draft' } });
  await letIn(videoId);
  expect(await stateOf(videoId)).toMatchObject({ state: 'paused', plannedFor: at });
  await kit.clock.advance(4 * hour);
  await show();
  expect(await stateOf(videoId)).toMatchObject({ state: 'paused' });
  await kit.clock.advance(hour + 1);
  await show();
  expect(await stateOf(videoId)).toMatchObject({ state: 'published', plannedFor: null, releasedAt: at });
  await mira.call(contract.pauseVideo, { params: { videoId } });
  await show();
  expect(await stateOf(videoId)).toMatchObject({ state: 'paused' });
});

it('let in after its time it is shown at once; shown by hand, or without a time, it does not wait', async () => {
  const [late, byHand] = [await draft(), await draft()];
  await plan(late, kit.clock.now() + hour);
  await plan(byHand, kit.clock.now() + 9 * hour);
  await kit.clock.advance(2 * hour);
  await show();
  expect(await stateOf(late)).toMatchObject({ state: 'draft' });
  await letIn(late);
  expect(await stateOf(late)).toMatchObject({ state: 'published', plannedFor: null });
  await letIn(byHand);
  expect(await stateOf(byHand)).toMatchObject({ state: 'paused' });
  await mira.call(contract.publishVideo, { params: { videoId: byHand } });
  expect(await stateOf(byHand)).toMatchObject({ state: 'published', plannedFor: null });
});

it('words said anew while it waits are looked at first', async () => {
  const videoId = await draft();
  await plan(videoId, kit.clock.now() + hour);
  await letIn(videoId);
  const title = { ...text, en: 'A night' };
  await mira.call(contract.updateVideo, { params: { videoId }, body: { ...words, tags: [], title } });
  await kit.clock.advance(2 * hour);
  await show();
  expect((await stateOf(videoId))?.state).not.toBe('published');
});

it('refuses a time that is over or too far away, what is shown already, and what is somebody else’s', async () => {
  const videoId = await draft();
  const code = async (answer: ReturnType<typeof plan>) => {
    const said = await answer;
    return said.ok ? null : said.problem.code;
  };
  expect(await code(plan(videoId, kit.clock.now()))).toBe('video_plan_bounds');
  expect(await code(plan(videoId, kit.clock.now() + 181 * 24 * hour))).toBe('video_plan_bounds');
  const vega = as({ accountId: 9002, roles: ['performer'] });
  expect(await vega.call(contract.planVideo, { params: { videoId }, body: { at: null } })).toMatchObject({
    problem: { code: 'not_found' },
  });
  await letIn(videoId);
  expect(await code(plan(videoId, kit.clock.now() + hour))).toBe('video_decided');
});
