import type { DomainProbes } from '#kit/testing/probes.ts';

/** A request of Alice, and a saved answer. */
let requestId = 0;
let answerId = 0;
const ofRequest = (body: object = {}) => ({ input: () => ({ params: { requestId }, body }) });
const texts = { en: 'Hello {name}', de: '', nl: '', es: '' };

/** For the tests that try every operation in everybody's name, and those that walk over all screens. */
export const probes: DomainProbes = {
  async prepare({ one }, call) {
    const body = { name: 'Alice', email: 'alice@example.com', topic: 'other', message: 'How does one ask for help?' };
    await call('alice', 'help.ask', { body });
    requestId = await one<number>('select max(id)::int from help.requests');
    const kept = await call('operator', 'help.saveAnswer', { body: { name: 'Hello', texts } });
    answerId = (kept as { id: number }).id;
  },
  operatorCalls: {
    'help.listRequests': { input: () => ({}) },
    'help.exportRequests': { input: () => ({}) },
    'help.readRequest': { input: () => ({ params: { requestId } }) },
    'help.assignRequest': ofRequest({ to: 'me', shown: null }),
    'help.note': ofRequest({ text: 'A note' }),
    'help.setState': ofRequest({ state: 'done' }),
    'help.answer': { ...ofRequest({ text: 'Hello', state: 'done', seen: 999_999 }), result: 'refused' },
    'help.savedAnswers': { input: () => ({}) },
    'help.saveAnswer': { input: () => ({ body: { name: 'Another', texts } }) },
    'help.removeAnswer': { input: () => ({ params: { answerId } }) },
  },
  screens: { params: { requestId: 1 } },
};
