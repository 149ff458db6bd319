import { mayKeep, offlinePath, strategyOf } from './rules.ts';
import type { Build, FetchEvent, WorkerScope } from './scope.ts';
import { assetCache, shellCache } from './shell.ts';

/** How long a page may take before the offline page stands in; it keeps trying by itself. */
const networkTimeoutMs = 15_000;
/** Most files of builds kept; the oldest leave first. A whole visit needs some eighty. */
const mostAssets = 300;

/** Answers documents from the network alone, files of the build from the cache, and leaves everything else. */
export function answerRequests(scope: WorkerScope, build: Build): void {
  const shell = new Set(build.shell);
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const isPersonal = request.headers.has('authorization') || request.headers.has('range');
    const url = new URL(request.url);
    const facts = { method: request.method, mode: request.mode, url, origin: scope.location.origin, isPersonal };
    const strategy = strategyOf(facts, shell);
    if (strategy === 'page') event.respondWith(page(scope, build, event, url));
    else if (strategy === 'asset') event.respondWith(asset(scope, event));
    else if (strategy === 'shell') event.respondWith(ofShell(scope, build, request));
  });
}

async function page(scope: WorkerScope, build: Build, event: FetchEvent, url: URL): Promise<Response> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new Error('too slow')), networkTimeoutMs);
  });
  try {
    return await Promise.race([fromNetwork(event), enough]);
  } catch {
    const path = offlinePath(url.pathname, scope.navigator.languages, build.languages);
    const cache = await scope.caches.open(shellCache(build));
    return (await cache.match(path)) ?? Response.error();
  } finally {
    clearTimeout(timeout);
  }
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request));

async function asset(scope: WorkerScope, event: FetchEvent): Promise<Response> {
  const cache = await scope.caches.open(assetCache);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (mayKeep(answer)) event.waitUntil(keep(cache, event.request, answer.clone()));
  return answer;
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  try {
    await cache.put(request, answer);
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - mostAssets)).map((old) => cache.delete(old)));
  } catch {
    // A full disk: the file was answered, and will be fetched again.
  }
}

async function ofShell(scope: WorkerScope, build: Build, request: Request): Promise<Response> {
  const cache = await scope.caches.open(shellCache(build));
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
