import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '#e2e/support/browser.ts';
import { newTab } from '#e2e/support/browser.ts';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { follow, openPage, reload, untilNetworkIdle } from '#e2e/support/go.ts';
import { call, logIn } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite({ settings: { HIDDEN_TAB_TITLE: 'Komm zurück' } });
afterAll(() => site.close());

const password = 'vier stille Segel im Wind';
const bar = (page: Page, type: string) => page.locator(`[data-status-bar=${type}]`);
const anyBar = (page: Page) => page.locator('[data-status-bar]:not(:empty)');
/** How often the page was loaded since this was asked. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  return loads;
}
const tabOf = ({ context, consoleErrors }: Person) => newTab(context, site.origin, consoleErrors);
/** The page listens to the channel: from then on it hears what happens elsewhere. */
const isListening = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

/** Scripts do not come to this page before they are let. */
async function withoutScripts(page: Page): Promise<() => void> {
  let open = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  return open;
}

async function signUp(guest: Person, email: string, language: 'de' | 'en' | 'es'): Promise<void> {
  await call(guest, 'POST', 'identity/signUp', { email, password, language, isAdult: true, acceptTerms: true });
}

/** The link of the mail that was captured for an address, opened where operators read it. */
async function linkIn(email: string): Promise<string> {
  const operator = await site.newPerson();
  await logIn(operator, 'office@vesper.example');
  const { page } = operator;
  await openPage(page, '/office/mail/');
  const mail = page.getByRole('row', { name: email }).getByRole('link').first();
  await follow(page, mail, { heading: (await mail.textContent()) ?? '' });
  const link = page.getByRole('main').getByRole('link', { name: /#/ });
  return (await link.getAttribute('href')) ?? '';
}

describe('an address that waits to be confirmed', () => {
  it('on a desk: is told of, and put off for a day on every page at once', async () => {
    const t = await wordsOf('de');
    const guest = await site.newPerson({ locale: 'de-DE' });
    const { page } = guest;
    await signUp(guest, 'schreibtisch@vesper.example', 'de');
    const other = await tabOf(guest);
    const listening = isListening(other);
    await openPage(other, '/de/cams/');
    await bar(other, 'mailNotVerified').waitFor();
    await listening;
    await openPage(page, '/de/');
    await untilNetworkIdle(page);
    // The first page is still open, so it is said on the second one too.
    const putOff = bar(page, 'mailNotVerified').getByRole('button', { name: t('notices.dismiss') });
    await putOff.click();
    for (const one of [other, page]) await bar(one, 'mailNotVerified').waitFor({ state: 'detached' });
    const cookies = await guest.context.cookies();
    const days = ((cookies.find(({ name }) => name === 'sbmn')?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(1);
    await reload(page);
    expect(await anyBar(page).count()).toBe(0);
  });

  it('on a phone: is told of on one page, and from the next one on in the menu alone', async () => {
    const t = await wordsOf('en');
    const guest = await site.newPerson({ size: 'phone' });
    const { page } = guest;
    await signUp(guest, 'once@vesper.example', 'en');
    const bell = (count: number) => page.getByRole('button', { name: t('shell.notices', { count }), exact: true });
    await openPage(page, '/en/cams/');
    await bar(page, 'mailNotVerified').waitFor();
    await bell(0).waitFor();
    await follow(
      page,
      page
        .getByRole('navigation')
        .getByRole('link', { name: t('performers.freeChat.menu') })
        .last(),
      {
        heading: t('performers.freeChat.title'),
      },
    );
    expect(await anyBar(page).count()).toBe(0);
    await bell(1).tap();
    await page.getByRole('button', { name: t('notices.send.again') }).waitFor();
    for (const path of ['/en/', '/en/myvisitx/', '/en/top-up/']) {
      await openPage(page, path);
      await untilNetworkIdle(page);
      expect(await anyBar(page).count(), path).toBe(0);
      expect(await page.getByRole('main').getByText('once@vesper.example').count(), path).toBe(0);
    }
  });

  it('on a desk: another page is loaded again and says that it is, and so does one that did not listen yet', async () => {
    const t = await wordsOf('de');
    const guest = await site.newPerson({ locale: 'de-DE' });
    await signUp(guest, 'stehpult@vesper.example', 'de');
    const late = await tabOf(guest);
    const letScripts = await withoutScripts(late);
    await openPage(late, '/de/cams/', 'begun');
    await bar(late, 'mailNotVerified').waitFor();
    const other = await tabOf(guest);
    const listening = isListening(other);
    await openPage(other, '/de/cams/');
    await listening;
    const anew = other.waitForEvent('load');
    await openPage(guest.page, await linkIn('stehpult@vesper.example'));
    await guest.page.getByRole('button', { name: t('identity.verify.submit') }).click();
    await anew;
    await bar(other, 'verifiedMail').waitFor();
    letScripts();
    await bar(late, 'verifiedMail').waitFor();
  });

  it('on a phone: the other page learns it without being loaded again', async () => {
    const t = await wordsOf('es');
    const guest = await site.newPerson({ locale: 'es-ES', size: 'phone' });
    await signUp(guest, 'telefono@vesper.example', 'es');
    const other = await tabOf(guest);
    const listening = isListening(other);
    await openPage(other, '/es/cams/');
    await listening;
    const loads = loadsOf(other);
    await openPage(guest.page, await linkIn('telefono@vesper.example'));
    await guest.page.getByRole('button', { name: t('identity.verify.submit') }).tap();
    await bar(other, 'verifiedMail').waitFor();
    expect(loads).toEqual([]);
  });
});

describe('a press on a notice before its script has come', () => {
  it('on a desk: puts it off', async () => {
    const t = await wordsOf('de');
    const guest = await site.newPerson({ locale: 'de-DE' });
    const { page } = guest;
    await signUp(guest, 'frueh@vesper.example', 'de');
    const letScripts = await withoutScripts(page);
    await openPage(page, '/de/cams/', 'begun');
    await bar(page, 'mailNotVerified')
      .getByRole('button', { name: t('notices.dismiss') })
      .click();
    letScripts();
    await bar(page, 'mailNotVerified').waitFor({ state: 'detached' });
    expect((await guest.context.cookies()).map(({ name }) => name)).toContain('sbmn');
  });

  it('on a phone: sends the mail again, once however often it was pressed', async () => {
    const t = await wordsOf('es');
    const guest = await site.newPerson({ locale: 'es-ES', size: 'phone' });
    const { page } = guest;
    await signUp(guest, 'pronto@vesper.example', 'es');
    const letScripts = await withoutScripts(page);
    await openPage(page, '/es/cams/', 'begun');
    const again = bar(page, 'mailNotVerified').getByRole('button', { name: t('notices.send.again') });
    for (let press = 0; press < 3; press += 1) await again.tap();
    let mails = 0;
    page.on('request', (request) => {
      if (request.url().includes('sendVerification')) mails += 1;
    });
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes('sendSignupEmail')) mails += 1;
      }),
    );
    letScripts();
    await bar(page, 'mailNotVerified').getByText(t('notices.send.sent')).waitFor();
    expect(mails).toBe(1);
  });
});

describe('a session that ends elsewhere', () => {
  const bell = (page: Page) => page.getByRole('button', { name: /^Benachrichtigungen|^Mitteilungen/ });
  const logInLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Anmelden' });

  it('loads a page again that was made for a member, also one that did not listen yet', async () => {
    const guest = await site.newPerson({ locale: 'de-DE' });
    await logIn(guest, 'guest@vesper.example');
    const late = await tabOf(guest);
    const letScripts = await withoutScripts(late);
    await openPage(late, '/de/cams/', 'begun');
    await bell(late).waitFor();
    const listening = isListening(guest.page);
    await openPage(guest.page, '/de/');
    await listening;
    await call(guest, 'POST', 'identity/logOut');
    await logInLink(guest.page).waitFor();
    letScripts();
    await logInLink(late).waitFor();
  });

  it('lets a payment have its feedback first', async () => {
    const t = await wordsOf('de');
    const guest = await site.newPerson({ locale: 'de-DE' });
    await logIn(guest, 'guest@vesper.example');
    const order = await call<{ id: string }>(guest, 'POST', 'payments/startTopUp', { packageId: 'eur-25' });
    const listening = isListening(guest.page);
    await openPage(guest.page, `/de/coins-aufladen/${order.id}/`);
    await guest.page.getByText(t('payments.receipt.open')).first().waitFor();
    await listening;
    const loads = loadsOf(guest.page);
    const away = guest.page.waitForEvent('websocket');
    const refused = guest.page.waitForResponse(
      (answer) => answer.url().includes(order.id) && [401, 403].includes(answer.status()),
    );
    await call(guest, 'POST', 'identity/logOut');
    // It has heard: it comes back as a visitor, is refused the order, and stays as it is.
    await away.then((socket) => socket.waitForEvent('framereceived'));
    await refused;
    await guest.page.getByText(t('payments.receipt.open')).first().waitFor();
    expect(loads).toEqual([]);
    await guest.page.close();
    // The browser itself reports the refusal.
    expectConsoleErrors(guest.consoleErrors, /status of 401/);
  });
});

describe('a search that is written before its script has come', () => {
  it('on a phone: keeps every letter, refuses two, and finds from three on', async () => {
    const t = await wordsOf('de');
    const { page } = await site.newPerson({ locale: 'de-DE', size: 'phone' });
    const letScripts = await withoutScripts(page);
    await openPage(page, '/de/', 'begun');
    await page.getByRole('button', { name: t('shell.search'), exact: true }).tap();
    const field = page.getByLabel(t('search.label')).and(page.locator('input'));
    await page.keyboard.type('ve');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${site.origin}/de/`);
    await page.keyboard.type('s');
    letScripts();
    await page.getByRole('option', { name: 'Vesna' }).first().waitFor();
    await page.keyboard.type('na');
    expect(await field.inputValue()).toBe('vesna');
    await follow(page, () => page.getByRole('option', { name: /^Vesna/ }).tap(), { heading: /^Vesna/ });
  });

  it('without any script: Enter leads to what is found', async () => {
    const t = await wordsOf('es');
    const { page } = await site.newPerson({ locale: 'es-ES' });
    await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await openPage(page, '/es/', 'loaded');
    await page.getByRole('button', { name: t('shell.search'), exact: true }).click();
    await page.keyboard.type('música');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: t('search.title', { pattern: 'música' }) }).waitFor();
    await openPage(page, '/es/buscar/', 'loaded');
    await page.getByRole('main').getByRole('searchbox').fill('vesna');
    await page.getByRole('main').getByRole('button').click();
    await page.getByRole('heading', { level: 1, name: t('search.title', { pattern: 'vesna' }) }).waitFor();
  });
});

/** A page whose site has set a modal; everything else is as it is. */
async function withModals(page: Page, modals: object): Promise<void> {
  await page.route(/pageConfiguration/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, modals: { ...json.modals, ...modals } } });
  });
}
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

describe('modals', () => {
  it('on a phone: the partner brand greets a stranger on its profile and host, once, and gives the keyboard back', async () => {
    const t = await wordsOf('es');
    const { page } = await site.newPerson({ locale: 'es-ES', size: 'phone' });
    await withModals(page, { partnerBrand: { profile: 'Vesna', host: new URL(site.origin).hostname } });
    await openPage(page, '/es/amateur/vesna/');
    await dialog(page)
      .getByRole('heading', { name: t('notices.brand.title', { name: 'Vesna' }) })
      .waitFor();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    expect(await dialog(page).locator(':focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const told = page.waitForResponse(/pageConfiguration/);
    await reload(page);
    await told;
    await untilNetworkIdle(page);
    expect(await dialog(page).count()).toBe(0);
  });

  it('on a desk: nothing gets past the Spanish gate but an account, neither a key nor the search', async () => {
    const t = await wordsOf('de');
    const guest = await site.newPerson({ locale: 'de-DE' });
    const { page } = guest;
    await withModals(page, { isSpanishAgeCheck: true });
    await openPage(page, '/de/amateur/vesna/');
    await dialog(page).getByText(t('notices.age.text')).waitFor();
    for (const key of ['Escape', 'Control+k', '/', 'Escape']) await page.keyboard.press(key);
    expect(await dialog(page).count()).toBe(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    const logInLink = dialog(page).getByRole('link', { name: t('notices.age.logIn') });
    await follow(page, logInLink, { heading: t('identity.logIn.title') });
    await logIn(guest, 'guest@vesper.example');
    await openPage(page, '/de/amateur/vesna/');
    await expect.poll(async () => (await guest.context.cookies()).some(({ name }) => name === 'favs')).toBe(true);
    expect(await dialog(page).count()).toBe(0);
  });
});

describe('an app that is offered', () => {
  /** The browser says that the site can be installed, as it does on its own after a while. */
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'dismissed' }),
      });
      dispatchEvent(event);
      return event.defaultPrevented;
    });

  it('waits for a second visit, and stays away for a week once it was put off', async () => {
    const t = await wordsOf('de');
    const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
    await openPage(guest.page, '/de/');
    await guest.page.getByRole('button', { name: t('legal.consent.choose'), exact: true }).tap();
    await guest.page.getByRole('button', { name: t('legal.consent.all') }).tap();
    expect(await offer(guest.page)).toBe(true);
    const line = (page: Page) => page.getByRole('region', { name: t('shell.app.install.line') });
    await untilNetworkIdle(guest.page);
    expect(await line(guest.page).count()).toBe(0);
    // What the first page could not count yet is counted from the next one on.
    for (const visit of ['first', 'second']) {
      const page = await tabOf(guest);
      await openPage(page, '/de/cams/');
      await untilNetworkIdle(page);
      await offer(page);
      if (visit === 'first') continue;
      await line(page)
        .getByRole('button', { name: t('shell.app.install.do') })
        .tap();
      await line(page).waitFor({ state: 'detached' });
    }
    const later = (await guest.context.cookies()).find(({ name }) => name === 'install_later');
    expect(Math.round(((later?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    const next = await tabOf(guest);
    await openPage(next, '/de/cams/');
    await offer(next);
    await untilNetworkIdle(next);
    expect(await line(next).count()).toBe(0);
  });
});

describe('a line that was lost', () => {
  it('is told of in order once it is back, also when it fails once more at first', async () => {
    const { page, context, consoleErrors } = await site.newPerson({ locale: 'de-DE' });
    const told: unknown[] = [];
    await page.route('**/logger/browserOnline*', async (route) => {
      told.push(route.request().postDataJSON());
      await (told.length === 1 ? route.abort() : route.continue());
    });
    // Told by what also listens to the line, a moment after it began to.
    const reports = page.waitForRequest(/trackActorProfileVisit/);
    await openPage(page, '/de/amateur/vesna/');
    await reports;
    // A browser that loses the line while it fetches its worker or pages to come complains of that by itself.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await untilNetworkIdle(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    const [offline, online] = [{ status: 'offline' }, { status: 'online' }];
    await expect.poll(() => told).toEqual([offline, offline, online]);
    expectConsoleErrors(consoleErrors, /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  });
});

describe('a page nobody looks at', () => {
  it('runs its words through the title, and puts the title back', async () => {
    const { page } = await site.newPerson({ locale: 'de-DE' });
    await openPage(page, '/de/');
    const title = await page.title();
    const look = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    // The script that watches comes once the page is idle: whoever left before is noticed then.
    await look(true);
    await expect.poll(() => page.title()).toContain('Komm');
    const first = await page.title();
    await expect.poll(() => page.title()).not.toBe(first);
    await look(false);
    expect(await page.title()).toBe(title);
  });
});
