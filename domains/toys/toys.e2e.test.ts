import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { balanceOf, call, goLive, keepScreenshot, logIn, roomPicture } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { mockSteps, openMockToy } from './testing/mock-toy.ts';

const [site, de, en, mock] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en'), openMockToy()]);
const studio = await site.newPerson({ locale: 'de-DE' });
beforeAll(async () => {
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(async () => {
  await mock.close();
  await site.close();
});

const strongest = (): number =>
  Math.max(0, ...mock.commands.map((command) => (command.does === 'vibrate' ? command.value : 0)));

it('a guest on a phone tips, the toy beside the studio moves within its bounds, and one press stops it and pays back', async () => {
  const { setup } = await call<{ setup: { mostStrength: number } }>(studio, 'GET', 'studio/toy');
  const most = (setup.mostStrength / 100) * mockSteps;
  // The show runs in one tab, and its performer looks after the toy in the same one.
  const { page } = studio;
  await page.locator('a[href="/de/studio/toy/"]').first().click();
  await page.getByLabel(de('toys.studio.port')).fill(String(mock.port));
  await keepScreenshot(page, 'toys-studio-off-desktop');
  await page.getByRole('button', { name: de('toys.studio.connect'), exact: true }).click();
  await page.getByText('Test toy').waitFor();
  await page.getByText(de('toys.studio.state.ready'), { exact: true }).waitFor();
  await keepScreenshot(page, 'toys-studio-desktop');

  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  const before = await balanceOf(guest);
  const open = guest.page.getByRole('button', { name: en('toys.open', { name: 'Vesna' }) });
  const sheet = guest.page.getByRole('dialog', { name: en('toys.open', { name: 'Vesna' }) });
  const tip = async (name: RegExp) => {
    await open.click();
    await sheet.getByRole('button', { name }).click();
    await sheet.getByRole('button', { name: /^Tip / }).click();
    await sheet.waitFor({ state: 'detached' });
  };
  await open.click();
  await sheet.getByRole('button', { name: /^Breeze/ }).waitFor();
  await keepScreenshot(guest.page, 'toys-sheet-phone');
  await guest.page.keyboard.press('Escape');
  await tip(/^Breeze/);
  await expect.poll(() => mock.level).toBeGreaterThan(0);
  await guest.page.getByText('Breeze').first().waitFor();
  await keepScreenshot(guest.page, 'toys-running-phone');
  await keepScreenshot(page, 'toys-running-desktop');
  // It ends by itself, and stop is the last that was sent.
  await expect.poll(() => mock.commands.at(-1)?.does, { timeout: 20_000 }).toBe('stop');
  await page.getByText(de('toys.state.played'), { exact: true }).first().waitFor();
  expect(strongest()).toBeGreaterThan(0);
  expect(strongest()).toBeLessThanOrEqual(most);
  expect(await balanceOf(guest)).toBe(before - 500);

  // A longer one is stopped by one press: it is paid back, and nothing moves any more.
  await tip(/^Surge/);
  await expect.poll(() => mock.level).toBeGreaterThan(0);
  await page.getByRole('button', { name: de('toys.studio.stop'), exact: true }).click();
  await expect.poll(() => mock.level, { timeout: 2_000 }).toBe(0);
  expect(mock.commands.at(-1)?.does).toBe('stop');
  await expect.poll(() => balanceOf(guest)).toBe(before - 500);
  await keepScreenshot(guest.page, 'toys-paid-back-phone');
  await keepScreenshot(page, 'toys-stopped-desktop');

  // It goes on, and a lost line to the toy stops it as well.
  await page.getByRole('button', { name: de('toys.studio.goOn'), exact: true }).click();
  await page.getByRole('button', { name: de('toys.studio.stop'), exact: true }).waitFor();
  await tip(/^Surge/);
  await expect.poll(() => mock.level).toBeGreaterThan(0);
  mock.cut();
  await expect.poll(() => mock.level, { timeout: 2_000 }).toBe(0);
  await page.getByText(de('toys.studio.trouble.lost')).waitFor();
  await expect.poll(() => balanceOf(guest)).toBe(before - 500);
  await open.waitFor({ state: 'detached' });
  await site.expectBooksRight();
  expect((await call<{ isConnected: boolean }>(studio, 'GET', 'studio/toy')).isConnected).toBe(false);
});
