import type { AnyWebDomain } from '../page/domain.ts';
import type { MenuPlace } from '../page/pages.ts';
import { browserPages } from './domain-parts.ts';

/** Words in quotes that may be the id of a page: `'payments.topUp'`. */
const quoted = /(["'`])([\w-]+\.[\w-]+)\1/g;

/** Chunks that hold lists of pages name all of them and lead to none. */
const lists = /^\0parts\/pages\//;
/** The menus that every document of a guest shows come with the frame, and so do their pages. */
const menus = /^\0parts\/menus\//;

const isShown = (entry: MenuPlace): boolean => entry.in !== 'account';

/**
 * The statement by which a chunk of the browser's scripts brings the pages it names, in links, menus and slots, and those whose
 * route modules it holds; empty where there are none. So a page costs who leads to it, and its address is there before
 * anything of the chunk runs.
 * @param files paths of its modules, relative to the repository's root
 */
export function pagesOfChunk(domains: readonly AnyWebDomain[], code: string, files: readonly string[]): string {
  if (files.every((file) => lists.test(file))) return '';
  const named = new Set([...code.matchAll(quoted)].map(([, , id = '']) => id));
  const held = new Set(files.map((file) => file.split('?')[0]));
  for (const { id, folder, file } of domains.flatMap(({ pages }) => pages))
    if (held.has(`${folder}/${file}`)) named.add(id);
  if (!files.some((file) => menus.test(file)))
    for (const { id, menu = [] } of domains.flatMap(({ pages }) => pages)) if (menu.some(isShown)) named.delete(id);
  const brought = browserPages(domains).filter(({ id }) => named.has(id as string));
  // Without the quotes of keys, which the rest of a chunk does not have either.
  const pages = JSON.stringify(
    brought.map((page) => ({ ...page, area: page['area'] === 'guest' ? undefined : page['area'] })),
  ).replace(/"(\w+)":/g, '$1:');
  return brought.length === 0 ? '' : `(globalThis.vesperPages??=[]).push(${pages.slice(1, -1)});`;
}
