import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rich } from './rich-text.tsx';

test('marked parts become elements, the rest stays words', () => {
  const text = 'Ich akzeptiere die <terms>AGB</terms> und den <privacy>Datenschutz</privacy>.';
  const html = renderToStaticMarkup(
    rich(text, { terms: (words) => <a href="/agb/">{words}</a>, privacy: (w) => <b>{w}</b> }),
  );
  expect(html).toBe('Ich akzeptiere die <a href="/agb/">AGB</a> und den <b>Datenschutz</b>.');
});

test('a tag nobody handles keeps its words, and words are never markup', () => {
  expect(renderToStaticMarkup(rich('1 < 2 <x><script></x>', {}))).toBe('1 &lt; 2 &lt;script&gt;');
});
