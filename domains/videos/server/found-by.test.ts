import { beforeAll, expect, it } from 'vitest';
import { doActorSearch } from '#domains/actor-search/contract/index.ts';
import { actorSearchDomain } from '#domains/actor-search/server/index.ts';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { finishedUpload, settleFilm } from '../testing/videos.ts';
import { videoCoverage } from './coverage.ts';
import { videosDomain } from './index.ts';

const { kit, as, domains } = await testWorld(
  { actorSearch: actorSearchDomain, consent: consentDomain, videos: videosDomain, performers: performersDomain },
  { limitFactor: 1000 },
);
const mira = as({ accountId: 9001, roles: ['performer'], isProven: true });
const office = as({ accountId: 9, roles: ['operator'] });
const text = { de: '', en: 'Evening', nl: '', es: '' };

const found = async (): Promise<string[]> => {
  const searchConditions = [{ filter: 'videos', values: ['1'] }];
  const answer = await as(null).call(doActorSearch, { body: { searchConditions } });
  return answer.ok ? answer.data.actorList.map(({ name }) => name) : [];
};

beforeAll(() => putPeople(kit, domains.consent, [9001]));

it('performers are found by having videos in the very next search, and no longer when the last is gone', async () => {
  await domains.actorSearch.start?.();
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
  const uploadId = await finishedUpload(kit, 9001);
  const begun = await mira.call(contract.createVideo, { body: { uploadId, name: 'evening.mp4' } });
  const videoId = begun.ok ? begun.data.id : 0;
  await settleFilm(kit, uploadId);
  const words = {
    title: text,
    description: text,
    ageRating: 16 as const,
    vip: false,
    classic: false,
    isAlone: true,
    tags: [],
  };
  await mira.call(contract.updateVideo, { params: { videoId }, body: words });
  await mira.call(contract.publishVideo, { params: { videoId } });
  expect(await found()).toEqual([]);
  const page = await office.call(contract.readVideo, { params: { videoId } });
  const askedAt = (page.ok && page.data.video.askedAt) || 0;
  await office.call(contract.approveVideo, { params: { videoId }, body: { askedAt } });
  expect(await found()).toEqual(['Mira']);
  const cover = (isCovered: boolean) =>
    kit.db.transaction((tx) =>
      videoCoverage({
        kit,
        ...domains,
        library: { changed: async () => undefined },
        media: { films: { recheck: async () => undefined } },
      } as never).set(tx, [String(videoId)], isCovered),
    );
  await cover(false);
  expect(await found()).toEqual([]);
  await cover(true);
  expect(await found()).toEqual(['Mira']);
  await mira.call(contract.pauseVideo, { params: { videoId } });
  expect(await found()).toEqual([]);
  expect(await domains.actorSearch.verify()).toEqual([]);
});
