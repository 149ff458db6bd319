import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import { addMessages } from '#kit/web/words/catalogues.ts';
import { LanguageProvider } from '#kit/web/words/i18n.tsx';
import { de } from '../../locales/de.ts';
import { LineFigures } from './line-figures.tsx';

addMessages('de', compileCatalogue(de));

const good = {
  framesPerSecond: 30,
  framesDropped: 0,
  bitsPerSecond: 1_800_000,
  uplinkScale: 1,
  uplinkLagMs: 4,
  codec: 'vp8',
  renditions: [{ name: 'high', width: 1280, height: 720 }] as const,
  level: 0,
  stillMs: 0,
};

it.each([
  ['a good line', {}],
  ['a slow one that leaves frames out', { uplinkScale: 0.3, framesDropped: 12 }],
  ['one that carries no picture', { renditions: [] }],
])('every figure of %s has its name before it, as screen readers say it', (_, change) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="de">
      <LineFigures stats={{ ...good, renditions: [...good.renditions], ...change }} />
    </LanguageProvider>,
  );
  const figures = html.match(/<div.*?<\/div>/g) ?? [];
  expect(figures.length).toBeGreaterThan(1);
  for (const figure of figures) expect(figure).toMatch(/^<div[^>]*><dt[^>]*>[^<]+<\/dt><dd[^>]*>[^<]+<\/dd><\/div>$/);
});

it('what was left out is told as a count with its word, whose figure is never below nothing', () => {
  const drawn = (framesDropped: number): string =>
    renderToStaticMarkup(
      <LanguageProvider language="de">
        <LineFigures stats={{ ...good, renditions: [...good.renditions], framesDropped }} />
      </LanguageProvider>,
    );
  expect(drawn(12)).toContain('<dt>ausgelassen</dt><dd class="font-semibold">12</dd>');
  for (const none of [0, -3]) expect(drawn(none)).not.toContain('ausgelassen');
  for (const count of [0, 1, 12, 4_000]) expect(drawn(count)).not.toMatch(/>[-−]/);
});
