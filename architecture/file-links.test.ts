import { expect, it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { sources } from './sources.ts';

/** Legal texts are files in the language they were written in, whoever reads them. */
const inOwnLanguage = new Set(['downloadLegalText']);

/** Calls of `routeUrl` in what the browser gets, with what they are handed. */
function fileLinks(): { path: string; route: string; args: string }[] {
  return sources
    .filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/routeUrl\(\s*([\w.]+)((?:[^()]|\([^()]*\))*)\)/g)].map(([, route = '', args = '']) => ({
        path,
        route,
        args,
      })),
    );
}

it('a link to a file says the language of its page: a browser that asks for another has no say in its separators', () => {
  const links = fileLinks().filter(({ route }) => !inOwnLanguage.has(route));
  expect(links.length).toBeGreaterThanOrEqual(3);
  nothingWrong(
    links
      .filter(({ args }) => !/,\s*language,?\s*$/.test(args))
      .map(({ path, route }) => `${path} links to ${route} without the language of the page: routeUrl(…, language).`),
  );
});
