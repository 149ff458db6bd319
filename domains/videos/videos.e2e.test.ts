import { afterAll, expect, test } from 'vitest';
import { clip } from '#domains/media/testing/clip.ts';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { follow, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { balanceOf, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a performer sends a video over a line that breaks twice, an operator lets it in by keyboard, a guest buys it in two tabs and watches it; taken down, it is paid back', async () => {
  const [de, en] = await Promise.all([wordsOf('de'), wordsOf('en')]);
  const performer = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  await logIn(performer, 'vesna@vesper.example');
  const studio = performer.page;
  const film = Buffer.from(await clip({ seconds: 6, width: 640, height: 360 }));

  // What is no film is said in words; the line of the film breaks twice on its way.
  let breaks = 2;
  await studio.route('**/rest/v1/media/upload/**', (route) => {
    if (route.request().method() !== 'PATCH' || breaks === 0) return route.fallback();
    breaks -= 1;
    return route.abort('connectionreset');
  });
  await openPage(studio, '/en/studio/videos/');
  await untilNetworkIdle(studio);
  const field = studio.locator('input[type="file"]');
  await field.setInputFiles([
    { name: 'Evening_by the lake.mp4', mimeType: 'video/mp4', buffer: film },
    { name: 'letter.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Dear all, this is a letter.\n'.repeat(400)) },
  ]);
  await waitForText(studio, en('videos.studio.film.unreadable'));
  expect(breaks).toBe(0);
  expectConsoleErrors(performer.consoleErrors, /ERR_CONNECTION_RESET/);
  await keepScreenshot(studio, 'videos-studio-phone');
  const draft = studio.getByRole('link', { name: 'Evening by the lake' });
  await follow(studio, draft, { heading: 'Evening by the lake' });
  const publish = studio.getByRole('button', { name: en('videos.studio.publish'), exact: true });
  await expect.poll(() => publish.isEnabled(), { timeout: 60_000 }).toBe(true);
  await studio.getByLabel(en('videos.studio.priceLabel')).fill('5');
  await studio.getByRole('checkbox', { name: en('videos.studio.alone') }).check();
  await studio.getByRole('button', { name: en('videos.studio.save'), exact: true }).click();
  await waitForText(studio, en('videos.studio.saved'));
  await publish.click();
  await studio.getByText(en('videos.studio.state.review'), { exact: true }).waitFor();
  await keepScreenshot(studio, 'videos-studio-video-phone');

  // The operator watches it and lets it in with one key.
  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const office = operator.page;
  await openPage(office, '/office/videos/queue/');
  await office.getByRole('heading', { level: 1, name: 'Evening by the lake' }).waitFor();
  await untilNetworkIdle(office);
  await expect
    .poll(() => office.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1);
  await keepScreenshot(office, 'videos-office-review-desk');
  const address = new URL(office.url()).pathname;
  await office.keyboard.press('a');
  await waitForText(office, en('videos.office.queueEmpty'));

  // A guest finds it on her profile and buys it, in two tabs at once.
  const guest = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/de/amateur/vesna/videos/');
  await follow(page, page.getByRole('link', { name: /Evening by the lake/ }).first(), {
    heading: 'Evening by the lake',
  });
  const there = new URL(page.url()).pathname;
  const other = await guest.context.newPage();
  await openPage(other, there);
  const before = await balanceOf(guest);
  for (const tab of [page, other]) {
    await untilNetworkIdle(tab);
    await tab.getByRole('button', { name: /5/ }).filter({ hasText: /Coins/ }).first().click();
    await tab.getByRole('dialog', { name: de('videos.buy.title') }).waitFor();
  }
  await keepScreenshot(page, 'videos-buy-phone');
  for (const tab of [page, other]) await tab.getByRole('dialog').getByRole('button', { name: /Coins/ }).click();
  for (const tab of [page, other])
    await expect
      .poll(() => tab.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0.5);
  expect(before - (await balanceOf(guest))).toBe(500);
  await keepScreenshot(page, 'videos-watching-phone');
  await other.close();

  // Taken down, the film stops, its page says why, and the coins are back.
  await openPage(office, address);
  await untilNetworkIdle(office);
  await office.getByLabel(en('videos.office.reason')).fill('A complaint was right.');
  await office.getByRole('button', { name: en('videos.office.takeDown'), exact: true }).click();
  await waitForText(office, en('videos.office.tookDown'));
  await expect.poll(() => balanceOf(guest), { timeout: 30_000 }).toBe(before);
  await openPage(page, there);
  await waitForText(page, de('videos.way.gone'));
  await waitForText(page, 'A complaint was right.');
  await waitForText(page, de('videos.way.paidBack'));
  await keepScreenshot(page, 'videos-gone-phone');
  // The player was still at it when the film went.
  expectConsoleErrors(guest.consoleErrors, /status of 40[34]/);
});
