import type { EntryContext } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';

/** Whether a route is of a language, or of none. */
export const isOf = (id: string, language: Language): boolean =>
  [language, 'any', 'root'].includes(id.split('.', 1)[0] ?? '');

type Manifest = EntryContext['manifest'];

const known = new WeakMap<Manifest, Map<string, Manifest>>();

/**
 * The routes a page is made of, and its language's front page. The router builds every route it is given again for each page it
 * renders, and looks its own address up among them; of the others a page needs nothing but their addresses, and the browser asks
 * for what its links lead to.
 * @param ids of the page's own routes, from the root on
 */
export function manifestOf(manifest: Manifest, language: Language, ids: readonly string[]): Manifest {
  const of = known.get(manifest) ?? new Map<string, Manifest>();
  known.set(manifest, of);
  const key = [language, ...ids].join(' ');
  const found = of.get(key);
  if (found) return found;
  const front = Object.values(manifest.routes).filter((route) => route?.path?.replaceAll('/', '') === language);
  const wanted = new Set([...ids, ...front.flatMap((route) => withParents(manifest, route?.id))]);
  const own = Object.entries(manifest.routes).filter(([id]) => wanted.has(id));
  const slim = { ...manifest, routes: Object.fromEntries(own) };
  of.set(key, slim);
  return slim;
}

const withParents = (manifest: Manifest, id: string | undefined): string[] =>
  id === undefined ? [] : [id, ...withParents(manifest, manifest.routes[id]?.parentId)];
