import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retiredWorker } from '#apps/web/pwa/worker/retired-worker.ts';
import type { Person } from './support/browser.ts';
import { newPerson } from './support/browser.ts';
import type { ConnectionProxy } from './support/connection-proxy.ts';
import { openConnectionProxy } from './support/connection-proxy.ts';
import { expectConsoleErrors } from './support/console-errors.ts';
import { openPage, untilNetworkIdle } from './support/go.ts';
import { logIn } from './support/people.ts';
import { openSite } from './support/site.ts';

const site = await openSite({ program: 'full' });
let line: ConnectionProxy;
let guest: Person;
let page: Page;

beforeAll(async () => {
  line = await openConnectionProxy(site.origin);
  // One guest for the whole file: what a worker has kept is what the next test finds.
  guest = await newPerson(site.browser, line.origin, { locale: 'de-DE' });
  page = guest.page;
});

afterAll(async () => {
  await guest.context.close();
  await line.close();
  await site.close();
});

/** Waits until the worker answers for the page. */
const controlled = () => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Every address in every cache of the site. */
const keptAddresses = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

let releases = 0;

/** A release: the same worker with another version, also where a test is repeated. */
async function release(): Promise<void> {
  releases += 1;
  const version = releases;
  line.instead.set('/sw.js', (body) => `${body}\n// ${version}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

describe('an app', () => {
  test('the browser finds nothing that keeps the site from being installed', async () => {
    await openPage(page, '/de/');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    const devtools = await guest.context.newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ lang: 'de', start_url: '/de/?source=app' });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The windows of tests are private ones.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await devtools.detach();
  });

  test('whoever browses, logs in and visits a room leaves nothing of it in the worker’s caches', async () => {
    await controlled();
    await logIn(guest, 'guest@vesper.example');
    for (const path of ['/de/', '/de/amateur/vesna/', '/de/chat/vesna/', '/de/myvisitx/', '/de/myvisitx/umsaetze/']) {
      expect((await openPage(page, path))?.status(), path).toBe(200);
      await untilNetworkIdle(page);
    }
    // The worker keeps what it was asked for after it has given it out.
    const assets = async () => (await keptAddresses()).filter((path) => path.startsWith('/assets/')).length;
    await expect.poll(assets).toBeGreaterThan(10);
    await expect.poll(keptAddresses).toContain('/offline/de.html');
    const kept = await keptAddresses();
    expect(kept.filter((path) => !/^\/(assets|offline)\/|^\/icon(-plain)?\.svg$/.test(path))).toEqual([]);
  });
});

test('without a connection a page says so in its language, and comes back by itself', async () => {
  expect(guest.consoleErrors).toEqual([]);
  line.isCut = true;
  await openPage(page, '/es/cams/');
  expect(await page.title()).toBe('No tienes conexión');
  await openPage(page, '/de/cams/');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Du bist gerade offline');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Manrope');
  line.isCut = false;
  await page.getByRole('heading', { level: 1, name: /offline/ }).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.documentElement.dataset['area'] === 'guest');
  expect(new URL(page.url()).pathname).toBe('/de/cams/');
  // What failed while the line was cut is what this test is about.
  expectConsoleErrors(guest.consoleErrors, /Failed to load resource|net::ERR_/);
});

describe('a new version', () => {
  const bar = () => page.getByRole('region', { name: 'Eine neue Version ist da.' });

  test('is not spoken of in a room, waits on other pages, and comes in when asked', async () => {
    await openPage(page, '/de/chat/vesna/');
    await controlled();
    await untilNetworkIdle(page);
    await release();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await bar().count()).toBe(0);
    await openPage(page, '/de/');
    await bar().waitFor();
    await Promise.all([page.waitForEvent('load'), bar().getByRole('button', { name: 'Neu laden' }).click()]);
    await controlled();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
    expect(await bar().count()).toBe(0);
  });

  test('comes in by itself with the next page', async () => {
    await openPage(page, '/de/');
    await controlled();
    await untilNetworkIdle(page);
    await release();
    await bar().waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('navigation').getByRole('link', { name: 'Cams', exact: true }).first().click();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/de/cams/');
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
  });
});

test('where no service worker is configured, the one before removes itself and its caches', async () => {
  line.instead.set('/sw.js', () => retiredWorker);
  await openPage(page, '/de/');
  await untilNetworkIdle(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  // What the old worker was still busy with may have kept something: the next page removes that too.
  expect((await openPage(page, '/de/'))?.status()).toBe(200);
  await page.waitForFunction(async () => (await caches.keys()).length === 0);
  expect(guest.consoleErrors).toEqual([]);
});
