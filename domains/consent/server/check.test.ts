import { expect, it } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { testKit } from '#kit/testing/kit.ts';
import '../testing/kinds.ts';
import { putPeople } from '../testing/records.ts';
import { checkCoverage } from './check.ts';
import type { CoverageRow } from './index.ts';
import { consentTables, coverageSinks, createConsent } from './index.ts';

const kit = await testKit([consentTables]);
const consent = createConsent(kit, { identity: { account: async () => null } });
const rows = new Map<string, CoverageRow>();
kit.extensions.add('test', [
  extend(coverageSinks, {
    kind: 'thing',
    async set(_tx, ids, isCovered) {
      for (const id of ids) rows.set(id, { ...(rows.get(id) as CoverageRow), isCovered });
    },
    rows: async (_, after) => [...rows.values()].filter(({ id }) => after === null || id > after),
    paths: async () => new Map(),
  }),
]);
const of = { ownerId: 1, title: 'Evening', recordedOn: '2026-01-01' };

it('what was there before gets records, and what is open without reason is found and closed', async () => {
  await putPeople(kit, consent, [1]);
  rows.set('a', { id: 'a', ...of, isCovered: false });
  rows.set('b', { id: 'b', ...of, ownerId: 2, isCovered: true });
  expect(await checkCoverage({ kit })).toEqual({ different: [], declared: 2 });
  // Whose owner nobody has verified is closed with its first record.
  expect([...rows.values()].map(({ isCovered }) => isCovered)).toEqual([true, false]);
  rows.set('b', { id: 'b', ...of, ownerId: 2, isCovered: true });
  expect(await checkCoverage({ kit })).toEqual({ different: ['thing:b'], declared: 0 });
  expect(rows.get('b')?.isCovered).toBe(false);
  expect(await checkCoverage({ kit })).toEqual({ different: [], declared: 0 });
});
