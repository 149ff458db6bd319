import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyWebDomain } from '../page/domain.ts';

/**
 * Imports the module that lists the web halves of the domains, as Node reads it.
 * @param list its path relative to `root`
 * @throws Error, one sentence that names the domain and the file, when one of the halves cannot be loaded
 */
export async function loadDomains(root: string, list: string): Promise<readonly AnyWebDomain[]> {
  try {
    return Object.values(
      (await import(/* @vite-ignore */ pathToFileURL(join(root, list)).href)) as Record<string, AnyWebDomain>,
    );
  } catch (error) {
    const sentence = whyNotLoaded(error as Error, root, list);
    // Build tools print the stack, and this error has nothing more to say.
    throw Object.assign(new Error(sentence), { stack: sentence });
  }
}

/** One sentence for an error of an import: the domain, its file with the line where one is known, and what is wrong. */
export function whyNotLoaded(error: Error, root: string, list: string): string {
  const { stack = '', message } = error;
  const [, missing, importer] = /^Cannot find module '(.+?)' imported from (.+)$/.exec(message) ?? [];
  // A syntax error stands in front of the stack with its file; of other errors the first file of a domain is taken.
  const [, file = '', line] =
    /^(?:file:\/\/)?(\/?[^\n]+?\.tsx?):(\d+)\n/.exec(stack) ??
    /(?:\(|at |file:\/\/)(\/?[^\n()]*?\/domains\/[^\n()]+?\.tsx?):(\d+)/.exec(stack) ??
    [];
  const inRoot = (path: string): string =>
    relative(root, path.startsWith('file:') ? fileURLToPath(path) : path).replaceAll('\\', '/');
  const place = inRoot(importer ?? (file || join(root, list)));
  const domain = /^domains\/([\w-]+)\//.exec(place)?.[1];
  const half = domain === undefined ? `The list ${list}` : `The web half of the domain ${domain}`;
  const why = missing === undefined ? message : `it imports ${inRoot(missing)}, which is not there`;
  return `${half} does not load: ${place}${importer === undefined && line ? `, line ${line}` : ''}: ${why}`;
}
