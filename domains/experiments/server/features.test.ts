import { expect, it } from 'vitest';
import type { Role } from '#kit/contract/access.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import {
  activeFeatures,
  getFeatureFeedback,
  listFeatures,
  saveFeature,
  sendFeatureFeedback,
} from '../contract/index.ts';
import { createExperiments, experimentsTables } from './index.ts';

const kit = await testKit([experimentsTables]);
const experiments = createExperiments(kit, { allowsAnalytics: () => true });
const dispatcher = createDispatcher(experiments.handlers, kit);
const as = (accountId: number | null, roles: readonly Role[] = ['guest']) => {
  const caller = testCaller({ accountId, roles });
  return testClient(dispatcher, caller);
};
const office = as(9, ['operator']);
const name = { de: 'Discreet-Modus', en: 'Discreet mode', nl: 'Discrete modus', es: 'Modo discreto' };
const save = (isActive: boolean, featureId?: number) =>
  office.call(saveFeature, { body: { name, pageId: 'guest.account', isActive, ...(featureId && { featureId }) } });
const stateOf = async (accountId: number) =>
  (await experiments.guestFields(testCaller({ accountId }), kit.db)).activeFeatures;

it('a guest says what they think of a feature, and may say it better', async () => {
  await save(true);
  expect(await as(7).call(activeFeatures, {})).toMatchObject({ data: { features: [{ featureId: 1, name }] } });
  expect(await stateOf(7)).toEqual([{ featureId: 1, feedback: null }]);
  const opinion = { featureId: 1, rating: 3, text: 'Good', url: 'https://vesper.example/en/myvisitx/?token=secret#x' };
  expect(await as(7).mutate(sendFeatureFeedback, opinion)).toEqual({ ok: true, data: { success: true } });
  await as(7).mutate(sendFeatureFeedback, { ...opinion, rating: 5, text: 'Very good' });
  await as(8).mutate(sendFeatureFeedback, { ...opinion, rating: 2, text: '' });
  expect(await stateOf(7)).toEqual([{ featureId: 1, feedback: { rating: 5, text: 'Very good' } }]);
  expect(await as(7).query(getFeatureFeedback, { featureId: 1 })).toMatchObject({
    data: { featureId: 1, rating: 5, text: 'Very good', url: '/en/myvisitx/' },
  });
  expect(await as(9).query(getFeatureFeedback, { featureId: 1 })).toEqual({ ok: true, data: null });
  expect(await as(null).query(getFeatureFeedback, { featureId: 1 })).toMatchObject({
    problem: { code: 'not_logged_in' },
  });
  const listed = await office.call(listFeatures, {});
  expect(listed).toMatchObject({ data: { features: [{ count: 2, rating: 3.5 }] } });
  expect(JSON.stringify(listed)).not.toContain('secret');
});

it('no login, no such rating, no such feature, or one nobody is asked about any more: nothing is stored', async () => {
  const opinion = { featureId: 1, rating: 4, text: '', url: '/en/' };
  const before = await office.call(listFeatures, {});
  expect(await as(null).mutate(sendFeatureFeedback, opinion)).toMatchObject({ problem: { code: 'not_logged_in' } });
  expect(await as(10).mutate(sendFeatureFeedback, { ...opinion, rating: 6 })).toMatchObject({
    problem: { code: 'invalid_input', errors: [{ field: 'rating' }] },
  });
  const missing = { problem: { code: 'feature_not_found' } };
  expect(await as(10).mutate(sendFeatureFeedback, { ...opinion, featureId: 99 })).toMatchObject(missing);
  expect(await as(10).call(saveFeature, { body: { name, pageId: 'guest.account', isActive: true } })).toMatchObject({
    problem: { code: 'not_permitted' },
  });
  expect(await save(true, 99)).toMatchObject(missing);
  expect(await office.call(listFeatures, {})).toEqual(before);
  await save(false, 1);
  expect(await as(10).mutate(sendFeatureFeedback, opinion)).toMatchObject(missing);
  expect(await stateOf(7)).toEqual([]);
  expect(await as(7).query(getFeatureFeedback, { featureId: 1 })).toEqual({ ok: true, data: null });
});
