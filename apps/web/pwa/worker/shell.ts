import { pastTheWorker } from './rules.ts';
import type { Build, WorkerScope } from './scope.ts';

const prefix = 'shell-';

/** The cache of one build's shell. */
export const shellCache = ({ version }: Build): string => `${prefix}${version}`;
/** Files of the build are kept across builds: their names change with their content. */
export const assetCache = 'assets';

/**
 * Keeps the shell from the installation on, and removes what older builds left. A new worker waits until a page asks
 * for it, so that nothing changes under a running chat.
 */
export function keepShell(scope: WorkerScope, build: Build): void {
  scope.addEventListener('install', (event) => {
    // Past the browser's own cache, or an old page would be kept as the new one.
    const requests = build.shell.map((url) => new Request(url, { cache: 'reload' }));
    event.waitUntil(scope.caches.open(shellCache(build)).then((cache) => cache.addAll(requests)));
    // A browser that takes other routes than ours does without them.
    event.addRoutes?.(pastTheWorker).catch(() => undefined);
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(settle(scope, build));
  });
  scope.addEventListener('message', (event) => {
    if (event.data === 'take-over') event.waitUntil(scope.skipWaiting());
  });
}

async function settle({ caches, clients, registration }: WorkerScope, build: Build): Promise<void> {
  const stay = new Set([shellCache(build), assetCache]);
  const old = (await caches.keys()).filter((name) => !stay.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}
