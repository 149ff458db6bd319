import { expect, it } from 'vitest';
import { z } from 'zod';
import { loggedIn, only } from './access.ts';
import { mutation, route } from './operations.ts';
import { defineProblem } from './problem.ts';
import { notFound } from './problems.ts';
import { problemsOf, referenceOf } from './reference.ts';

const words = { en: 'Too late.', de: 'Zu spät.', nl: 'Te laat.', es: 'Demasiado tarde.' };
const tooLate = defineProblem('too_late', 409, words);
const lend = route({
  name: 'lendBook',
  method: 'POST',
  path: 'books/{bookId}/lend',
  summary: 'Lends a book.',
  access: loggedIn,
  params: z.object({ bookId: z.coerce.number().int() }),
  body: z.object({ weeks: z.int().max(4).default(2) }),
  response: z.object({ due: z.string() }),
  problems: [tooLate, notFound],
});
const shelve = mutation({
  name: 'shelve',
  summary: 'Puts a book back.',
  access: only('operator'),
  args: z.object({ id: z.int() }),
  result: z.object({ id: z.int(), shelf: z.string() }),
  problems: [tooLate],
});

it('an operation is described from its value alone', () => {
  expect(referenceOf(lend)).toMatchObject({
    kind: 'route',
    method: 'POST',
    path: '/rest/v1/books/{bookId}/lend',
    access: { who: 'loggedIn' },
    accessWords: 'Logged-in accounts.',
    input: { params: { required: ['bookId'] }, body: { properties: { weeks: { maximum: 4, default: 2 } } } },
    output: { required: ['due'] },
    problems: [{ code: 'too_late', status: 409 }, { code: 'not_found' }],
  });
  expect(referenceOf(shelve)).toMatchObject({
    kind: 'mutation',
    service: 'query',
    document: 'mutation shelve($id: Int!) { shelve(id: $id) { id shelf } }',
  });
});

it('a problem is listed once, with the operations that name it and its words in every language', () => {
  const problems = problemsOf([lend, shelve]);
  expect(problems.find(({ code }) => code === 'too_late')).toEqual({
    code: 'too_late',
    status: 409,
    title: words,
    operations: ['lendBook', 'shelve'],
  });
  expect(problems.find(({ code }) => code === 'not_found')?.operations).toEqual([]);
  expect(problems.map(({ code }) => code)).toEqual([...new Set(problems.map(({ code }) => code))].sort());
});
