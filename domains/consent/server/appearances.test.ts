import { beforeAll, expect, it } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { answerAppearance, getCast, listAppearances, setCast } from '../contract/index.ts';
import '../testing/kinds.ts';
import { putPeople, recordOf } from '../testing/records.ts';
import { consentTables, coverageSinks, createConsent } from './index.ts';

const [mira, vega, noor] = [1, 2, 3];
const kit = await testKit([consentTables]);
const consent = createConsent(kit, {
  identity: {
    account: async (_: unknown, id: number) =>
      ({ id, email: `p${id}@example.com`, emailVerified: true, language: 'en' }) as never,
  },
});
const shown = new Map<string, boolean>();
kit.extensions.add('test', [
  extend(coverageSinks, {
    kind: 'thing',
    async set(_tx, ids, isCovered) {
      for (const id of ids) shown.set(id, isCovered);
    },
    rows: async () => [],
    paths: async (_, ids) => new Map(ids.map((id) => [id, `/thing/${id}/`])),
  }),
]);
const dispatcher = testDispatcher(kit, consent.handlers);
const as = (accountId: number, role: 'performer' | 'guest' = 'performer') =>
  testClient(dispatcher, { accountId, roles: ['guest', role] });
const data = <T>(answer: { ok: true; data: T } | { ok: false; problem: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
let made = 0;
/** Something of Mira's, with her alone. */
async function aThing(): Promise<{ kind: string; id: string }> {
  made += 1;
  const thing = { kind: 'thing', id: String(made) } as const;
  const declaration = { thing, ownerId: mira, recordedOn: '2026-01-01', title: `Evening ${made}`, call: null };
  await kit.db.transaction((tx) => consent.declare(tx, declaration));
  return thing;
}
const name = (params: { kind: string; id: string }, names: string[], by = mira, recordedOn = '2026-01-01') =>
  as(by).call(setCast, { params, body: { names, recordedOn } });
const answer = (body: { kind: string; id: string }, agrees: boolean, by = vega, termsVersion = 1) =>
  as(by).call(answerAppearance, { body: { ...body, agrees, termsVersion } });

beforeAll(() => putPeople(kit, consent, [mira, vega]));

it('who is named is asked by mail and on their page; nothing is shown until they agree, nor after they withdrew', async () => {
  const thing = await aThing();
  expect(shown.get(thing.id)).toBe(true);
  const { cast } = data(await name(thing, ['  alias2 ']));
  expect(cast).toMatchObject({ others: [{ name: 'Alias2', standing: 'asked' }], isCovered: false, isProven: true });
  expect(kit.mails.at(-1)).toMatchObject({ to: 'p2@example.com' });
  expect(kit.mails.at(-1)?.text).toContain(`Evening ${thing.id}`);

  const page = data(await as(vega, 'guest').call(listAppearances, { query: {} }));
  expect(page.asked).toMatchObject([{ id: thing.id, owner: 'Alias1', standing: 'asked', isShown: false, path: null }]);
  expect(data(await answer(thing, true))).toEqual({ standing: 'agreed' });
  expect(shown.get(thing.id)).toBe(true);
  const after = data(await as(vega).call(listAppearances, { query: {} }));
  expect(after).toMatchObject({ asked: [], items: [{ id: thing.id, isShown: true, path: `/thing/${thing.id}/` }] });

  expect(data(await answer(thing, false))).toEqual({ standing: 'withdrawn' });
  expect(shown.get(thing.id)).toBe(false);
  // Whose it is hears who, and what to do; of what they did themselves nobody is told.
  expect(kit.mails.at(-1)).toMatchObject({ to: 'p1@example.com', subject: 'Alias2 does not agree to a work of yours' });
  expect(kit.mails.at(-1)?.text).toContain(`/en/studio/appearances/thing/${thing.id}/`);
  const told = kit.mails.length;
  data(await answer(thing, false, mira));
  expect(kit.mails).toHaveLength(told);
  expect(data(await as(mira).call(getCast, { params: thing })).cast.others).toMatchObject([{ standing: 'withdrawn' }]);
  // Her name left out changes nothing about that.
  expect(data(await name(thing, [])).cast).toMatchObject({ others: [{ standing: 'withdrawn' }], isCovered: false });
});

it('who was only asked may be taken out again, and another day asks all anew', async () => {
  const thing = await aThing();
  data(await name(thing, ['Alias2']));
  expect(data(await name(thing, [])).cast).toMatchObject({ others: [], isCovered: true });
  expect(await answer(thing, true)).toMatchObject({ problem: { code: 'not_found' } });
  data(await name(thing, ['Alias2']));
  data(await answer(thing, true));
  const { cast } = data(await name(thing, ['Alias2'], mira, '2025-12-31'));
  expect(cast).toMatchObject({ others: [{ standing: 'asked' }], isCovered: false });
  // Somebody who was no adult then is never covered, whatever she says.
  await kit.db.transaction((tx) => consent.putPerson(tx, recordOf(noor, { birthDate: '2007-12-31' })));
  data(await name(thing, ['Alias2', 'Alias3'], mira, '2025-12-30'));
  data(await answer(thing, true));
  data(await answer(thing, true, noor));
  expect(shown.get(thing.id)).toBe(false);
});

it('nobody unknown is named, no day ahead, nothing of others; older words are read again first', async () => {
  const thing = await aThing();
  expect(await name(thing, ['Alias2', 'Nobody'])).toMatchObject({
    problem: { code: 'consent_person_unknown', errors: [{ field: 'body.names.1' }] },
  });
  expect(data(await as(mira).call(getCast, { params: thing })).cast.others).toEqual([]);
  const ahead = new Date(kit.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  expect(await name(thing, [], mira, ahead)).toMatchObject({ problem: { code: 'consent_recorded_ahead' } });
  expect(await name(thing, [], vega)).toMatchObject({ problem: { code: 'not_found' } });
  expect(await as(vega).call(getCast, { params: thing })).toMatchObject({ problem: { code: 'not_found' } });
  expect(await answer(thing, true)).toMatchObject({ problem: { code: 'not_found' } });
  data(await name(thing, ['Alias2']));
  expect(await answer(thing, true, vega, 2)).toMatchObject({ problem: { code: 'consent_terms_changed' } });
  expect(shown.get(thing.id)).toBe(false);
});
