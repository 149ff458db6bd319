import { readToken, writeToken } from '#domains/web-push/web/state/token-store.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { WorkerScope } from './scope.ts';

/** What a push says; made by web push on the server. */
interface Said {
  readonly title: string;
  readonly text: string;
  /** The page a press opens. */
  readonly path: string;
  readonly tag: string;
}

/** Shows pushes, opens what they are about, and renews the subscription when the browser changes it. */
export function showPushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    // Browsers ask that each push shows something (userVisibleOnly), also one that cannot be read.
    const { title, text, path, tag } = saidIn(event.data) ?? unreadable(scope.navigator.languages);
    event.waitUntil(
      scope.registration.showNotification(title, { body: text, tag, icon: '/icon-plain.svg', data: { path } }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(open(scope, typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/'));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope)));
}

const someNews: Readonly<Record<Language, string>> = {
  de: 'Es gibt etwas Neues.',
  en: 'There is something new.',
  es: 'Hay algo nuevo.',
  nl: 'Er is iets nieuws.',
};

/** What is true of a push that says nothing this worker reads: made for another version of the site, or damaged. */
function unreadable(languages: readonly string[]): Said {
  const language = languages.map((each) => each.slice(0, 2)).find((each) => each in someNews) ?? 'en';
  return { title: someNews[language as Language], text: '', path: `/${language}/`, tag: 'news' };
}

function saidIn(data: { json(): unknown } | null): Said | null {
  try {
    const said = data?.json() as Partial<Said> | undefined;
    return said && typeof said.title === 'string' ? { text: '', path: '/', tag: '', ...said, title: said.title } : null;
  } catch {
    return null;
  }
}

/** The page that is open already comes to the front; else a new one. */
async function open(scope: WorkerScope, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = pages.find(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search === path;
  });
  if (same) await same.focus();
  else await scope.clients.openWindow(path);
}

const rest = '/rest/v1/web-push';

async function renew(scope: WorkerScope): Promise<void> {
  const token = await readToken().catch(() => null);
  if (token === null) return;
  const { key } = (await (await fetch(`${rest}/key`)).json()) as { key: string };
  const signs = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const applicationServerKey = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const subscription = await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const answer = await fetch(`${rest}/resubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: subscription.toJSON(), encoding: 'aes128gcm' }),
  });
  if (answer.ok) await writeToken(((await answer.json()) as { token: string }).token);
}
