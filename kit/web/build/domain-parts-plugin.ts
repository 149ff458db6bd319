import { join } from 'node:path';
import type { Plugin } from 'vite';
import { normalizePath } from 'vite';
import { browserListModule, iconsModule, slotModule, workPagesModule } from './domain-parts.ts';
import { loadDomains } from './load-domains.ts';

const asked = /^virtual:(slots|menu-icons|pages)\/([\w.-]+)$/;
const resolved = /^\0parts\/(slots|menu-icons|pages)\/([\w.-]+)$/;

/**
 * Vite plugin: makes of the list of domains what each page needs of it. `virtual:slots/{name}` is what fills a slot,
 * `virtual:menu-icons/guest` and
 * `/work` the icons that menus name, `virtual:pages/work` the pages of studio and office; and the browser gets the list itself without what
 * only the build and the server read.
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
      if (kind === 'pages') return workPagesModule(await domains());
      return kind === 'menu-icons' ? iconsModule(await domains(), name === 'guest' ? 'guest' : 'work') : undefined;
    },
    async transform(_, id) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== normalizePath(join(root, list))) return undefined;
      return { code: browserListModule(await domains()), map: null };
    },
  };
}
