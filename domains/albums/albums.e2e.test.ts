import { afterAll, expect, test } from 'vitest';
import { openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { balanceOf, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a guest buys an album on the phone, looks through it, rates it and writes a comment; taken down, it is paid back', async () => {
  const [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const guest = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  const grid = await page.request.get(`${site.origin}/rest/v1/tileGrid/get/albums/%7B%7D`);
  const { data } = (await grid.json()) as {
    data: { initialTiles: { id: string; path: string; price: { value: number } }[] };
  };
  const tile = data.initialTiles.find(({ price }) => price.value > 0);
  if (!tile) throw new Error('The demo world has no album that costs something.');
  const there = `/de${tile.path}`;
  await openPage(page, there);
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'albums-locked-phone');
  const before = await balanceOf(guest);
  await page.getByRole('button', { name: /Coins/ }).first().click();
  const sheet = page.getByRole('dialog', { name: de('albums.buy.title') });
  await sheet.waitFor();
  await keepScreenshot(page, 'albums-buy-phone');
  await sheet.getByRole('button', { name: /Coins/ }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(before - (await balanceOf(guest))).toBe(tile.price.value);

  // Every picture of it opens, one after the other.
  await page.getByRole('button', { name: /Bild 1 / }).click();
  const viewer = page.getByRole('dialog', { name: de('albums.viewer.title') });
  await viewer.waitFor();
  await untilNetworkIdle(page);
  await page.keyboard.press('ArrowRight');
  const second = viewer.getByRole('img', { name: /Bild 2 / });
  await expect
    .poll(async () => {
      const isLoaded = await second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      return isLoaded && (await second.boundingBox())?.x;
    })
    .toBeLessThan(20);
  await keepScreenshot(page, 'albums-viewer-phone');
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });

  const like = page
    .getByRole('group', { name: de('comments.rate') })
    .getByRole('button')
    .first();
  await like.click();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await untilNetworkIdle(page);
  await page.getByLabel(de('comments.write')).fill('Was für ein Licht.');
  await page.getByRole('button', { name: de('comments.post') }).click();
  await page.getByRole('listitem').filter({ hasText: 'Was für ein Licht.' }).first().waitFor();
  await page.getByLabel(de('comments.write')).waitFor({ state: 'detached' });
  await keepScreenshot(page, 'albums-comment-phone');

  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const office = operator.page;
  await openPage(office, `/office/albums/${tile.id}/`);
  await untilNetworkIdle(office);
  await keepScreenshot(office, 'albums-office-desk');
  await office.getByLabel(en('albums.office.reason')).fill('A complaint was right.');
  await office.getByRole('button', { name: en('albums.office.takeDown'), exact: true }).click();
  await expect.poll(() => balanceOf(guest), { timeout: 30_000 }).toBe(before);
  await openPage(page, there);
  await waitForText(page, de('albums.way.gone'));
  await waitForText(page, 'A complaint was right.');
  await waitForText(page, de('albums.way.paidBack'));
  await keepScreenshot(page, 'albums-gone-phone');

  // Her own page of the album in the studio, and what an English reader sees of the list.
  const performer = await site.newPerson({ locale: 'en-GB' });
  await logIn(performer, 'vesna@vesper.example');
  await openPage(performer.page, '/en/studio/albums/');
  await performer.page
    .getByRole('link', { name: /Evening over the hills/ })
    .first()
    .click();
  await performer.page.getByRole('heading', { level: 1, name: /Evening over the hills/ }).waitFor();
  await untilNetworkIdle(performer.page);
  await keepScreenshot(performer.page, 'albums-studio-desk');
  await openPage(performer.page, '/en/amateur/vesna/pictures/');
  await untilNetworkIdle(performer.page);
  await keepScreenshot(performer.page, 'albums-list-desk');
});
