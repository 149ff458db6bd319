import { expect, it } from 'vitest';
import { identityTables } from '#domains/identity/server/index.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Caller } from '#kit/contract/access.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import { declareGoals } from '../testing/goals.ts';
import { createExperiments, experimentsTables } from './index.ts';

const kit = await testKit([identityTables, experimentsTables]);
declareGoals(kit, 'sign_up', 'top_up');
const experiments = createExperiments(kit, { allowsAnalytics: () => true });
await experiments.start?.();
const dispatcher = createDispatcher(experiments.handlers, kit);
const caller: Caller = {
  subjectId: 9,
  accountId: 9,
  roles: ['operator'],
  sessionId: null,
  language: 'en',
  country: null,
  ip: '203.0.113.9',
};
const office = testClient(dispatcher, caller, { requestId: 'r1' });
const draft = (key: string, values: readonly string[] = ['before', 'after']): contract.ExperimentDraft => ({
  key,
  name: `About ${key}`,
  audience: 'anyone',
  goal: 'sign_up',
  plannedPerVariant: 10,
  variants: values.map((value) => ({ value, weight: 50 })),
});
const made = async (key: string) => {
  const answer = await office.call(contract.createExperiment, { body: draft(key) });
  if (!answer.ok) throw new Error(answer.problem.code);
  return { params: { experimentId: answer.data.id } };
};
const codeOf = (answer: { ok: true } | { ok: false; problem: { code: string } }) =>
  answer.ok ? 'done' : answer.problem.code;
const lines = async () =>
  (await listAudit(kit.db, { limit: 50 })).map((line) => [line.operation, line.subject, line.accountId, line.outcome]);

it('each step of an experiment and of a feature stands in the audit log, refused ones with their reason', async () => {
  const { params } = await made('logged');
  await office.call(contract.changeExperiment, { params, body: draft('logged') });
  await office.call(contract.startExperiment, { params });
  await office.call(contract.startExperiment, { params });
  await office.call(contract.stopExperiment, { params, body: { winner: 'nobody' } });
  await office.call(contract.stopExperiment, { params, body: { winner: 'after' } });
  const name = { de: 'Neu', en: 'New', nl: 'Nieuw', es: 'Nuevo' };
  await office.call(contract.saveFeature, { body: { name, pageId: 'performers.home', isActive: true } });
  const subject = `experiment:${params.experimentId}`;
  expect(await lines()).toEqual([
    ['experiments.saveFeature', 'feature:1', 9, ''],
    ['experiments.stop', subject, 9, ''],
    ['experiments.stop', subject, 9, 'experiment_unknown_winner'],
    ['experiments.start', subject, 9, 'experiment_wrong_state'],
    ['experiments.start', subject, 9, ''],
    ['experiments.change', subject, 9, ''],
    ['experiments.create', subject, 9, ''],
  ]);
});

it('two operators who stop one experiment at once do not both choose the winner', async () => {
  const { params } = await made('stopped');
  await office.call(contract.startExperiment, { params });
  const answers = await Promise.all(
    ['before', 'after', 'before', 'after'].map((winner) =>
      office.call(contract.stopExperiment, { params, body: { winner } }),
    ),
  );
  expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
});

it('a draft that is started while somebody changes it runs as one of both wrote it, and is not changed afterwards', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { params } = await made(`raced${round}`);
    const body = draft(`raced${round}`, ['before', 'other']);
    const [started, changed] = await Promise.all([
      office.call(contract.startExperiment, { params }),
      office.call(contract.changeExperiment, { params, body }),
    ]);
    const answer = await office.call(contract.readExperiment, { params });
    if (!started.ok || !answer.ok) throw new Error('the start was refused');
    const valuesOf = ({ variants }: contract.Experiment) => variants.map(({ value }) => value);
    expect(valuesOf(answer.data.experiment), codeOf(changed)).toEqual(valuesOf(started.data));
    await office.call(contract.stopExperiment, { params, body: { winner: 'before' } });
  }
});
