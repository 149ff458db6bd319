import type { Plugin } from 'vite';
import { parseAst } from 'vite';

const pagesFile = /\/domains\/[\w-]+\/web\/routes\.ts$/;
/** What of a page only the build and the server read: where its module lies, what it is handed, how often it is made, what stands above it, and addresses of the past. */
const serverParts = new Set(['file', 'layout', 'frame', 'former', 'query', 'share', 'parent']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Vite plugin: the browser's page table knows ids, addresses and menus, and not how pages are made. */
export function browserPages(): Plugin {
  return {
    name: 'vesper:browser-pages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: pagesFile },
      handler: (code) => ({ code: slimPages(code), map: null }),
    },
  };
}

/**
 * Leaves out of every page what the browser does not read.
 * @param source TypeScript of a module that declares pages with `definePages(folder, [...])`
 */
export function slimPages(source: string): string {
  const cuts = pagesOf(parseAst(source, { lang: 'ts' }) as unknown as Node)
    .flatMap((page) => page['properties'] as readonly Node[])
    .filter((property) => serverParts.has(String((property['key'] as Node | undefined)?.['name'])));
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
}

/** The object literals of every `definePages` call below a node. */
function pagesOf(node: Node): Node[] {
  const callee = node['callee'] as Node | undefined;
  if (node.type === 'CallExpression' && callee?.['name'] === 'definePages') {
    const [, list] = node['arguments'] as readonly Node[];
    const entries = (list?.['elements'] ?? []) as readonly Node[];
    return entries.filter(({ type }) => type === 'ObjectExpression');
  }
  return Object.values(node).flatMap((value) => {
    const below = Array.isArray(value) ? value : [value];
    return below.filter((one): one is Node => typeof one?.type === 'string').flatMap(pagesOf);
  });
}
