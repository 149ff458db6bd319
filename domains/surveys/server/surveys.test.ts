import { expect, it } from 'vitest';
import { chatEnded } from '#domains/live/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { expectSilentFailure, whileRefusingRows } from '#kit/testing/failing-table.ts';
import { testKit } from '#kit/testing/kit.ts';
import { privateMarker } from '#kit/testing/log-watch.ts';
import { chatExitSurvey, feedbackSurvey } from '../contract/index.ts';
import { createSurveys, surveysTables } from './index.ts';

const kit = await testKit([surveysTables]);
/** Whom operators have taken the right to comment. */
const silenced = 21;
const surveys = createSurveys(kit, {
  performers: { changes: { touch: async () => undefined } },
  access: {
    mayComment: async (_, id) =>
      id === silenced ? { ok: false, restriction: null, reason: 'commentsBlocked' } : { ok: true },
  },
});
kit.events.subscribe(surveys.handlers);
const dispatcher = createDispatcher(surveys.handlers, kit);
const as = (subjectId: number | null, accountId: number | null = null) => {
  const caller: Caller = {
    subjectId,
    accountId,
    roles: [],
    sessionId: null,
    language: 'en',
    country: null,
    ip: '127.0.0.1',
  };
  return testClient(dispatcher, caller);
};

const chat = { chatId: 1, guestId: 7, actorId: 3, chatType: 'LIVECHAT', exitCode: 100, minutes: 1, cost: 400 } as const;
const ended = (more: { chatId: number; seconds: number }) =>
  kit.db.transaction((tx) => tx.emit(chatEnded, { ...chat, ...more, at: kit.clock.now() }));
const body = {
  currentUrl: '/en/',
  actorId: 3,
  mobile: false,
  rating: 5,
  feedback: 'kind',
  chatType: 'LIVECHAT',
} as const;

it('asks about a chat of thirty seconds, its guest alone, and takes a second answer instead of the first', async () => {
  await ended({ chatId: 1, seconds: 30 });
  await ended({ chatId: 2, seconds: 29 });
  await kit.events.drain();
  expect(await as(7).call(chatExitSurvey, { body: { ...body, chatId: 1 } })).toEqual({
    ok: true,
    data: { stored: true },
  });
  expect(await as(7).call(chatExitSurvey, { body: { ...body, chatId: 1, rating: 4 } })).toMatchObject({ ok: true });
  const refused = { ok: false, problem: { code: 'survey_not_offered' } };
  expect(await as(7).call(chatExitSurvey, { body: { ...body, chatId: 2 } })).toMatchObject(refused);
  expect(await as(8).call(chatExitSurvey, { body: { ...body, chatId: 1 } })).toMatchObject(refused);
  const { rows } = await kit.db.pool.query('select chat_id, rating from surveys.chat_exits');
  expect(rows).toEqual([{ chat_id: 1, rating: 4 }]);
});

it('takes no words of whom operators have taken the right to comment, but what they think in stars', async () => {
  await kit.db.transaction((tx) =>
    tx.emit(chatEnded, { ...chat, guestId: silenced, actorId: 4, chatId: 60, seconds: 60, at: kit.clock.now() }),
  );
  await kit.events.drain();
  const { client, answer } = { client: as(silenced, silenced), answer: { ...body, actorId: 4, chatId: 60 } };
  const refused = { ok: false, problem: { code: 'comments_blocked' } };
  const site = { currentUrl: '/en/', mobile: false };
  expect(await client.call(chatExitSurvey, { body: answer })).toMatchObject(refused);
  expect(await client.call(feedbackSurvey, { body: { ...site, feedback: 'Nice.' } })).toMatchObject(refused);
  const read = () => kit.db.pool.query('select rating, feedback from surveys.chat_exits where chat_id = 60');
  expect((await read()).rows).toEqual([{ rating: null, feedback: null }]);
  expect(await client.call(chatExitSurvey, { body: { ...answer, feedback: '' } })).toMatchObject({ ok: true });
  expect(await client.call(feedbackSurvey, { body: { ...site, feedback: '', rating: 4 } })).toMatchObject({ ok: true });
  expect((await read()).rows).toEqual([{ rating: 5, feedback: '' }]);
});

it('shows how a performer was rated from ten answers on, of the last ninety days, each chat once', async () => {
  const ratingsOf = () => surveys.ratingsOf(kit.db, [5, 6]);
  const rate = async (chatId: number, rating: number) => {
    await kit.db.transaction((tx) =>
      tx.emit(chatEnded, { ...chat, actorId: 5, chatId, seconds: 60, at: kit.clock.now() }),
    );
    await kit.events.drain();
    await as(7).call(chatExitSurvey, { body: { ...body, actorId: 5, chatId, rating } });
  };
  for (let chatId = 100; chatId < 109; chatId += 1) await rate(chatId, 5);
  expect(await ratingsOf()).toEqual(new Map());
  await rate(109, 5);
  const rated = (satisfactionRate: number, countRatings = 10) =>
    new Map([[5, { chatRatings: { lastNinetyDays: { countRatings, satisfactionRate } } }]]);
  expect(await ratingsOf()).toEqual(rated(100));
  // A second answer instead of the first, given the next day.
  await kit.clock.advance(24 * 3600 * 1000);
  await as(7).call(chatExitSurvey, { body: { ...body, actorId: 5, chatId: 109, rating: 3 } });
  expect(await ratingsOf()).toEqual(rated(90));
  await kit.clock.advance(89 * 24 * 3600 * 1000);
  expect(await ratingsOf()).toEqual(new Map());
});

it('words that cannot be stored are repeated by no log', async () => {
  const feedback = privateMarker('feedback');
  const email = `${privateMarker('mail')}@example.com`;
  const answer = await whileRefusingRows(kit.db, 'surveys.feedbacks', () =>
    as(10).call(feedbackSurvey, { body: { currentUrl: '/de/', mobile: true, feedback, 'e-mail': email } }),
  );
  expectSilentFailure(answer, '23514', feedback, email);
});

it('asks for a rating or a word when a form is empty', async () => {
  const empty = { currentUrl: '/de/', mobile: true, feedback: '' };
  expect(await as(9).call(feedbackSurvey, { body: empty })).toMatchObject({
    problem: { errors: [{ field: 'body.feedback', message: 'Give a rating, or write something.' }] },
  });
});

it('takes feedback once a minute and says when it came too soon', async () => {
  const words = { currentUrl: '/de/', mobile: true, feedback: 'Bitte mehr Jazz', 'e-mail': '' };
  expect(await as(9).call(feedbackSurvey, { body: words })).toEqual({
    ok: true,
    data: { stored: true, timeLimit: false },
  });
  expect(await as(9).call(feedbackSurvey, { body: words })).toEqual({
    ok: true,
    data: { stored: false, timeLimit: true },
  });
  expect(await as(10).call(feedbackSurvey, { body: { ...words, feedback: ' ' } })).toMatchObject({
    ok: false,
    problem: { errors: [{ field: 'body.feedback' }] },
  });
  // Whatever may sign up.
  expect(await as(11).call(feedbackSurvey, { body: { ...words, 'e-mail': '"a b"@[192.0.2.1]' } })).toMatchObject({
    data: { stored: true },
  });
  expect(await as(10).call(feedbackSurvey, { body: { ...words, 'e-mail': 'nobody' } })).toMatchObject({
    ok: false,
    problem: { errors: [{ field: 'body.e-mail' }] },
  });
});
