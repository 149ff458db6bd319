import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const head = [
  '<link rel="preload" as="image" imageSrcSet="/p/240 240w" fetchPriority="high"/>',
  '<link rel="modulepreload" href="/assets/vendor-a.js" nonce="n"/>',
  '<link nonce="n" rel="preload" as="font" type="font/woff2" href="/assets/font.woff2" crossorigin="anonymous"/>',
  '<link nonce="n" rel="stylesheet" href="/assets/frame-b.css#"/>',
].join('');
const code = 'import "/assets/entry.js"; const end = "</";';
const page = `<html><head>${head}</head><body>Hello<script nonce="n" type="module" async="">${code}</script></body></html>`;

test('style and fonts are asked for before the page is read', () => {
  expect(deferScripts(page, { atOnce: false }).link).toBe(
    '</assets/frame-b.css>; rel=preload; as=style, </assets/font.woff2>; rel=preload; as=font; crossorigin',
  );
});

test('scripts begin after the first paint, with the page’s nonce, and once', () => {
  const { html } = deferScripts(page, { atOnce: false });
  expect(html).not.toContain('rel="modulepreload"');
  const starter = /<script nonce="n">(.*)<\/script>/.exec(html)?.[1] ?? '';
  const added: Record<string, unknown>[] = [];
  const due: (() => void)[] = [];
  const paints: (() => void)[] = [];
  class Observer {
    readonly #act: () => void;
    constructor(act: () => void) {
      this.#act = act;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }): void {
      if (type === 'paint' && buffered) paints.push(this.#act);
    }
  }
  const document = {
    currentScript: { nonce: 'n' },
    createElement: (tag: string) => ({ tag }),
    head: { append: (part: Record<string, unknown>) => added.push(part) },
  };
  const run = new Function('document', 'PerformanceObserver', 'setTimeout', starter);
  run(document, Observer, (act: () => void) => due.push(act));
  expect(added).toEqual([]);
  for (const act of paints) act();
  expect(added).toHaveLength(2);
  for (const act of due) act();
  expect(added).toEqual([
    { tag: 'link', rel: 'modulepreload', href: '/assets/vendor-a.js' },
    { tag: 'script', type: 'module', nonce: 'n', textContent: code },
  ]);
});

test('a page whose picture is drawn by scripts starts them at once', () => {
  const { html } = deferScripts(page, { atOnce: true });
  expect(html).toContain('<link rel="modulepreload" href="/assets/vendor-a.js" nonce="n"/>');
  const added: Record<string, unknown>[] = [];
  const document = {
    currentScript: { nonce: 'n' },
    createElement: (tag: string) => ({ tag }),
    head: { append: (part: Record<string, unknown>) => added.push(part) },
  };
  new Function('document', /<script nonce="n">(.*)<\/script>/.exec(html)?.[1] ?? '')(document);
  expect(added).toEqual([{ tag: 'script', type: 'module', nonce: 'n', textContent: code }]);
});

test('what is started is told, so that the policy can name it', () => {
  for (const atOnce of [true, false]) expect(deferScripts(page, { atOnce }).started).toEqual([code]);
});

test('what has no head stays as it is', () => {
  expect(deferScripts('plain', { atOnce: false })).toEqual({ html: 'plain', link: '', started: [] });
});
