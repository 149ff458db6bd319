import { z } from 'zod';
import { operators, visitor } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { Experiment, experimentDraft, VariantResult } from './definition.ts';
import { keyTaken, tooManyPageVariants, unknownGoal, unknownWinner, wrongState } from './problems.ts';

const operator = operators('content');
const params = z.object({ experimentId: rowIdText });

export const joinExperiments = route({
  name: 'experiments.join',
  method: 'POST',
  path: 'experiments/join',
  summary:
    'Puts the caller into a group of every running experiment, for good, and remembers it on the device. Only with consent to analytics: without it the answer is empty.',
  access: visitor,
  limit: { points: 30, seconds: 60, per: 'subject' },
  response: z.object({ groups: z.array(z.object({ key: z.string(), value: z.string() }).meta({ id: 'JoinedGroup' })) }),
});

export const exposeExperiments = route({
  name: 'experiments.expose',
  method: 'POST',
  path: 'experiments/expose',
  summary: 'Says which experiments’ variants the caller was shown; the first time counts.',
  access: visitor,
  limit: { points: 60, seconds: 60, per: 'subject' },
  body: z.object({ keys: z.array(z.string().max(40)).min(1).max(20) }),
  response: z.object({ success: z.boolean() }),
});

export const listExperiments = route({
  name: 'experiments.list',
  method: 'GET',
  path: 'office/experiments/list',
  summary: 'All experiments: running ones first, then drafts, then stopped ones.',
  access: operator,
  audit: auditedRead('experiments.list'),
  response: z.object({
    experiments: z.array(Experiment.extend({ exposures: z.int() }).meta({ id: 'ListedExperiment' })),
  }),
});

export const readExperiment = route({
  name: 'experiments.read',
  method: 'GET',
  path: 'office/experiments/get/{experimentId}',
  summary: 'One experiment with its result so far.',
  access: operator,
  audit: auditedRead('experiments.read', 'experiment:{experimentId}'),
  params,
  problems: [notFound],
  response: z.object({ experiment: Experiment, results: z.array(VariantResult) }),
});

export const createExperiment = route({
  name: 'experiments.create',
  method: 'POST',
  path: 'office/experiments/create',
  summary: 'Writes down an experiment; nobody takes part before it is started.',
  access: operator,
  audit: selfAuditedChange('experiments.create'),
  problems: [keyTaken, unknownGoal],
  body: experimentDraft,
  response: Experiment,
});

export const changeExperiment = route({
  name: 'experiments.change',
  method: 'POST',
  path: 'office/experiments/change/{experimentId}',
  summary:
    'Changes a draft in every part; of a running one only name, plan and weights. New weights apply to people who come from now on.',
  access: operator,
  audit: selfAuditedChange('experiments.change', 'experiment:{experimentId}'),
  params,
  problems: [notFound, wrongState, keyTaken, unknownGoal],
  body: experimentDraft,
  response: Experiment,
});

export const startExperiment = route({
  name: 'experiments.start',
  method: 'POST',
  path: 'office/experiments/start/{experimentId}',
  summary: 'People take part from now on.',
  access: operator,
  audit: selfAuditedChange('experiments.start', 'experiment:{experimentId}'),
  params,
  problems: [notFound, wrongState, tooManyPageVariants, unknownGoal],
  response: Experiment,
});

export const stopExperiment = route({
  name: 'experiments.stop',
  method: 'POST',
  path: 'office/experiments/stop/{experimentId}',
  summary: 'Ends an experiment. From now on everybody sees the winner.',
  access: operator,
  audit: selfAuditedChange('experiments.stop', 'experiment:{experimentId}'),
  params,
  problems: [notFound, wrongState, unknownWinner],
  body: z.object({ winner: z.string().max(40) }),
  response: Experiment,
});
