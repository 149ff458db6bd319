import { expect, it } from 'vitest';
import { foldedSql } from '#kit/db/query/folded.ts';
import { testKit } from '#kit/testing/kit.ts';
import { foldOf } from '#kit/text/fold.ts';
import { tablesOfDomains } from './contract-files.ts';

const { db } = await testKit(await tablesOfDomains());
const names = [
  'Łukasz',
  'SØREN',
  'Ægir',
  'STRAẞE',
  'Straße',
  'Þóra',
  'Đorđe',
  '\u200eVes\u200bna\ufeff',
  'a\u1ab0b\u1dc4c\u20d7d\ufe20e\u0483',
  'ＷＩＤＥ ﬁ',
  'Ünïcode\u00ad',
  'ΣΑΣ',
  'ガール',
  'مُحَمَّد',
  'कि',
  'anna@example.org',
];

it('names are kept in every index as the page folds what is typed', async () => {
  const { rows } = await db.pool.query<{ schema: string; body: string }>(
    `select nspname as schema, prosrc as body from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
     where proname = 'plain' order by 1`,
  );
  expect(rows.map(({ schema }) => schema)).toEqual(['guest', 'identity', 'payments', 'performers']);
  for (const { schema, body } of rows) {
    // Another text is another rule: a migration makes the function and its indexes anew.
    expect(body.trim()).toBe(`select ${foldedSql('given')}`);
    const folded = await db.pool.query(`select ${schema}.plain(name) as name from unnest($1::text[]) name`, [names]);
    expect(folded.rows.map(({ name }) => name)).toEqual(names.map(foldOf));
  }
});
