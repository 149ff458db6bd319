import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { foldOf } from '#kit/text/fold.ts';
import { foldedText, holdsFolded } from './folded.ts';

const kit = await testKit([]);
const texts = [
  'Straße 7',
  'cafe\u0301',
  'café',
  '\u2068Vesna\u2069',
  'ＷＩＤＥ',
  'Æblø',
  'plain ASCII_%',
  'Ünïcode\u00ad',
  'Łódź',
  'привет',
];

it('the database folds as the page does', async () => {
  for (const text of texts) {
    const { rows } = await kit.db.orm.execute(sql`select ${foldedText(sql`${text}::text`)} as folded`);
    expect(rows).toEqual([{ folded: foldOf(text) }]);
  }
});

it.each([
  ['Straße 7', 'strasse', true],
  ['strasse', 'STRAẞE', true],
  ['cafe\u0301', 'café', true],
  ['café', 'cafe\u0301', true],
  ['\u2068Vesna\u2069', 'vesna', true],
  ['a_b', 'a%b', false],
  ['Łódź', 'lodz', true],
])('"%s" is found by "%s": %s', async (text, typed, is) => {
  const { rows } = await kit.db.orm.execute(sql`select ${holdsFolded(sql`${text}::text`, typed)} as holds`);
  expect(rows).toEqual([{ holds: is }]);
});
