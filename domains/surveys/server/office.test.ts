import { expect, test } from 'vitest';
import { chatEnded } from '#domains/live/contract/index.ts';
import type { Caller, Role } from '#kit/contract/access.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { chatExitSurvey, feedbackSurvey, siteFeedback, surveyAnswers } from '../contract/index.ts';
import { createSurveys, surveysTables } from './index.ts';

const kit = await testKit([surveysTables]);
const surveys = createSurveys(kit, {
  performers: { changes: { touch: async () => undefined } },
  access: {
    mayComment: async () => ({ ok: true }),
  },
});
kit.events.subscribe(surveys.handlers);
const dispatcher = createDispatcher(surveys.handlers, kit);
const as = (subjectId: number, ...roles: Role[]) => {
  const caller: Caller = {
    ...{ subjectId, accountId: roles.length > 0 ? subjectId : null, roles },
    ...{ sessionId: null, language: 'en', country: null, ip: '127.0.0.1' },
  };
  return testClient(dispatcher, caller);
};
const operator = as(1, 'operator');

test('an operator reads what guests said of chats, by guest, performer, chat and mood; unanswered ones are not there', async () => {
  const chat = { actorId: 3, chatType: 'LIVECHAT', exitCode: 100, minutes: 1, cost: 400, seconds: 60 } as const;
  for (const chatId of [1, 2, 3]) {
    const guestId = 700 + chatId;
    await kit.db.transaction((tx) => tx.emit(chatEnded, { ...chat, chatId, guestId, at: kit.clock.now() }));
  }
  await kit.events.drain();
  for (const [chatId, rating] of [
    [1, 5],
    [2, 2],
  ] as const) {
    await kit.clock.advance(1_000);
    const said = {
      currentUrl: '/en/',
      actorId: 3,
      mobile: true,
      feedback: `words ${chatId}`,
      chatType: 'LIVECHAT',
    } as const;
    await as(700 + chatId).call(chatExitSurvey, { body: { ...said, chatId, rating } });
  }
  const found = async (query: object) => {
    const answer = await operator.call(surveyAnswers.read, { query });
    return answer.ok ? answer.data.rows.map(({ chatId }) => chatId) : answer.problem.code;
  };
  expect(await operator.call(surveyAnswers.read, {})).toMatchObject({
    data: { rows: [{ chatId: 2, rating: 2, feedback: 'words 2', guestId: 702, actorId: 3 }, { chatId: 1 }] },
  });
  expect(await found({ mood: 'good' })).toEqual([1]);
  expect(await found({ search: '702' })).toEqual([2]);
  expect(await found({ search: 'chat:1' })).toEqual([1]);
  expect(await found({ search: 'nobody' })).toEqual([]);
  expect(await as(702, 'guest').call(surveyAnswers.read, {})).toMatchObject({ problem: { code: 'not_permitted' } });
});

test('and what people said of the site', async () => {
  const body = { currentUrl: '/en/cams/', mobile: false, feedback: 'Too bright', 'e-mail': 'mia@example.com' };
  await as(800).call(feedbackSurvey, { body: { ...body, rating: 3 } });
  const list = async (query: object) => {
    const answer = await operator.call(siteFeedback.read, { query });
    return answer.ok ? answer.data.rows : [];
  };
  const row = { guestId: 800, rating: 3, feedback: 'Too bright', email: 'mia@example.com', url: '/en/cams/' };
  expect(await list({})).toMatchObject([row]);
  expect(await list({ search: 'mia@example.com' })).toMatchObject([row]);
  expect(await list({ search: '801' })).toEqual([]);
  expect(await list({ mood: 'good' })).toEqual([]);
  expect(await as(800, 'guest').call(siteFeedback.read, {})).toMatchObject({ problem: { code: 'not_permitted' } });
});
