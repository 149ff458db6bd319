import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession } from 'playwright-core';
import type { Person } from '#e2e/support/browser.ts';

const endpoint = (name: string): string => `https://push.example.net/${name}`;

function newKeys() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { p256dh: curve.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') };
}

/**
 * Lets a page subscribe without the browser maker's push service, which no test reaches: keys are real, the endpoint leads nowhere.
 * Everything behind it is the browser's own: permission, worker, notifications.
 */
export async function withPushService({ page, context, origin }: Person, name: string): Promise<void> {
  await permit({ page, context, origin }, 'prompt');
  await context.addInitScript(
    ({ address, own }) => {
      const made = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, expirationTime: null, keys: own }),
        unsubscribe: async () => {
          sessionStorage.removeItem('test:subscribed');
          return true;
        },
      };
      PushManager.prototype.getSubscription = async () =>
        (sessionStorage.getItem('test:subscribed') ? made : null) as never;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('test:subscribed', '1');
        return made as never;
      };
    },
    { address: endpoint(name), own: newKeys() },
  );
}

/** What the person said when the browser asked whether the site may notify them; `prompt`: it has not asked yet. */
export async function permit(
  { page, context, origin }: Pick<Person, 'page' | 'context' | 'origin'>,
  setting: 'prompt' | 'granted' | 'denied',
): Promise<void> {
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  const tools = await context.browser()?.newBrowserCDPSession();
  const { browserContextId } = targetInfo;
  if (!tools || !browserContextId) throw new Error('The browser does not say whose permissions these are.');
  // Stays open: what it has set goes with it.
  await tools.send('Browser.setPermission', {
    ...{ permission: { name: 'notifications' }, setting, origin, browserContextId },
  });
}

/** Hands payloads to the page's service worker as the browser does when a push has come. */
export interface Deliverer {
  push(words: unknown): Promise<void>;
  /** The person presses the notification that is shown. Answers the address the worker opens. */
  press(): Promise<string>;
  /** The browser gives the subscription another address, and tells the worker. */
  change(name: string): Promise<void>;
}

/** Of a worker's scope what the browser's tools reach here. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<unknown> };
}

/** The service worker of a page, as the browser's tools reach it. */
export async function pushesTo({ page, context, origin }: Person): Promise<Deliverer> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const tools: CDPSession = await context.newCDPSession(page);
  const found = Promise.withResolvers<string>();
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
    if (own) found.resolve(own.registrationId);
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await found.promise;
  const [script] = context.serviceWorkers();
  if (!script) throw new Error('The page has no service worker.');
  return {
    async push(words) {
      await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(words) });
    },
    press: () =>
      script.evaluate(async () => {
        const scope = globalThis as unknown as Scope;
        const [notification] = await scope.registration.getNotifications();
        // Windows open for a real press alone: where it would lead is what can be seen.
        const opened = Promise.withResolvers<string>();
        scope.clients.openWindow = async (url) => opened.resolve(url);
        const waitUntil = (work: Promise<unknown>) => void work.catch(opened.reject);
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
        return opened.promise;
      }),
    change: (name) =>
      script.evaluate(
        async ({ address, own }) => {
          const made = { toJSON: () => ({ endpoint: address, expirationTime: null, keys: own }) };
          PushManager.prototype.subscribe = async () => made as never;
          const works: Promise<unknown>[] = [];
          const waitUntil = (work: Promise<unknown>) => works.push(work);
          globalThis.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
          await Promise.all(works);
        },
        { address: endpoint(name), own: newKeys() },
      ),
  };
}
