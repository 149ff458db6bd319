import { afterAll, expect, test } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { balanceOf, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

interface Tile {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly price: { readonly value: number };
  readonly actor: { readonly name: string };
}

test('a work with two people: she is asked and agrees, a guest buys it, she withdraws; it is gone and paid back', async () => {
  const [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const guest = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  const tiles = async (): Promise<Tile[]> => {
    const grid = await page.request.get(`${site.origin}/rest/v1/tileGrid/get/albums/%7B%7D`);
    return ((await grid.json()) as { data: { initialTiles: Tile[] } }).data.initialTiles;
  };
  const tile = (await tiles()).find(({ price, path }) => price.value > 0 && !path.includes('/vesna/'));
  if (!tile) throw new Error('The demo world has no album of somebody else that costs something.');
  const slug = /\/amateur\/([^/]+)\//.exec(tile.path)?.[1] ?? '';

  // Who made it names Vesna, on her phone: from then on nobody finds it.
  const owner = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  await logIn(owner, `${slug}@vesper.example`);
  await openPage(owner.page, `/en/studio/albums/${tile.id}/`);
  await untilNetworkIdle(owner.page);
  await owner.page.getByLabel(en('consent.studio.name')).fill('Nobody At All');
  await owner.page.getByRole('button', { name: en('consent.studio.save'), exact: true }).click();
  await waitForText(owner.page, 'Nobody verified is known as “Nobody At All”');
  expectConsoleErrors(owner.consoleErrors, /422/);
  await keepScreenshot(owner.page, 'consent-unknown-phone');
  await owner.page.getByRole('button', { name: /Take Nobody At All out/ }).click();
  await owner.page.getByLabel(en('consent.studio.name')).fill('vesna');
  await owner.page.getByRole('button', { name: en('consent.studio.save'), exact: true }).click();
  await owner.page.getByText(/It is not shown yet: Vesna/).waitFor();
  await keepScreenshot(owner.page, 'consent-asked-phone');
  expect((await tiles()).some(({ id }) => id === tile.id)).toBe(false);

  // She reads the words in her account and agrees.
  const vesna = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  await openPage(vesna.page, '/de/myvisitx/appearances/');
  await untilNetworkIdle(vesna.page);
  await keepScreenshot(vesna.page, 'consent-question-phone');
  await vesna.page
    .getByRole('button', { name: de('consent.agree'), exact: true })
    .first()
    .click();
  await waitForText(vesna.page, de('consent.told.agreed'));
  expect((await tiles()).some(({ id }) => id === tile.id)).toBe(true);

  const before = await balanceOf(guest);
  await openPage(page, `/de${tile.path}`);
  await untilNetworkIdle(page);
  await page.getByRole('button', { name: /Coins/ }).first().click();
  const sheet = page.getByRole('dialog', { name: de('albums.buy.title') });
  await sheet.getByRole('button', { name: /Coins/ }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(await balanceOf(guest)).toBeLessThan(before);
  const inLibrary = page.locator(`#main a[href*="/${tile.id}/"]`);
  await openPage(page, '/de/myvisitx/mediathek/fotos/');
  await untilNetworkIdle(page);
  await inLibrary.first().waitFor();

  // She withdraws, and is told what happens first.
  await openPage(vesna.page, '/de/studio/appearances/');
  await untilNetworkIdle(vesna.page);
  await keepScreenshot(vesna.page, 'consent-appearances-phone');
  await vesna.page
    .getByRole('button', { name: /widerrufen$/ })
    .first()
    .click();
  await waitForText(vesna.page, de('consent.happens.back'));
  await keepScreenshot(vesna.page, 'consent-withdraw-phone');
  await vesna.page.getByRole('button', { name: de('consent.withdrawNow'), exact: true }).click();
  await waitForText(vesna.page, de('consent.told.withdrawn'));
  await expect.poll(() => balanceOf(guest), { timeout: 30_000 }).toBe(before);
  expect((await tiles()).some(({ id }) => id === tile.id)).toBe(false);
  await openPage(page, `/de${tile.path}`);
  await waitForText(page, de('albums.way.gone'));
  await waitForText(page, de('albums.way.paidBack'));
  await openPage(page, '/de/myvisitx/mediathek/fotos/');
  await untilNetworkIdle(page);
  // What is left is that it was paid back: nothing of the work is shown, and nothing leads to more of it.
  await waitForText(page, de('library.takenDown'));
  expect(await page.locator('#main').locator('img, picture, video').count()).toBe(0);
  await keepScreenshot(page, 'consent-library-phone');
});
