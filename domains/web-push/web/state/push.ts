import { saveNotificationPreferences } from '#domains/notifications/contract/preferences.ts';
import { readStored, removeStored, writeStored } from '#kit/web/device/storage.ts';
import type { useApi } from '#kit/web/live/api.tsx';
import type { PushEncoding } from '../../contract/routes.ts';
import { getPushKey, getPushStatus, subscribePush, unsubscribePush } from '../../contract/routes.ts';
import { subscribedItem } from './stored.ts';
import { writeToken } from './token-store.ts';

type Api = ReturnType<typeof useApi>;

/** Whether this browser can be pushed to at all (spec 3 §5). */
export const isSupported = (): boolean =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

/** `denied` also where the browser lacks what it takes (spec 3 §4). */
export const permission = (): NotificationPermission => (isSupported() ? Notification.permission : 'denied');

/** The browser's registration. @throws Error `No registration available` */
async function registration(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.getRegistration('/');
  if (!found) throw new Error('No registration available');
  return found;
}

/** What the browser has subscribed; without a registration that is nothing. */
async function subscription(): Promise<PushSubscription | null> {
  const found = isSupported() ? await registration().catch(() => null) : null;
  return (await found?.pushManager.getSubscription()) ?? null;
}

const encoding = (): PushEncoding => {
  const [first] = PushManager.supportedContentEncodings ?? [];
  return first === 'aes128gcm' ? first : 'aesgcm';
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Whether a subscription was made for this key; a browser that does not say is believed. */
function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const made = options?.applicationServerKey;
  return !made || new Uint8Array(made).toString() === key.toString();
}

/**
 * Asks the browser's permission, from a press alone, and subscribes.
 * @throws Error in the words of spec 3 §8, or the server's refusal
 */
export async function subscribe(api: Api, guestId: number): Promise<void> {
  if (!isSupported()) throw new Error('Push messages not supported');
  if (permission() === 'denied') throw new Error('Push messages are blocked.');
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Bad permission result');
  await subscribeGranted(api, guestId);
  // A press is a wish, whatever was switched off before.
  const wish = await api.call(saveNotificationPreferences, { body: { channels: { push: true } } });
  if (!wish.ok) throw new Error(wish.problem.title);
}

/** The same without a question: permission was given before. */
export async function subscribeGranted(api: Api, guestId: number): Promise<void> {
  const key = await api.call(getPushKey, {});
  if (!key.ok) throw new Error(key.problem.title);
  const applicationServerKey = bytesOf(key.data.key);
  let own = await subscription();
  // One for another key of the site is of no use: no push service takes a message for it.
  if (own && !isFor(own, applicationServerKey)) {
    await own.unsubscribe();
    own = null;
  }
  own ??= await (await registration()).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const body = { subscription: own.toJSON() as never, encoding: encoding() };
  const answer = await api.call(subscribePush, { body });
  if (!answer.ok) throw new Error(answer.problem.title);
  writeStored(subscribedItem, { guestId });
  await writeToken(answer.data.token);
}

/** Whether this browser is pushed to for the guest of this page. */
export async function isSubscribed(api: Api): Promise<boolean> {
  const own = await subscription();
  if (!own || permission() !== 'granted') return false;
  const answer = await api.call(getPushStatus, { params: { payload: JSON.stringify(own.toJSON()) } });
  return answer.ok && answer.data.subscribed;
}

/** Ends it here and at the server. */
export async function unsubscribe(api: Api): Promise<void> {
  const own = await subscription();
  removeStored(subscribedItem);
  await writeToken(null);
  if (!own) return;
  await api.call(unsubscribePush, { params: { payload: JSON.stringify(own.toJSON()) } });
  await own.unsubscribe();
}

/** After somebody logged in again: their browser is theirs again, and nobody else's. */
export async function resume(api: Api, guestId: number): Promise<void> {
  if (permission() !== 'granted' || readStored(subscribedItem)?.guestId !== guestId) return;
  if (!(await isSubscribed(api))) await subscribeGranted(api, guestId);
}
