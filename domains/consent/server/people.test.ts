import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { recordOf } from '../testing/records.ts';
import { adultFrom } from './adult-from.ts';
import { consentTables, createConsent } from './index.ts';
import { people, trail } from './tables.ts';

const kit = await testKit([consentTables]);
const consent = createConsent(kit, { identity: { account: async () => null } });
const put = (change: Parameters<typeof recordOf>[1], id = 1) =>
  kit.db.transaction((tx) => consent.putPerson(tx, recordOf(id, change)));

it('somebody is an adult 18 years after they were born, to the day', async () => {
  expect(adultFrom('1994-05-17')).toBe('2012-05-17');
  expect(adultFrom('2004-02-29')).toBe('2022-03-01');
  expect(adultFrom('1992-02-29')).toBe('2010-03-01');
  const verifiedAt = new Date('2026-05-17T12:00:00Z');
  await expect(put({ birthDate: '2008-05-18', verifiedAt })).rejects.toThrow('under 18');
  expect(await kit.db.orm.$count(people)).toBe(0);
  await put({ birthDate: '2008-05-17', verifiedAt });
});

it('names and documents are sealed, and what happened to a record is never changed or deleted', async () => {
  await put({ legalName: 'Erika Beispiel' }, 2);
  const rows = await kit.db.orm.select().from(people);
  expect(JSON.stringify(rows.map(({ sealed }) => Buffer.from(sealed).toString('latin1')))).not.toContain('Erika');
  await expect(kit.db.pool.query('update consent.trail set why = $1', ['x'])).rejects.toThrow('never');
  await expect(kit.db.pool.query('delete from consent.trail')).rejects.toThrow('never');
  await expect(kit.db.pool.query('delete from consent.people')).rejects.toThrow('never');
  expect(await kit.db.orm.$count(trail)).toBeGreaterThan(1);
});
