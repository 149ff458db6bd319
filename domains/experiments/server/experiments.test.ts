import { expect, it } from 'vitest';
import { signedUp } from '#domains/identity/contract/events.ts';
import { identityTables } from '#domains/identity/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import type { GoalEvent } from '#kit/contract/goals.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import { declareGoals } from '../testing/goals.ts';
import { createExperiments, experimentsTables } from './index.ts';

const kit = await testKit([identityTables, experimentsTables]);
declareGoals(kit, 'sign_up', 'top_up');
const experiments = createExperiments(kit, { allowsAnalytics: (cookies) => cookies.get('agreed') === 'yes' });
kit.events.subscribe(experiments.handlers);
await experiments.start?.();
const dispatcher = createDispatcher(experiments.handlers, kit);

/** A browser of somebody, that keeps its cookies. */
function browser(cookies = new Map([['agreed', 'yes']])) {
  return {
    cookies,
    as(subjectId: number | null, roles: readonly Role[] = []) {
      const accountId = roles.length > 0 ? subjectId : null;
      const caller = testCaller({ subjectId, accountId, roles });
      const jar = {
        get: (name: string) => cookies.get(name),
        set: (name: string, value: string) => void cookies.set(name, value),
      };
      return testClient(dispatcher, caller, { cookies: jar });
    },
  };
}
const office = browser().as(9, ['operator']);
const draft = (key: string, more: Partial<contract.ExperimentDraft> = {}): contract.ExperimentDraft => ({
  key,
  name: `About ${key}`,
  audience: 'anyone',
  goal: 'sign_up',
  plannedPerVariant: 10,
  variants: [
    { value: 'before', weight: 50 },
    { value: 'after', weight: 50 },
  ],
  ...more,
});
const running = async (key: string, more: Partial<contract.ExperimentDraft> = {}): Promise<contract.Experiment> => {
  const made = await office.call(contract.createExperiment, { body: draft(key, more) });
  if (!made.ok) throw new Error(made.problem.code);
  const started = await office.call(contract.startExperiment, { params: { experimentId: made.data.id } });
  if (!started.ok) throw new Error(started.problem.code);
  return started.data;
};
const stop = ({ id }: contract.Experiment, winner = 'before') =>
  office.call(contract.stopExperiment, { params: { experimentId: id }, body: { winner } });
const groupOf = async (client: ReturnType<ReturnType<typeof browser>['as']>, key: string) => {
  const answer = await client.call(contract.joinExperiments, {});
  return answer.ok ? answer.data.groups.find((group) => group.key === key)?.value : answer.problem.code;
};
const reach = (event: GoalEvent, ...subjectIds: number[]) =>
  kit.db.transaction((tx) => experiments.reached(tx, { event, subjectIds, at: kit.clock.now() }));
const countsOf = async ({ id }: contract.Experiment) => {
  const answer = await office.call(contract.readExperiment, { params: { experimentId: id } });
  if (!answer.ok) throw new Error(answer.problem.code);
  const sum = (of: 'exposures' | 'conversions') => answer.data.results.reduce((all, one) => all + one[of], 0);
  return { exposures: sum('exposures'), conversions: sum('conversions') };
};

it('somebody stays in a group, whatever the weights become, and pages know it by the device', async () => {
  const test = await running('words');
  const person = browser();
  const first = await groupOf(person.as(70_001), 'words');
  expect(['before', 'after']).toContain(first);
  const other = first === 'before' ? 'after' : 'before';
  const weights = test.variants.map(({ value }) => ({ value, weight: value === other ? 100 : 0 }));
  const changed = { params: { experimentId: test.id }, body: draft('words', { variants: weights }) };
  expect(await office.call(contract.changeExperiment, changed)).toMatchObject({ ok: true });
  expect(await groupOf(person.as(70_001), 'words')).toBe(first);
  expect(await groupOf(browser().as(70_001), 'words')).toBe(first);
  expect(await groupOf(browser().as(70_002), 'words')).toBe(other);
  const cookie = person.cookies.get(contract.groupsCookie);
  expect(experiments.groupsOfCookie(cookie)).toEqual([{ name: 'words', value: first, isActive: true }]);
  expect(experiments.groupsOfCookie('words:made-up.nothing:before')).toEqual([]);
  await stop(test);
});

it('nobody takes part without consent, without a session, or when it is for others', async () => {
  const test = await running('membersOnly', { audience: 'loggedIn' });
  expect(await browser(new Map()).as(70_010, ['guest']).call(contract.joinExperiments, {})).toEqual({
    ok: true,
    data: { groups: [] },
  });
  expect(await groupOf(browser().as(null), 'membersOnly')).toBe('not_logged_in');
  expect(await groupOf(browser().as(70_011), 'membersOnly')).toBeUndefined();
  expect(await groupOf(browser().as(70_010, ['guest']), 'membersOnly')).toBeDefined();
  expect(experiments.groupsOfCookie('membersOnly:after').filter(({ isActive }) => isActive)).toEqual([]);
  const { rows } = await kit.db.pool.query('select 1 from experiments.assignments where experiment_id = $1', [test.id]);
  expect(rows).toHaveLength(1);
  await stop(test);
});

it('who signs up keeps the group of the visitor they were, and counts once', async () => {
  const test = await running('kept');
  const visitor = browser().as(60_020);
  const group = await groupOf(visitor, 'kept');
  await visitor.call(contract.exposeExperiments, { body: { keys: ['kept'] } });
  const account = { accountId: 70_020, visitorId: 60_020, roles: ['guest' as const], language: 'de' as const };
  await kit.db.transaction((tx) => tx.emit(signedUp, { ...account, emailVerified: false }));
  await reach('sign_up', 70_020, 60_020);
  await kit.events.drain();
  expect(await groupOf(browser().as(70_020, ['guest']), 'kept')).toBe(group);
  expect(await countsOf(test)).toEqual({ exposures: 1, conversions: 1 });
  const stored = JSON.stringify((await kit.db.pool.query('select * from experiments.assignments')).rows);
  expect(stored).not.toMatch(/70020|60020/);
  await stop(test);
});

it('a goal that no domain declares is refused, and nothing is written down', async () => {
  const goal = 'moon_landing' as string as GoalEvent;
  const refused = { problem: { code: 'experiment_unknown_goal', status: 422, data: { goal } } };
  expect(await office.call(contract.createExperiment, { body: draft('moon', { goal }) })).toMatchObject(refused);
  const made = await office.call(contract.createExperiment, { body: draft('moon') });
  if (!made.ok) throw new Error(made.problem.code);
  const params = { experimentId: made.data.id };
  expect(await office.call(contract.changeExperiment, { params, body: draft('moon', { goal }) })).toMatchObject(
    refused,
  );
  expect(await office.call(contract.readExperiment, { params })).toMatchObject({
    data: { experiment: { goal: 'sign_up' } },
  });
});

it('a goal counts once, after the variant was shown, and only the goal that was wished for', async () => {
  const test = await running('goals', { goal: 'top_up' });
  const person = browser().as(70_030);
  await groupOf(person, 'goals');
  await reach('top_up', 70_030);
  expect(await countsOf(test)).toEqual({ exposures: 0, conversions: 0 });
  await person.call(contract.exposeExperiments, { body: { keys: ['goals', 'unknown'] } });
  await reach('sign_up', 70_030);
  expect(await countsOf(test)).toEqual({ exposures: 1, conversions: 0 });
  await reach('top_up', 70_030);
  await reach('top_up', 70_030);
  expect(await countsOf(test)).toEqual({ exposures: 1, conversions: 1 });
  await stop(test);
});

it('after the stop everybody sees the winner and nobody is counted any more', async () => {
  const test = await running('ended');
  const person = browser().as(70_040);
  await groupOf(person, 'ended');
  expect(await stop(test, 'nobody')).toMatchObject({ problem: { code: 'experiment_unknown_winner' } });
  expect(await stop(test, 'after')).toMatchObject({ data: { state: 'stopped', winner: 'after' } });
  await person.call(contract.exposeExperiments, { body: { keys: ['ended'] } });
  expect(await countsOf(test)).toEqual({ exposures: 0, conversions: 0 });
  const seen = { name: 'ended', value: 'after', isActive: false };
  expect(experiments.groupsOfCookie(undefined)).toContainEqual(seen);
  expect((await experiments.guestFields(testCaller({ accountId: 70_041 }), kit.db)).testGroups).toContainEqual(seen);
});

it('what would spoil a result is refused and changes nothing', async () => {
  const test = await running('spoiled');
  const params = { experimentId: test.id };
  const change = (body: contract.ExperimentDraft) => office.call(contract.changeExperiment, { params, body });
  const wrong = { problem: { code: 'experiment_wrong_state', data: { state: 'running' } } };
  expect(await change(draft('spoiled', { goal: 'top_up' }))).toMatchObject(wrong);
  expect(await change(draft('spoiled', { variants: [...test.variants, { value: 'third', weight: 1 }] }))).toMatchObject(
    wrong,
  );
  expect(await office.call(contract.startExperiment, { params })).toMatchObject(wrong);
  expect(await office.call(contract.createExperiment, { body: draft('spoiled') })).toMatchObject({
    problem: { code: 'experiment_key_taken' },
  });
  const twins = [test.variants[0], test.variants[0]] as contract.Variant[];
  expect(await office.call(contract.createExperiment, { body: draft('twins', { variants: twins }) })).toMatchObject({
    problem: { code: 'invalid_input', errors: [{ field: 'body.variants' }] },
  });
  expect(await browser().as(70_050, ['guest']).call(contract.listExperiments, {})).toMatchObject({
    problem: { code: 'not_permitted' },
  });
  expect(await office.call(contract.readExperiment, { params })).toMatchObject({ data: { experiment: test } });
  await stop(test);
});

it('not more looks of a page run at once than are kept', async () => {
  const [one, two] = [await running('lookOne'), await running('lookTwo')];
  const third = await office.call(contract.createExperiment, { body: draft('lookThree') });
  const id = third.ok ? third.data.id : 0;
  expect(await office.call(contract.startExperiment, { params: { experimentId: id } })).toMatchObject({
    problem: { code: 'experiment_too_many_page_variants', data: { pageVariants: 27, most: 16 } },
  });
  await stop(one);
  expect(await office.call(contract.startExperiment, { params: { experimentId: id } })).toMatchObject({ ok: true });
  await stop(two);
});
