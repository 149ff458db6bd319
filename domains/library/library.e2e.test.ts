import { stat } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { follow, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('what a guest buys stands in their library on the phone, is archived and taken back, and found on the desk as a list', async () => {
  const [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const title = 'Ein Abend über den Hügeln';
  const performer = await site.newPerson({ locale: 'en-GB' });
  await logIn(performer, 'vesna@vesper.example');
  const studio = performer.page;
  await openPage(studio, '/en/studio/videos/');
  await follow(studio, studio.getByRole('link', { name: 'An evening over the hills' }).first(), {
    heading: 'An evening over the hills',
  });
  await untilNetworkIdle(studio);
  await studio.getByLabel(en('videos.studio.priceLabel')).fill('5');
  await studio.getByRole('button', { name: en('videos.studio.save'), exact: true }).click();
  await waitForText(studio, en('videos.studio.saved'));
  await studio.getByRole('switch', { name: en('library.studio.downloadable') }).check({ force: true });
  await untilNetworkIdle(studio);
  await keepScreenshot(studio, 'library-download-switch-desk');

  const guest = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/de/myvisitx/mediathek/');
  await waitForText(page, de('library.none.video'));
  await keepScreenshot(page, 'library-empty-phone');
  await openPage(page, '/de/amateur/vesna/videos/');
  await follow(page, page.getByRole('link', { name: title }).first(), { heading: title });
  await untilNetworkIdle(page);
  await page.getByRole('button', { name: /5/ }).filter({ hasText: /Coins/ }).first().click();
  await page
    .getByRole('dialog', { name: de('videos.buy.title') })
    .getByRole('button', { name: /Coins/ })
    .click();
  await page.getByRole('dialog', { name: de('videos.buy.title') }).waitFor({ state: 'detached' });

  await openPage(page, '/de/myvisitx/mediathek/');
  await page.getByRole('heading', { name: title }).first().waitFor();
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'library-phone');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: de('library.download', { title }) }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`Vesna - ${title}.mp4`);
  expect((await stat(await file.path())).size).toBeGreaterThan(50_000);
  await page.getByRole('button', { name: de('library.archive', { title }) }).click();
  await waitForText(page, de('library.archived'));
  await waitForText(page, de('library.none.video'));
  await keepScreenshot(page, 'library-archived-phone');
  await page.getByRole('button', { name: de('library.undo') }).click();
  await page.getByRole('heading', { name: title }).first().waitFor();

  const desk = await site.newPerson({ locale: 'en-GB' });
  await logIn(desk, 'guest@vesper.example');
  await openPage(desk.page, '/en/myvisitx/mediathek/?order=longest&search=abend');
  await desk.page.getByRole('heading', { name: 'An evening over the hills' }).first().waitFor();
  await untilNetworkIdle(desk.page);
  await keepScreenshot(desk.page, 'library-desk');
  await desk.page.getByRole('radio', { name: en('library.mode.list') }).check({ force: true });
  await waitForText(desk.page, 'since');
  await untilNetworkIdle(desk.page);
  await openPage(desk.page, '/en/myvisitx/mediathek/');
  await waitForText(desk.page, 'since');
  await keepScreenshot(desk.page, 'library-list-desk');
  await openPage(desk.page, '/en/myvisitx/mediathek/photos/?show=pinned');
  await waitForText(desk.page, en('library.none.pinned'));
  expect(await desk.page.locator('main article').count()).toBe(0);
});
