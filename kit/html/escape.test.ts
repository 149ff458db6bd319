import { expect, test } from 'vitest';
import { escapeHtml } from './escape.ts';

test('text stays text, in an element and in an attribute', () => {
  expect(escapeHtml(`<b title="it's">Tom & Ana</b>`)).toBe(
    '&lt;b title=&quot;it&#39;s&quot;&gt;Tom &amp; Ana&lt;/b&gt;',
  );
});
