import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { amount, day, percent } from '#kit/entries/entry.ts';
import { euros } from '#kit/money/amounts.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import { web } from '#kit/web/page/context.ts';
import { LanguageProvider } from '#kit/web/words/i18n.tsx';
import { defineForm } from './define-form.ts';
import type { FormAnswer } from './form-action.ts';
import { formAction, taking } from './form-action.ts';
import { OperationForm } from './operation-form.tsx';

const lend = route({
  name: 'books.lend',
  method: 'POST',
  path: 'books/{bookId}/lend',
  summary: 'Lends a book.',
  access: anyone,
  params: z.object({ bookId: z.int() }),
  body: z.object({
    reader: z.string().trim().min(3),
    note: z.string().max(80).nullable(),
    share: z.int().min(0).max(100).nullable(),
    deposit: z.int().min(0),
    from: z.int().optional(),
    shelf: z.enum(['front', 'back']).optional(),
    isUrgent: z.boolean(),
    tags: z.array(z.string()),
    address: z.object({ street: z.string() }).optional(),
  }),
  response: z.object({ loanId: z.int() }),
});
const form = defineForm(lend, { share: percent({ most: 100 }), deposit: amount(euros), from: day });

const written = (fields: Record<string, string | string[]>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ form: 'books.lend', ...fields }))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};
const all = {
  reader: 'Ada',
  note: '',
  share: '',
  deposit: '12,50 €',
  from: '',
  shelf: '',
  shown: ['isUrgent', 'tags'],
};

/** Sends a form to the action of a page; `problem` is what the operation refuses with. */
async function send(data: FormData, problem?: ProblemBody) {
  const call = vi.fn(async (..._: unknown[]) => (problem ? { ok: false, problem } : { ok: true, data: { loanId: 5 } }));
  const context = new RouterContextProvider();
  context.set(web, { api: { call }, language: 'de' } as unknown as WebContext);
  const action = formAction(
    taking(form, { params: ({ params }) => ({ bookId: Number(params['bookId']) }), secrets: ['note'] }),
  );
  const request = new Request('https://example.org/', { method: 'POST', body: data });
  const answer = await action({ request, params: { bookId: '7' }, context } as unknown as Parameters<typeof action>[0]);
  return { call, status: answer.init?.status, ...(answer.data as FormAnswer) };
}

describe('a form of an operation', () => {
  it('sends what its contract takes: empty is null, left out, or an empty text, as the contract has it', async () => {
    const { call, problem, status } = await send(written(all));
    expect(call).toHaveBeenCalledExactlyOnceWith(lend, {
      params: { bookId: 7 },
      body: {
        ...{ reader: 'Ada', note: null, share: null, deposit: 1250, from: undefined, shelf: undefined },
        ...{ isUrgent: false, tags: [] },
      },
    });
    expect([problem, status]).toEqual([null, 200]);
  });

  it('sends numbers, days and choices as values', async () => {
    const more = { share: '60 %', from: '2026-07-01', shelf: 'back', isUrgent: 'on', tags: ['a', 'b'] };
    const { call } = await send(written({ ...all, ...more }));
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      body: { share: 60, from: Date.parse('2026-06-30T22:00Z'), shelf: 'back', isUrgent: true, tags: ['a', 'b'] },
    });
  });

  it.each([
    ['share', '62,5'],
    ['share', 'sixty'],
    ['share', '101'],
    ['deposit', ''],
    ['deposit', '1.234,50'],
    ['from', '2026-02-30'],
  ])('refuses %s of %j at its field, and asks for nothing', async (name, text) => {
    const { call, problem, status, given } = await send(written({ ...all, [name]: text }));
    expect(call).not.toHaveBeenCalled();
    expect(status).toBe(422);
    expect(problem?.title).toBe('Bitte prüfe die markierten Felder.');
    expect(problem?.errors?.map(({ field }) => field)).toEqual([`body.${name}`]);
    expect(given[name]).toEqual([text]);
  });

  it('never makes null, nothing or no number of what somebody wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const { call } = await send(written({ ...all, share: text, deposit: text }));
        for (const [, input] of call.mock.calls) {
          const { body } = input as { body: { share: unknown; deposit: unknown } };
          expect(Number.isInteger(body.deposit)).toBe(true);
          expect(Number.isInteger(body.share)).toBe(true);
        }
      }),
    );
  });

  it('leaves out what the page did not ask', async () => {
    const { call } = await send(written({ reader: 'Ada' }));
    expect(call.mock.calls[0]?.[1]).toEqual({ params: { bookId: 7 }, body: { reader: 'Ada' } });
  });

  it('gives back what was written when it is refused, and no secret', async () => {
    const taken: ProblemBody = { type: 'x', code: 'lent', status: 409, title: 'Lent already.' };
    const { problem, status, given } = await send(written({ ...all, note: 'hush' }), taken);
    expect([problem, status]).toEqual([taken, 409]);
    expect(given).toMatchObject({ reader: ['Ada'] });
    expect(given).not.toHaveProperty('note');
  });

  it('is not taken for another form of the page', async () => {
    await expect(send(written({ ...all, form: 'books.other' }))).rejects.toMatchObject({ status: 400 });
  });
});

const words = { label: 'Words' };
const looks = {
  reader: { label: 'Reader', wrong: 'Who is it?' },
  ...{
    note: { label: 'Note', rows: 3 },
    share: { label: 'Share' },
    deposit: { label: 'Deposit' },
    from: { label: 'From' },
  },
  shelf: {
    label: 'Shelf',
    options: [
      { value: '', label: 'Any' },
      { value: 'back', label: 'Back' },
    ],
  },
  ...{ isUrgent: { label: 'Urgent' }, tags: { ...words, options: [{ value: 'a', label: 'A' }] }, address: null },
} as const;

/** The page as it comes before any script; `answer` is what came of the form that was sent to it. */
function page(answer?: FormAnswer): string {
  const values = { deposit: 1250, share: 60, from: Date.parse('2026-07-01T09:00Z'), tags: ['a'], reader: 'Grace' };
  const Page = () => <OperationForm form={form} fields={looks} values={values} submit="Lend" saved="Lent." />;
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: Page }]);
  return renderToStaticMarkup(
    <LanguageProvider language="de">
      <Stub hydrationData={answer ? { actionData: { page: answer } } : {}} />
    </LanguageProvider>,
  );
}
const valueOfField = (html: string, name: string): string | undefined =>
  new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]*)"`).exec(html)?.[1];

describe('before any script is there', () => {
  it('it is a form that is sent to its page, with what the contract has in its fields', () => {
    const html = page();
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).not.toMatch(/<form[^>]*novalidate/i);
    expect(valueOfField(html, 'form')).toBe('books.lend');
    expect(valueOfField(html, 'deposit')).toBe('12,50');
    expect(valueOfField(html, 'share')).toBe('60');
    expect(valueOfField(html, 'from')).toBe('2026-07-01');
    expect(html).toMatch(/<input(?=[^>]*name="tags")[^>]*checked/);
    expect(html).toContain('<select');
    expect(html).toContain('<textarea');
  });

  it('what was refused stands at its field, with what was written', () => {
    const errors = [{ field: 'body.reader', message: 'Too short.' }];
    const problem = { type: 'x', code: 'invalid_input', status: 422, title: 'Check it.', errors };
    const html = page({ form: 'books.lend', problem, given: { reader: ['A'], deposit: ['12'] } });
    expect(html).toContain('Who is it?');
    expect(html).not.toContain('Check it.');
    expect(valueOfField(html, 'reader')).toBe('A');
    expect(valueOfField(html, 'deposit')).toBe('12');
  });

  it('what belongs to no field stands above them, and what was taken is said', () => {
    const problem = { type: 'x', code: 'lent', status: 409, title: 'Lent already.' };
    expect(page({ form: 'books.lend', problem, given: {} })).toMatch(/role="alert"[^>]*>Lent already\./);
    expect(page({ form: 'books.lend', problem: null, given: {} })).toContain('Lent.');
    expect(page({ form: 'books.other', problem, given: {} })).not.toContain('Lent already.');
  });
});
