/**
 * The worker served where there shall be none: it takes the place of the one installed before, removes what that one
 * kept, and itself. Pages go on as they are and meet no worker the next time they load.
 */
export const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
