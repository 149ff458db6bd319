import type { AnyWebDomain } from '../page/domain.ts';
import type { Page } from '../page/pages.ts';
import type { Fill } from '../slots/slots.ts';

type Domains = readonly AnyWebDomain[];

/** What of a page the browser reads; everything else of it concerns the build and the server. */
const browserParts = ['id', 'area', 'footer', 'slugs', 'group', 'access', 'menu', 'lowerCase', 'indexed'] as const;

/** Pages that every document of a browser knows: the guests', those without a frame, and the way into the other areas. */
const isEverywhere = ({ area, frame, slugs }: Page): boolean => area === 'guest' || frame === false || slugs.en === '';

const partsOf = (
  domains: Domains,
  wanted: (page: Page) => boolean,
  menuOf: (page: Page) => boolean,
): readonly Record<string, unknown>[] =>
  domains
    .flatMap((domain) => domain.pages)
    .filter(wanted)
    .map((page) => {
      const parts = browserParts.filter((part) => part in page && (part !== 'menu' || menuOf(page)));
      return Object.fromEntries(parts.map((part) => [part, page[part]]));
    });

const isOfGuests = ({ area }: Page): boolean => area === 'guest';

/** The list of domains as the browser gets it: nothing. Pages come with the chunks that name them. */
export const browserListModule = 'export const all = { pages: [] };';

/** Pages that any document of a browser may lead to: ids and addresses, and not how pages are made. */
export const browserPages = (domains: Domains): readonly Record<string, unknown>[] =>
  partsOf(domains, isEverywhere, () => false);

/** The same as a module, for a page that nothing in the scripts names: it is fetched when it is first asked for. */
export const everyPageModule = (domains: Domains): string =>
  `export const pages = ${JSON.stringify(browserPages(domains))};`;

/** The pages of the studio and the office, which come with their frames and have their menus from there. */
export const workPagesModule = (domains: Domains): string =>
  `export const pages = ${JSON.stringify(
    partsOf(
      domains,
      (page) => !isOfGuests(page),
      () => true,
    ),
  )};`;

/** A filling with the domain it comes from. */
export type PlacedFill = Fill & { readonly domain: string; readonly folder: string };

/** What fills a slot, in the order it is shown in. */
export function fillsOf(domains: Domains, slot: string): readonly PlacedFill[] {
  return domains
    .flatMap(({ name, folder, fills }) => fills.map((one) => ({ ...one, domain: name, folder })))
    .filter((one) => one.slot === slot)
    .sort((a, b) => a.order - b.order || (a.domain < b.domain ? -1 : a.domain > b.domain ? 1 : 0));
}

/**
 * The module of a slot: what fills it, imported from the files that the domains name; fetched when first shown where the
 * slot is a lazy one.
 * @param pathOf the specifier of a file, from its path relative to the repository's root
 */
export function slotModule(domains: Domains, slot: string, pathOf: (file: string) => string): string {
  const fills = fillsOf(domains, slot);
  const imports = fills.flatMap(({ file, folder, name, lazy, fetched }, index) =>
    file === null || lazy || fetched
      ? []
      : [`import { ${name} as part${index} } from '${pathOf(`${folder}/${file}`)}';`],
  );
  const isLazy = fills.some(({ file, lazy }) => file !== null && lazy);
  const fillings = fills.map(({ domain, file, folder, name, lazy, fetched, facts }, index) => {
    const fetching = `async () => (await import('${pathOf(`${folder}/${file}`)}')).${name}`;
    const late = lazy ? `lazyComponent(${fetching})` : fetching;
    const value = file === null ? 'undefined' : lazy || fetched ? late : `part${index}`;
    return `{ key: '${domain}.${index}', facts: ${JSON.stringify(facts)}, value: ${value} }`;
  });
  return [
    ...(isLazy ? [`import { lazyComponent } from '${pathOf('kit/web/slots/lazy-component.tsx')}';`] : []),
    ...imports,
    `export const filled = [${fillings.join(', ')}];`,
  ].join('\n');
}

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const iconImports = (icons: readonly string[]): string =>
  icons.length === 0
    ? ''
    : `import { createElement } from 'react';\nimport { ${icons.map(pascal).join(', ')} } from 'lucide-react';`;

/** The icons that menu entries of the areas where people work name, drawn once. */
export function workIconsModule(domains: Domains): string {
  const pages = domains.flatMap((domain) => domain.pages).filter((page) => !isOfGuests(page));
  const named = pages.flatMap((page) => (page.menu ?? []).flatMap(({ icon }) => (icon === undefined ? [] : [icon])));
  const icons = [...new Set(named)].sort();
  return [
    iconImports(icons),
    `export const icons = { ${icons.map((icon) => `'${icon}': createElement(${pascal(icon)})`).join(', ')} };`,
  ].join('\n');
}

/** The guests' pages that stand in a place of the menus, in order, with their icons. */
export function menuModule(domains: Domains, place: string): string {
  const entries = domains
    .flatMap((domain) => domain.pages)
    .filter(isOfGuests)
    .flatMap((page) => (page.menu ?? []).filter((entry) => entry.in === place).map((entry) => ({ page, entry })))
    .sort((a, b) => a.entry.order - b.entry.order);
  const icons = [...new Set(entries.flatMap(({ entry: { icon } }) => icon ?? []))].sort();
  const lines = entries.map(({ page: { id, access }, entry: { label, icon } }) => {
    const said = JSON.stringify({ page: id, label, ...(access && { access }) }).slice(1, -1);
    return `{ ${said}${icon ? `, icon: createElement(${pascal(icon)})` : ''} }`;
  });
  return `${iconImports(icons)}\nexport const menu = [${lines.join(',\n')}];`;
}
