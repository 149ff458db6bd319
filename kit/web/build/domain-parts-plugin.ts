import { join } from 'node:path';
import type { Plugin } from 'vite';
import { normalizePath } from 'vite';
import { pagesOfChunk } from './chunk-pages.ts';
import {
  browserListModule,
  browserPages,
  everyPageModule,
  menuModule,
  slotModule,
  workIconsModule,
  workPagesModule,
} from './domain-parts.ts';
import { loadDomains } from './load-domains.ts';

const asked = /^virtual:(slots|menu-icons|menus|pages)\/([\w.-]+)$/;
const resolved = /^\0parts\/(slots|menu-icons|menus|pages)\/([\w.-]+)$/;

/**
 * Vite plugin: makes of the list of domains what each page needs of it. `virtual:slots/{name}` is what fills a slot,
 * `virtual:menus/{place}` the guests' pages in a place of the menus, `virtual:menu-icons/work` the icons of studio and office,
 * `virtual:pages/work` their pages, and `virtual:pages/every` those that a guest may be led to. The browser gets nothing of the
 * list itself: each chunk of its scripts brings the pages it names (`chunk-pages.ts`).
 * @param list the module that exports the web halves of the domains, relative to the root
 */
export function domainParts(list: string): Plugin {
  let root = process.cwd();
  const domains = () => loadDomains(root, list);
  return {
    name: 'vesper:domain-parts',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (asked.test(id) ? id.replace('virtual:', '\0parts/') : undefined),
    async load(id) {
      const [, kind, name = ''] = resolved.exec(id) ?? [];
      if (kind === 'slots') return slotModule(await domains(), name, (file) => normalizePath(join(root, file)));
      if (kind === 'menus') return menuModule(await domains(), name);
      if (kind === 'menu-icons') return workIconsModule(await domains());
      if (kind !== 'pages') return undefined;
      if (name === 'work') return workPagesModule(await domains());
      return name === 'every' ? everyPageModule(await domains()) : undefined;
    },
    async transform(_, id) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== normalizePath(join(root, list))) return undefined;
      const code =
        this.environment.mode === 'build'
          ? browserListModule
          : `export const all = { pages: ${JSON.stringify(browserPages(await domains()))} };`;
      return { code, map: null };
    },
    async renderChunk(code, { moduleIds }) {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return undefined;
      const brought = pagesOfChunk(
        await domains(),
        code,
        moduleIds.map((id) => normalizePath(id).replace(`${normalizePath(root)}/`, '')),
      );
      return brought === '' ? undefined : { code: `${brought}\n${code}`, map: null };
    },
  };
}
