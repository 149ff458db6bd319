import { beforeAll, describe, expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { getVideoPreviewEndIncentives } from '#domains/conversion/contract/index.ts';
import { conversionDomain } from '#domains/conversion/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { finishedUpload, settleFilm } from '../testing/videos.ts';
import { videosDomain } from './index.ts';

const { kit, as, domains } = await testWorld(
  {
    consent: consentDomain,
    videos: videosDomain,
    conversion: conversionDomain,
    performers: performersDomain,
    ledger: ledgerDomain,
  },
  { instead: { subscriptions: { isActive: async () => false } } },
);
const [nobody, rich, poor] = [as(null), as(41), as(42)];
const text = (en: string) => ({ de: '', en, nl: '', es: '' });

/** A published video of Mira whose film is ready. */
async function aVideo(
  change: Partial<typeof contract.VideoChange._output> = {},
  milliseconds?: number,
): Promise<string> {
  const mira = as({ accountId: 9001, roles: ['performer'], isProven: true });
  const uploadId = await finishedUpload(kit, 9001);
  const made = await mira.call(contract.createVideo, { body: { uploadId, name: 'Lake.mp4' } });
  if (!made.ok) throw new Error(made.problem.title);
  await settleFilm(kit, uploadId, 'ready', milliseconds);
  const params = { videoId: String(made.data.id) };
  const words = {
    title: text('Lake'),
    description: text(''),
    ageRating: 16,
    price: 900,
    salePrice: null,
    saleUntil: null,
  } as const;
  const body = { ...words, vip: false, classic: false, tags: [], isAlone: true, ...change };
  expect(await mira.call(contract.updateVideo, { params, body })).toMatchObject({ ok: true });
  await kit.db.pool.query(`update videos.videos set state = 'published', released_at = now() where id = $1`, [
    params.videoId,
  ]);
  return params.videoId;
}
const preview = (client: typeof nobody, videoId: string) => client.call(contract.previewVideo, { params: { videoId } });
const told = (client: typeof nobody, albumId: string) =>
  client.call(getVideoPreviewEndIncentives, { params: { albumId } });
const pageOf = async (client: typeof nobody, videoId: string) => {
  const answer = await client.call(contract.getVideo, { params: { videoId } });
  return answer.ok ? answer.data.video : null;
};

beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(async () => {
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
  await fundGuest(domains.ledger, kit.db, 41, 5000);
  await fundGuest(domains.ledger, kit.db, 42, 250);
});

describe('the preview of a video', () => {
  it('plays for guests and visitors who may look at it and have not bought it; nothing counts as a view', async () => {
    const videoId = await aVideo();
    for (const client of [nobody, rich]) {
      expect(await pageOf(client, videoId)).toMatchObject({ hasPreview: true, isOpen: false });
      const answer = await preview(client, videoId);
      expect(answer).toMatchObject({ ok: true, data: { storyboard: null } });
      expect(answer.ok && answer.data.hls).toMatch(/master\.m3u8\?.*&until=15000$/);
    }
    await rich.call(contract.buyVideo, { params: { videoId }, body: { shown: 900 } });
    expect(await pageOf(rich, videoId)).toMatchObject({ hasPreview: false, isOpen: true });
    expect(await preview(rich, videoId)).toMatchObject({ problem: { code: 'not_found' } });
    const { rows } = await kit.db.pool.query('select views from videos.videos where id = $1', [videoId]);
    expect(rows).toEqual([{ views: 0 }]);
  });

  it('is not there for visitors of what is for adults, for what is short, free, or not shown', async () => {
    const adult = await aVideo({ ageRating: 18 });
    expect(await pageOf(nobody, adult)).toMatchObject({ hasPreview: false });
    expect((await preview(nobody, adult)).ok).toBe(false);
    for (const videoId of [await aVideo({}, 9000), await aVideo({ price: 0 })]) {
      expect(await pageOf(rich, videoId)).toMatchObject({ hasPreview: false });
      expect(await preview(rich, videoId)).toMatchObject({ problem: { code: 'not_found' } });
    }
    const paused = await aVideo();
    await kit.db.pool.query(`update videos.videos set state = 'paused' where id = $1`, [paused]);
    expect(await preview(rich, paused)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await told(rich, paused)).toMatchObject({ problem: { code: 'not_found' } });
  });

  it('at its end everybody hears what is true for them, the best way first', async () => {
    const videoId = await aVideo({ price: 900, salePrice: 600, saleUntil: kit.clock.now() + 3600_000, vip: true });
    const ways = async (client: typeof nobody) => {
      const answer = await told(client, videoId);
      return answer.ok ? answer.data.data.incentives.map(({ way }) => way) : answer.problem.code;
    };
    expect(await ways(nobody)).toEqual(['signUp', 'logIn']);
    expect(await ways(as(43))).toEqual(['topUp', 'vip', 'sale']);
    expect(await told(poor, videoId)).toMatchObject({
      data: {
        success: true,
        data: { incentives: [{ missing: 350, price: 600, type: 'videoPreviewPayment' }, {}, { countdown: 3600 }] },
      },
    });
    expect(await ways(rich)).toEqual(['buy', 'vip', 'sale']);
    await rich.call(contract.buyVideo, { params: { videoId }, body: { shown: 600 } });
    expect(await ways(rich)).toEqual([]);
    expect(await ways(as({ accountId: 9001, roles: ['performer'] }))).toEqual([]);
  });
});
