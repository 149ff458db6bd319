import { beforeAll, expect, it } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import '../testing/kinds.ts';
import { recordOf } from '../testing/records.ts';
import { exportFile } from './export.ts';
import { consentTables, coverageSinks, createConsent } from './index.ts';
import { fillNameKeys } from './people.ts';
import { people } from './tables.ts';

const [mira, vega, noor] = [11, 12, 13];
const kit = await testKit([consentTables]);
const consent = createConsent(kit, {
  identity: {
    account: async (_: unknown, id: number) =>
      ({ id, email: `p${id}@example.com`, emailVerified: true, language: 'de' }) as never,
  },
});
const shown = new Map<string, boolean>();
const gone = new Set<string>();
kit.extensions.add('test', [
  extend(coverageSinks, {
    kind: 'thing',
    async set(_tx, ids, isCovered) {
      for (const id of ids) shown.set(id, isCovered);
    },
    rows: async () => [],
    paths: async (_, ids) => new Map(ids.filter((id) => !gone.has(id)).map((id) => [id, `/thing/${id}/`])),
    buyers: async (_, id, first) =>
      [7, 8, 9]
        .map((guestId) => ({ guestId, at: new Date(0), price: 400, endedAt: id === '2' ? new Date(1) : null }))
        .slice(0, first),
  }),
]);
const dispatcher = testDispatcher(kit, consent.handlers);
const as = (accountId: number) =>
  testClient(dispatcher, {
    accountId,
    roles: ['guest', 'operator'],
    desks: ['moderation'],
    provenAt: kit.clock.now(),
  } as never);
const office = as(900);
const data = <T>(answer: { ok: true; data: T } | { ok: false; problem: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
const thing = (id: string) => ({ kind: 'thing' as const, id });
const declare = (id: string, ownerId: number, withIds: number[] = []) =>
  kit.db.transaction((tx) =>
    consent.declare(tx, {
      ...{ thing: thing(id), ownerId, withIds, recordedOn: `2026-0${id}-01`, title: `Evening ${id}`, call: null },
    }),
  );
const find = async (search: string): Promise<number[]> =>
  data(await office.call(contract.findRecords, { body: { search } })).rows.map(({ accountId }) => accountId);

beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await consent.putPerson(tx, recordOf(mira, { legalName: 'Ana-María Beispiel', aliases: ['Mira', 'Mirabella'] }));
    await consent.putPerson(tx, recordOf(vega, { legalName: 'Vera Beispiel', aliases: ['Vega'] }));
    await consent.putPerson(tx, recordOf(noor, { legalName: 'Nora Muster', aliases: ['Noor'] }));
  });
  await declare('1', mira);
  await declare('2', mira, [vega]);
});

it('records are found by every name, whole words of the legal one, and number; nothing of the legal name is kept readable', async () => {
  expect(await find('mirab')).toEqual([mira]);
  expect(await find('beispiel')).toEqual([vega, mira]);
  expect(await find('Maria  BEISPIEL')).toEqual([mira]);
  expect(await find('beispie')).toEqual([]);
  expect(await find(String(noor))).toEqual([noor]);
  expect(await find('')).toEqual([noor, vega, mira]);
  const rows = await kit.db.orm.select().from(people);
  expect(JSON.stringify(rows.map(({ nameKeys }) => nameKeys))).not.toMatch(/beispiel|muster/i);
  await kit.db.orm.update(people).set({ nameKeys: [] });
  expect(await find('muster')).toEqual([]);
  await fillNameKeys(kit);
  expect(await find('muster')).toEqual([noor]);
});

it('a record is cross-indexed to every depiction and its address, also of what is gone', async () => {
  await declare('3', vega);
  await kit.db.transaction(async (tx) => {
    await consent.forget(tx, thing('3'));
    gone.add('3');
  });
  const record = data(
    await office.call(contract.readRecord, { params: { accountId: vega }, query: { reason: 'law' } }),
  );
  expect(record).toMatchObject({ legalName: 'Vera Beispiel', birthDate: '1990-01-31', standing: 'verified' });
  expect(record.document).toEqual({ kind: 'passport', country: 'DE', number: `C0${vega}`, validUntil: '2034-01-01' });
  expect(record.depictions).toMatchObject([
    { id: '3', state: 'gone', standing: 'agreed' },
    { id: '2', state: 'waiting', standing: 'asked' },
  ]);
  for (const { id, address } of record.depictions) expect(address).toMatch(new RegExp(`/en/thing/${id}/$`));
  const missing = await office.call(contract.readRecord, { params: { accountId: 99 }, query: { reason: 'law' } });
  expect(missing).toMatchObject({ problem: { code: 'not_found' } });
  const query = {} as { reason: string };
  expect(await office.call(contract.readRecord, { params: { accountId: vega }, query })).toMatchObject({ ok: false });
});

it('a file for an inspector holds a line for each person in each thing, and one for who is in nothing', async () => {
  const text = async (wanted: { accountId?: number; from?: string; to?: string }): Promise<string[]> => {
    const { body } = await exportFile({ kit }, wanted, 'en');
    return String(body).trim().split('\r\n').slice(1);
  };
  const all = await text({});
  expect(all).toHaveLength(5);
  expect(all.find((line) => line.includes('Nora Muster'))).toContain(`C0${noor}`);
  expect(all.filter((line) => line.includes('/en/thing/2/'))).toHaveLength(2);
  expect(await text({ accountId: mira })).toHaveLength(2);
  expect(await text({ from: '2026-02-01', to: '2026-02-28' })).toHaveLength(2);
  await expect(exportFile({ kit }, { accountId: 99 }, 'en')).rejects.toThrow();
});

it('what is taken down is covered no more, whatever anybody says; who bought it is listed', async () => {
  expect(shown.get('1')).toBe(true);
  const [body, params] = [{ reason: 'a complaint' }, thing('1')];
  expect(await as(mira).call(contract.takeDown, { params, body })).toMatchObject({ ok: false });
  data(await office.call(contract.takeDown, { params, body }));
  expect(shown.get('1')).toBe(false);
  // Whose it is reads why, in their language.
  expect(kit.mails.at(-1)).toMatchObject({
    to: `p${mira}@example.com`,
    subject: 'Wir haben ein Werk von dir entfernt',
  });
  expect(kit.mails.at(-1)?.text).toContain('a complaint');
  await declare('1', mira);
  expect(shown.get('1')).toBe(false);
  const work = data(await office.call(contract.readWork, { params }));
  expect(work).toMatchObject({ state: 'takenDown', owner: 'Mira', people: 1, cast: [{ isAdult: true }] });
  expect(work.trail.find(({ what }) => what === 'takenDown')).toMatchObject({ byId: 900, why: 'a complaint' });
  const bought = data(await office.call(contract.buyersOf, { params }));
  expect(bought).toMatchObject({ isSold: true, isMore: false, buyers: [{ guestId: 7, price: 400 }, {}, {}] });
  const nothing = { params: thing('77') };
  expect(await office.call(contract.buyersOf, nothing)).toMatchObject({ problem: { code: 'not_found' } });
});

it('works are listed by state and owner', async () => {
  const list = async (query: object) =>
    data(await office.call(contract.thingList.read, { query })).rows.map(({ id, state }) => `${id} ${state}`);
  expect(await list({})).toEqual(['3 gone', '2 waiting', '1 takenDown']);
  expect(await list({ state: 'waiting' })).toEqual(['2 waiting']);
  expect(await list({ search: 'evening 3' })).toEqual(['3 gone']);
});
