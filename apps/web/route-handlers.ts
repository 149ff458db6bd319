import type { RouteObject, ServerBuild } from 'react-router';
import { createRequestHandler, matchRoutes } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { isOf, manifestOf } from './language-manifest.ts';

type Handler = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild['routes'];

/** Most addresses whose routes are remembered; whoever makes addresses up only makes them forgotten. */
const mostAddresses = 1000;

/**
 * The request handler for an address in a language: one that knows the address's own routes, those of its language's front
 * page and no others, because the router goes through all it is given several times for each page. An address that leads
 * nowhere gets all routes of the language.
 */
export function routeHandlers(build: ServerBuild, language: Language, mode: string): (pathname: string) => Handler {
  const routes = pick(build.routes, (id) => isOf(id, language));
  const ofLanguage = createRequestHandler({ ...build, routes }, mode);
  const tree = treeOf(routes);
  const byRoutes = new Map<string, Handler>();
  const byAddress = new Map<string, Handler>();

  const find = (pathname: string): Handler => {
    const ids = matchRoutes(tree, pathname.replace(/_?\.data$/, ''))?.map(({ route }) => String(route.id));
    if (!ids) return ofLanguage;
    const key = ids.join(' ');
    const known = byRoutes.get(key);
    if (known) return known;
    const wanted = new Set(Object.keys(manifestOf(build.assets, language, ids).routes));
    const made = createRequestHandler({ ...build, routes: pick(routes, (id) => wanted.has(id)) }, mode);
    byRoutes.set(key, made);
    return made;
  };
  return (pathname) => {
    const known = byAddress.get(pathname);
    if (known) return known;
    if (byAddress.size >= mostAddresses) byAddress.clear();
    const handler = find(pathname);
    byAddress.set(pathname, handler);
    return handler;
  };
}

const pick = (routes: Routes, isWanted: (id: string) => boolean): Routes =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => isWanted(id)));

function treeOf(routes: Routes, parentId?: string): (RouteObject & { id: string })[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const children = treeOf(routes, id);
    return [
      { id, path, index, caseSensitive, ...(children.length > 0 && { children }) } as RouteObject & { id: string },
    ];
  });
}
