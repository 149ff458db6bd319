import type { DomainProbes } from '#kit/testing/probes.ts';
import { everybody } from '../contract/index.ts';

const words = { subject: 'Your week', openSubject: '', text: 'Hello.' };
const token = 'nobodys.0.token-that-was-never-written';
const ownerless = 'Whoever has the token of a mail may use it, and nobody has this one.';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    // Of somebody else's account nothing begins or ends: the answer is false.
    'newsletter.subscribe': {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ body: { typeId: 256, userId: people.petra.id } }],
    },
    'newsletter.unsubscribe': {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ body: { typeId: 256, userId: people.petra.id } }],
    },
    'newsletter.whatIsAsked': {
      of: 'petra',
      inputs: () => [{ params: { token } }],
      ownerless,
      refused: 'newsletter_link_unknown',
    },
    'newsletter.confirm': {
      of: 'petra',
      inputs: () => [{ params: { token } }],
      ownerless,
      refused: 'newsletter_link_unknown',
    },
    'newsletter.whatIsEnded': {
      of: 'petra',
      inputs: () => [{ params: { token } }],
      ownerless,
      refused: 'newsletter_unsubscribe_link_unknown',
    },
    'newsletter.end': {
      of: 'petra',
      inputs: () => [{ params: { token }, body: { all: true } }],
      ownerless,
      refused: 'newsletter_unsubscribe_link_unknown',
    },
  },
  operatorCalls: {
    'newsletter.listIssues': { input: () => ({}) },
    'newsletter.exportIssues': { input: () => ({}) },
    'newsletter.add': { input: () => ({ body: { type: '256' } }) },
    'newsletter.issue': { input: () => ({ params: { issueId: 1 } }) },
    'newsletter.write': { input: () => ({ params: { issueId: 1, language: 'en' }, body: words }) },
    'newsletter.change': {
      input: () => ({ params: { issueId: 1 }, body: { ...everybody, type: '256', path: '/' } }),
    },
    'newsletter.reach': { input: () => ({ params: { issueId: 1 } }) },
    'newsletter.test': { input: () => ({ params: { issueId: 1, language: 'en' } }) },
    // Nobody has agreed to it.
    'newsletter.send': { input: () => ({ params: { issueId: 1 }, body: { reached: 0 } }), result: 'refused' },
    'newsletter.decide': { input: () => ({ params: { issueId: 1 }, body: { decision: 'stop' } }), result: 'refused' },
  },
  screens: { params: { token, issueId: 1 } },
};
