import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goneWorker } from '#apps/web/pwa/worker/gone.ts';
import type { Person } from './support/browser.ts';
import { newPerson } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import type { Line } from './support/line.ts';
import { openLine } from './support/line.ts';
import { logIn } from './support/people.ts';

const house = await openHouse();
let line: Line;
let guest: Person;
let page: Page;

beforeAll(async () => {
  line = await openLine(house.origin);
  // One guest for the whole file: what a worker has kept is what the next test finds.
  guest = await newPerson(house.browser, line.origin, { locale: 'de-DE' });
  page = guest.page;
});

afterAll(async () => {
  await guest.context.close();
  await line.close();
  await house.close();
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

/** A release: the same worker with another version. */
async function release(version: string): Promise<void> {
  line.instead.set('/sw.js', (body) => `${body}\n// ${version}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

describe('an app', () => {
  test('the browser finds nothing that keeps the site from being installed', async () => {
    await page.goto('/de/');
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
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
      expect((await page.goto(path))?.status(), path).toBe(200);
      await page.waitForLoadState('networkidle');
    }
    const kept = await keptAddresses();
    expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10);
    expect(kept).toContain('/offline/de.html');
    expect(kept.filter((path) => !/^\/(assets|offline)\/|^\/icon(-plain)?\.svg$/.test(path))).toEqual([]);
  });
});

test('without a connection a page says so in its language, and comes back by itself', async () => {
  guest.complaints.length = 0;
  line.isCut = true;
  await page.goto('/es/cams/');
  expect(await page.title()).toBe('No tienes conexión');
  await page.goto('/de/cams/');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Du bist gerade offline');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Manrope');
  line.isCut = false;
  await page.getByRole('heading', { level: 1, name: /offline/ }).waitFor({ state: 'detached', timeout: 15_000 });
  await page.waitForFunction(() => document.documentElement.dataset['area'] === 'guest');
  expect(new URL(page.url()).pathname).toBe('/de/cams/');
  // What failed while the line was cut is what this test is about.
  guest.complaints.length = 0;
});

describe('a new version', () => {
  const bar = () => page.getByRole('region', { name: 'Eine neue Version ist da.' });

  test('is not spoken of in a room, waits on other pages, and comes in when asked', async () => {
    await page.goto('/de/chat/vesna/');
    await controlled();
    await page.waitForLoadState('networkidle');
    await release('two');
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await bar().count()).toBe(0);
    await page.goto('/de/');
    await bar().waitFor();
    await Promise.all([page.waitForEvent('load'), bar().getByRole('button', { name: 'Neu laden' }).click()]);
    await controlled();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
    expect(await bar().count()).toBe(0);
  });

  test('comes in by itself with the next page', async () => {
    await page.waitForLoadState('networkidle');
    await release('three');
    await bar().waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('navigation').getByRole('link', { name: 'Cams', exact: true }).first().click();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/de/cams/');
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
  });
});

test('where the house wants no worker, the one before removes itself and all it kept', async () => {
  line.instead.set('/sw.js', () => goneWorker);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  // What the old worker was still busy with may have kept something: the next page removes that too.
  expect((await page.goto('/de/'))?.status()).toBe(200);
  await page.waitForFunction(async () => (await caches.keys()).length === 0);
  expect(guest.complaints).toEqual([]);
});
