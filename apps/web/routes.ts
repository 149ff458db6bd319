import { relative } from 'node:path';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { index, layout, route } from '@react-router/dev/routes';
import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';
import { withoutClashes } from '#kit/web/page/page-addresses.ts';
import type { Area, Page } from '#kit/web/page/pages.ts';
import { slugOf } from '#kit/web/page/pages.ts';
import { pages as declared } from './domains.ts';

const pages = withoutClashes(declared);

const inFolder = (page: Page, file: string) => relative('apps/web', `${page.folder}/${file}`);

function pageRoute(page: Page, language: Language, id: string): RouteConfigEntry {
  const slug = slugOf(page, language);
  const file = inFolder(page, page.file);
  return slug === '' ? index(file, { id }) : route(slug, file, { id });
}

/** The module that frames a page, if any: its own layout, or that of the page it wants to stand beside. */
function layoutOf(page: Page): string | undefined {
  if (page.layout) return inFolder(page, page.layout);
  if (!page.layoutOf) return undefined;
  const other = pages.find(({ id }) => id === page.layoutOf) as Page | undefined;
  if (!other?.layout) throw new Error(`${page.id} is framed like ${page.layoutOf}, which has no layout.`);
  return inFolder(other, other.layout);
}

/** The pages of an area in one language; pages that name a layout are framed by it. */
function areaRoutes(area: Area, language: Language, prefix: string): RouteConfigEntry[] {
  const own = pages.filter((page: Page) => page.area === area && page.frame !== false) as Page[];
  const groups = Map.groupBy(own, layoutOf);
  const routes = [...groups].flatMap(([frame, framed]) => {
    const children = framed.map((page) => pageRoute(page, language, `${prefix}.${page.id}`));
    return frame ? [layout(frame, { id: `${prefix}.frame:${framed[0]?.id}` }, children)] : children;
  });
  const missing = 'routes/not-found.tsx';
  const noFront = own.some((page) => slugOf(page, language) === '')
    ? []
    : [index(missing, { id: `${prefix}.${area}-no-front` })];
  return [...routes, ...noFront, route('*', missing, { id: `${prefix}.${area}-not-found` })];
}

/** The pages of an area that stand alone. */
function aloneRoutes(area: Area, language: Language, prefix: string, below: string): RouteConfigEntry[] {
  const alone = pages.filter((page: Page) => page.area === area && page.frame === false) as Page[];
  return alone.map((page) =>
    route(`${below}/${slugOf(page, language)}`, inFolder(page, page.file), { id: `${prefix}.${page.id}` }),
  );
}

/**
 * The route table as React Router reads it: `/{language}/…` for guests, `/{language}/studio/…` for performers,
 * `/office/…` for operators, `/docs` for developers. Ids are `{language}.{page id}`; a module shared by the languages stays one chunk.
 */
export default [
  ...languages.flatMap((language) => [
    ...aloneRoutes('guest', language, language, language),
    ...aloneRoutes('studio', language, language, `${language}/studio`),
    route(language, 'routes/guest-shell.tsx', { id: `${language}.guest` }, areaRoutes('guest', language, language)),
    route(
      `${language}/studio`,
      'routes/studio-shell.tsx',
      { id: `${language}.studio` },
      areaRoutes('studio', language, language),
    ),
  ]),
  route('docs', 'routes/docs.tsx', { id: 'any.docs' }),
  ...aloneRoutes('office', 'en', 'any', 'office'),
  route('office', 'routes/office-shell.tsx', { id: 'any.office' }, areaRoutes('office', 'en', 'any')),
] satisfies RouteConfig;
