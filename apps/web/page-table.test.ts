import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { keepPlaying } from '#domains/guest/web/state/reloads.ts';
import { languages } from '#kit/i18n/language.ts';
import { resolveAddress, withoutClashes } from '#kit/web/page/page-addresses.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { accessOf, isIndexed, slugOf } from '#kit/web/page/pages.ts';
import { pages, table } from './domains.ts';
import { reservedPages, reservedPath, takenOver } from './reserved-pages.ts';
import { builtFirst, specifiedPages } from './specified/pages.ts';

const built: readonly Page[] = pages;
const reserved: readonly Page[] = reservedPages.map((page) => ({ ...page, area: 'guest', file: '', folder: '' }));
const everything = [...built, ...reserved];
const guestSlugs = (list: readonly Page[]) => list.filter(({ area }) => area === 'guest').map(({ slugs }) => slugs.en);

test('every path of the specification is a page or reserved for one', () => {
  const paths = guestSlugs(built);
  nothingWrong(
    builtFirst
      .filter((path) => !paths.includes(path))
      .map((path) => `The specification names /${path}/: a page of a routes.ts has it as its English slug.`),
  );
  expect(reservedPages.length + takenOver.length).toBe(specifiedPages.length);
});

test('a domain that builds a reserved page takes it over by declaring it, with the settled addresses', () => {
  nothingWrong(
    takenOver.flatMap(([settled, page]) =>
      languages
        .filter((language) => slugOf(page, language) !== slugOf({ ...settled, area: 'guest', file: '' }, language))
        .map(
          (language) =>
            `${page.folder}/routes.ts, the page ${page.id}: its slug in ${language} is settled as ${settled.slugs[language as 'en']} (apps/web/specified/pages.ts).`,
        ),
    ),
  );
  const byId = new Map(built.map((page) => [page.id, page]));
  nothingWrong(
    reservedPages
      .filter(({ id }) => byId.has(id))
      .map(
        ({ id, slugs }) =>
          `${byId.get(id)?.folder}/routes.ts, the page ${id}: its English slug is settled as ${slugs.en} (apps/web/specified/pages.ts).`,
      ),
  );
});

/** The area itself, and what fills the screen and has a way back of its own. */
const ownWayBack = ['guest.account', 'messenger.home'];

test('every place of the long office menu has a group of its own icon', () => {
  const places = built.flatMap(({ id, area, folder, menu = [] }) =>
    area === 'office' ? menu.filter((one) => one.in === 'top').map((one) => ({ id, folder, ...one })) : [],
  );
  nothingWrong(
    places
      .filter(({ id, group }) => group === undefined && id !== 'office.home')
      .map(
        ({ id, folder }) =>
          `${folder}/routes.ts, the page ${id}: its place in the menu needs a group (kit/web/page/menu-groups.ts).`,
      ),
  );
  nothingWrong(
    places
      .filter(({ id, icon }) => places.some((other) => other.id !== id && other.icon === icon))
      .map(
        ({ id, folder, icon }) =>
          `${folder}/routes.ts, the page ${id}: the icon ${icon} stands for something else in the menu, too.`,
      ),
  );
  expect(places.length).toBeGreaterThan(25);
});

test('a page of the personal area shows the way back to it', () => {
  const pagesOfArea = built.filter(
    ({ id, group, area, access }) =>
      area === 'guest' && access === 'guest' && group === 'personalArea' && !ownWayBack.includes(id),
  );
  const source = ({ folder, file }: Page) => readFileSync(join(import.meta.dirname, '../..', folder, file), 'utf8');
  nothingWrong(
    pagesOfArea
      .filter((page) => !/AccountBreadcrumb|AccountPage|FavouritesHead|Breadcrumb/.test(source(page)))
      .map(
        ({ id, folder, file }) => `${folder}/${file} (${id}): <AccountBreadcrumb> (#domains/guest) above its title.`,
      ),
  );
  expect(pagesOfArea.length).toBeGreaterThan(8);
});

test('the livestreams that no reload interrupts are pages, by the ids the page table gives them', () => {
  const streams = everything.filter(({ id }) => keepPlaying.includes(id)).map(({ slugs }) => slugs.en);
  expect(streams).toEqual(['tv/livestream', 'tv/premium/livestream']);
});

test('pages and reserved pages never claim the same id or address in any language', () => {
  expect(() => withoutClashes(everything)).not.toThrow();
});

test('a reserved page is nowhere: its address is unknown in every language', () => {
  for (const page of reservedPages) {
    for (const language of languages) {
      const path = reservedPath(page, language).replace(/:\w+/g, 'x1');
      expect(resolveAddress(table, path, 'en'), path).toEqual({ kind: 'unknown' });
    }
  }
});

test('the Spanish prize draw lives at the English path, and Dutch pages live at theirs', () => {
  const prizeDraw = specifiedPages.find(({ id }) => id === 'campaigns.prizeDraw');
  expect(prizeDraw?.slugs.es).toBe(prizeDraw?.slugs.en);
  for (const page of everything)
    expect(slugOf(page, 'nl'), `the page ${page.id} has the English slug in Dutch`).toBe(page.slugs.en);
});

test('a page has the same parameters in every language, or its translations would lead astray', () => {
  const parameters = (slug: string) => (slug.match(/:\w+/g) ?? []).sort();
  for (const page of everything) {
    for (const language of languages) {
      expect(
        parameters(slugOf(page, language)),
        `${page.folder}/routes.ts, the page ${page.id}: its slug in ${language} has the parameters of the English one`,
      ).toEqual(parameters(page.slugs.en));
    }
  }
});

test('every guest page stands in a group, and every page below another one, up to the front page of its area', () => {
  const byId = new Map(everything.map((page) => [page.id, page]));
  const front = everything.filter(({ slugs }) => slugs.en === '').map(({ id }) => id);
  for (const page of everything) {
    const at = `${page.folder}/routes.ts, the page ${page.id}`;
    if (page.area === 'guest') expect(page.group, `${at}: says its group`).toBeTruthy();
    const path = [page.id];
    for (let above = page.parent; above !== undefined; above = byId.get(above)?.parent) {
      expect(byId.has(above), `${at}: its parent ${above} is no page, name one there is`).toBe(true);
      expect(path, `${at}: stands below itself, name another parent`).not.toContain(above);
      path.push(above);
    }
    expect(front, `${at}: ends at ${path.at(-1)}, name a parent on the way to the front page of its area`).toContain(
      path.at(-1),
    );
  }
});

/** Pages of the office that every operator needs, whatever they work on. */
const everyDesk = ['office.home', 'office.decisions', 'office.styleguide'];

test('the studio is for performers, and each page of the office for the desks it names', () => {
  const wrong = built.flatMap((page) => {
    const access = accessOf(page);
    const where = `${page.folder}/routes.ts, the page ${page.id}:`;
    if (page.area === 'studio' && access !== 'performer')
      return [`${where} in the studio its access is performer, not ${access}.`];
    if (page.area !== 'office') return [];
    if (everyDesk.includes(page.id)) return access === 'operator' ? [] : [`${where} it is for every operator.`];
    return typeof access === 'object' && access.length > 0
      ? []
      : [`${where} say whose desk it is on, such as access: ['support'].`];
  });
  nothingWrong(wrong);
  expect(built.some(({ area }) => area === 'office') && built.some(({ area }) => area === 'studio')).toBe(true);
});

test('an address in any language, or with the slug of another one, is that of the same page', () => {
  for (const page of built.filter(isIndexed)) {
    const params = Object.fromEntries((page.slugs.en.match(/(?<=:)\w+/g) ?? []).map((name) => [name, 'vesna']));
    for (const from of languages) {
      for (const to of languages) {
        const address = table.href(page.id, to, params);
        expect(resolveAddress(table, address, from), address).toMatchObject({
          kind: 'page',
          page: { id: page.id },
          language: to,
        });
        // The slug of another language leads to the page in the language of the address (old or foreign slugs redirect).
        const foreign = `/${from}/${address.split('/').slice(2).join('/')}`;
        const answer = resolveAddress(table, foreign, 'en');
        const own = table.href(page.id, from, params);
        expect(answer, foreign).toMatchObject(
          own === foreign ? { kind: 'page' } : { kind: 'redirect', to: own, status: 301 },
        );
      }
    }
  }
});

test('the front page of a language we do not speak is the English one', () => {
  expect(resolveAddress(table, '/it/', 'de')).toEqual({ kind: 'redirect', to: '/en/', status: 302 });
  expect(resolveAddress(table, '/it', 'es')).toEqual({ kind: 'redirect', to: '/en/', status: 302 });
  expect(resolveAddress(table, '/js/', 'de')).toEqual({ kind: 'unknown' });
});
