import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..');
const layers = ['apps', 'domains', 'kit', 'demo', 'architecture', 'e2e', 'bench', 'scripts'];
const skipped = new Set(['node_modules', 'out', 'migrations', '.react-router']);

/** One source file: its path from the root (with forward slashes), its text, and what it imports of ours. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Path from the root for a file of ours; null for a package. */
  readonly target: string | null;
  /** The import vanishes when types are stripped. */
  readonly typeOnly: boolean;
  readonly line: number;
}

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return files(path);
    return /\.(tsx?|mjs|css)$/.test(entry.name) ? [path] : [];
  });
}

function resolveTarget(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier));
  return null;
}

function importsOf(path: string, text: string): Import[] {
  if (path.endsWith('.css')) return [];
  const { module } = parseSync(path, text);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const statics = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineOf(start),
  }));
  const reexports = module.staticExports.flatMap(({ entries, start }) =>
    entries
      .filter((entry) => entry.moduleRequest)
      .slice(0, 1)
      .map((entry) => ({ specifier: entry.moduleRequest?.value ?? '', typeOnly: entry.isType, line: lineOf(start) })),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^['"]([^'"]+)['"]$/.exec(written)?.[1];
    return specifier ? [{ specifier, typeOnly: false, line: lineOf(start) }] : [];
  });
  return [...statics, ...reexports, ...dynamics].map((one) => ({ ...one, target: resolveTarget(path, one.specifier) }));
}

/** Every source file of the repository, parsed once. */
export const sources: readonly Source[] = layers
  .flatMap((layer) => {
    try {
      return files(layer);
    } catch {
      return [];
    }
  })
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) };
  });

/** Where in the platform a path lies. */
export function placeOf(path: string): { layer: string; domain: string | null; part: string | null } {
  const [layer = '', second = null, third = null] = path.split('/');
  return layer === 'domains' ? { layer, domain: second, part: third } : { layer, domain: null, part: second };
}

/** `path:line` as an editor opens it. */
export const at = (source: Source, line: number): string => `${relative('.', source.path)}:${line}`;
