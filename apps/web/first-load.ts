import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Route {
  readonly module: string;
  readonly imports?: readonly string[];
}
interface Manifest {
  readonly entry: Route;
  readonly routes: Readonly<Record<string, Route | undefined>>;
}

const textOf = (root: string, file: string): string => readFileSync(join(root, 'build/client', file), 'utf8');

/** The manifest React Router gives the browser: which modules a route needs. */
function readManifest(root: string): Manifest {
  const built = join(root, 'build/server/index.js');
  if (!existsSync(built)) throw new Error('This test reads the built site: npm run build first.');
  const server = readFileSync(built, 'utf8');
  const url = /\/assets\/manifest-[\w-]+\.js/.exec(server)?.[0];
  const script = textOf(root, url ?? '');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

/** A module and everything it imports statically. */
function closure(root: string, start: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = [
      ...textOf(root, file).matchAll(/(?:^|[;}\n])\s*(?:import|export)[^'"()]*?["']\.\/([\w.-]+\.js)["']/g),
    ];
    queue.push(...imports.map(([, name]) => `/assets/${name}`));
  }
  return seen;
}

/** A source file and what it adds to a first load, in bytes after gzip: its part of the chunk it is in, by its length. */
export interface SourceBytes {
  readonly file: string;
  /** `frame`, or the domain it belongs to. */
  readonly owner: string;
  readonly bytes: number;
}

const ownerOf = (file: string): string => /(?:^|\/)domains\/([\w-]+)\//.exec(file)?.[1] ?? 'frame';

/**
 * What the first visit of a page loads of JavaScript, by source file; the largest first.
 * @param page the id of the page's routes, each of a language: `['en.guest', 'en.performers.home']`
 * @param words chunks of words by `{language}/{area}`
 * @param root the folder that was built
 */
export function firstLoad(page: readonly string[], words: readonly string[], root = '.'): SourceBytes[] {
  const { entry, routes } = readManifest(root);
  const lengths = JSON.parse(textOf(root, '/bytes.json')) as Record<string, Record<string, number>>;
  const chunksOfWords = JSON.parse(textOf(root, '/messages.json')) as Record<string, string>;
  const needed = ['root', ...page].map((id) => {
    const route = routes[id];
    if (!route) throw new Error(`There is no route ${id}.`);
    return route;
  });
  const start = [entry, ...needed].flatMap((part) => [part.module, ...(part.imports ?? [])]);
  const files = closure(root, [...start, ...words.flatMap((name) => chunksOfWords[name] ?? [])]);
  return [...files]
    .flatMap((chunk): SourceBytes[] => {
      const bytes = gzipSync(textOf(root, chunk), { level: 9 }).length;
      const modules = Object.entries(lengths[chunk] ?? { [chunk]: 1 });
      const all = modules.reduce((sum, [, length]) => sum + length, 0) || 1;
      return modules.map(([file, length]) => ({ file, owner: ownerOf(file), bytes: (bytes * length) / all }));
    })
    .sort((a, b) => b.bytes - a.bytes);
}
