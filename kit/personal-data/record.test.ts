import { pgSchema, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { PersonalData } from './personal-data.ts';
import { holds } from './personal-data.ts';
import { kindsOf, recordOf } from './record.ts';
import { recordFile } from './record-file.ts';

const inFour = (words: string) => ({ en: words, de: words, nl: words, es: words });
const loans = pgSchema('library').table('loans', { readerId: text('reader_id'), book: text('book') });
const shelves = pgSchema('library').table('shelves', { place: text('place') });

const library: PersonalData = {
  domain: 'library',
  title: inFour('Books'),
  holds: [
    holds(loans, {
      what: inFour('What somebody borrowed'),
      purpose: { label: inFour('Get books back'), basis: 'contract' },
      kept: { keeps: 'years', years: 2, law: 'Library Act § 3 | § 4' },
      about: [
        {
          who: ['guest'],
          columns: ['readerId', 'book'],
          foundBy: 'readerId',
          erasure: { does: 'blank', columns: ['book'] },
        },
      ],
    }),
  ],
  impersonal: [{ table: shelves, because: 'Where books stand.' }],
};
const kinds = { guest: inFour('Readers'), performer: inFour('-'), operator: inFour('-'), visitor: inFour('-') };

it('a column that the table does not have is an error of the compiler', () => {
  const wrong = holds(loans, {
    what: inFour('What somebody borrowed'),
    purpose: { label: inFour('Get books back'), basis: 'contract' },
    kept: { keeps: 'withAccount' },
    // @ts-expect-error there is no such column
    about: [{ who: ['guest'], columns: ['reader'], foundBy: 'readerId', erasure: { does: 'delete' } }],
  });
  expect(wrong.table).toBe(loans);
});

it('the record has a line for each kind of people in a table, by domain', () => {
  const other = { ...library, domain: 'archive', holds: library.holds };
  expect(recordOf([library, other]).map(({ domain, key }) => `${domain} ${key}`)).toEqual([
    'archive library.loans:guest',
    'library library.loans:guest',
  ]);
});

it('the file says in words what is kept, and which tables hold nothing', () => {
  const file = recordFile([library], kinds);
  expect(file).toContain('## library: Books');
  expect(file).toContain('| Readers | Get books back | contract, Art. 6 (1) b |');
  expect(file).toContain('at least 2 years from the end of the year (Library Act § 3 \\| § 4)');
  expect(file).toContain('empties `book` |');
  expect(file).toContain('- `library.shelves`: Where books stand.');
});

it('kinds of people are said by one domain, and by no other', () => {
  expect(kindsOf([kinds])).toBe(kinds);
  expect(() => kindsOf([])).toThrow('Exactly one domain');
  expect(() => kindsOf([kinds, kinds])).toThrow('Exactly one domain');
});
