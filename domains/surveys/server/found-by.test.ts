import { expect, it } from 'vitest';
import { doActorSearch } from '#domains/actor-search/contract/index.ts';
import { actorSearchDomain } from '#domains/actor-search/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import { chatExitSurvey, ratingsAged } from '../contract/index.ts';
import { surveysDomain } from './index.ts';
import { chatExits } from './tables.ts';

const { kit, as, domains } = await testWorld(
  { actorSearch: actorSearchDomain, performers: performersDomain, surveys: surveysDomain },
  { limitFactor: 1000 },
);
const day = 24 * 3600_000;

const found = async (share: string): Promise<string[]> => {
  const searchConditions = [{ filter: 'rating', values: [share] }];
  const answer = await as(null).call(doActorSearch, { body: { searchConditions } });
  return answer.ok ? answer.data.actorList.map(({ name }) => name) : [];
};

it('performers are found by satisfied guests in the very next search, and no longer once a day counts no more', async () => {
  await domains.actorSearch.start?.();
  await kit.db.transaction(async (tx) => {
    await domains.performers.create(tx, anActor({ id: 1, name: 'Ada' }));
    await domains.surveys.addRatings(tx, { actorId: 1, at: kit.clock.now(), count: 9, satisfied: 9 });
  });
  expect(await found('80')).toEqual([]);
  await kit.db.orm.insert(chatExits).values({
    ...{ chatId: 1, guestId: 7, actorId: 1, chatType: 'LIVECHAT', seconds: 60, endedAt: new Date(kit.clock.now()) },
  });
  const rate = (rating: number) =>
    as({ subjectId: 7 }).call(chatExitSurvey, {
      body: { currentUrl: '/en/', chatId: 1, actorId: 1, mobile: false, rating, chatType: 'LIVECHAT' },
    });
  await rate(5);
  expect(await found('95')).toEqual(['Ada']);
  // Said anew: nine of ten.
  await rate(1);
  expect(await found('95')).toEqual([]);
  expect(await found('90')).toEqual(['Ada']);
  await kit.clock.advance(90 * day);
  const job = domains.surveys.handlers.find(({ operation }) => operation === ratingsAged);
  if (job?.kind === 'job') await job.run({} as never);
  expect(await found('80')).toEqual([]);
  expect(await domains.actorSearch.verify()).toEqual([]);
});
