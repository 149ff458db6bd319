import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { forgetUnsaved, keepPage, keepWritten, unsaved, written } from './unsaved.ts';

afterEach(forgetUnsaved);

const answered = (result: unknown) => keepPage({ form: { type: 'error', result } })['form'];
const refused = (status: number) => new ErrorResponse(status, '', '<p>plain</p>');

it.each([
  ['the database is away', refused(503)],
  ['the proxy reaches nobody', refused(502)],
  ['this address has asked too much', refused(429)],
  ['there is no line', new TypeError('Failed to fetch')],
  ['the answer was cut off', new Error('Unable to decode turbo-stream response')],
])('what was sent stays on its page when %s', (_, failure) => {
  expect(answered(failure)).toEqual({ type: 'data', result: data(undefined, 503) });
  expect(unsaved.state).toBe(1);
});

it.each([
  ['a page that is not there', refused(404)],
  ['a page one may not see', refused(403)],
  ['another address to go to', redirect('/en/')],
])('%s is answered as before', (_, failure) => {
  expect(answered(failure)).toEqual({ type: 'error', result: failure });
  expect(unsaved.state).toBe(0);
});

it('is told of each time again, until something gets through', () => {
  const heard: number[] = [];
  const stop = unsaved.subscribe(() => heard.push(unsaved.state));
  answered(refused(503));
  answered(refused(503));
  const taken = { form: { type: 'data', result: { saved: 1 } } } as const;
  expect(keepPage(taken)).toBe(taken);
  stop();
  answered(refused(503));
  expect(heard).toEqual([1, 2, 0]);
});

it('forms with words that were not sent are known by name, each once, until they are sent or gone', () => {
  const heard: number[] = [];
  const stop = written.subscribe(() => heard.push(written.state.size));
  keepWritten('a', true);
  keepWritten('a', true);
  keepWritten('b', true);
  keepWritten('a', false);
  keepWritten('a', false);
  keepWritten('b', false);
  stop();
  expect(heard).toEqual([1, 2, 1, 0]);
});
