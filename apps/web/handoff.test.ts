import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { wholePage } from '#kit/web/page/page-in-parts.ts';
import { readHandoff, withData } from './handoff.ts';

const contextWith = (data: string | null): EntryContext =>
  ({ serverHandoffStream: data === null ? undefined : new Blob([data]).stream(), renderMeta: {} }) as never;

/** What the router writes of the data it finds. */
const written = (context: EntryContext): string => {
  const read = context.renderMeta?.streamCache?.[0] as { result?: { value: string } } | undefined;
  return `<p>enqueue</p><script nonce="n">enqueue(${JSON.stringify(read?.result?.value)});</script>`;
};

test('the browser gets the data as they were handed over, and nothing in them ends the script', async () => {
  const data = '["</script><script>bad()</script>","Grüße · ✓","$&","<kept-part at=\\"0\\"></kept-part>"]';
  const read = await readHandoff(contextWith(data), 'n');
  expect(written(read.context)).not.toContain('Grüße');
  const page = String(wholePage(withData({ text: written(read.context), parts: [] }, read.data, 'n')));
  expect(page.match(/<script/g)).toHaveLength(1);
  let taken: unknown;
  new Function('enqueue', /<script nonce="n">(.*)<\/script>/.exec(page)?.[1] ?? '')((value: unknown) => {
    taken = value;
  });
  expect(taken).toBe(data);
});

test('a page that hands nothing over stays as it is', async () => {
  const { context, data } = await readHandoff(contextWith(null), 'n');
  expect(withData({ text: '<p>"data-n"</p>', parts: [] }, data, 'n').text).toBe('<p>"data-n"</p>');
  expect(context.renderMeta).toEqual({});
});
