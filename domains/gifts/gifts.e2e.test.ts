import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import {
  balanceOf,
  call,
  earningsOf,
  goLive,
  keepScreenshot,
  logIn,
  roomPicture,
  waitForText,
} from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import type { Words } from '#e2e/support/words.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
const studio = await site.newPerson({ locale: 'de-DE' });
beforeAll(async () => {
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

const give = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('gifts.give', { name: 'Vesna' }), exact: true });

it('a guest on a phone tips from the menu, gives a rose and reacts; the room and the studio see it, and the goal is reached', async () => {
  const setUp = await studio.context.newPage();
  await openPage(setUp, '/de/studio/geschenke/');
  await setUp.getByLabel(de('gifts.studio.goalWords')).fill('Ein neues Mikrofon');
  await setUp.getByLabel(de('gifts.studio.goalReward')).fill('Ich singe euer Lieblingslied');
  await setUp.getByLabel(de('gifts.studio.goalCoins')).first().fill('20');
  await setUp.getByRole('button', { name: de('gifts.studio.beginGoal') }).click();
  await waitForText(setUp, 'Ein neues Mikrofon');
  await setUp.getByRole('button', { name: de('gifts.studio.addLine') }).click();
  await setUp.getByLabel(de('gifts.studio.tipWords')).fill('Ein Lied nach Wunsch');
  await setUp.getByLabel(de('gifts.studio.tipCoins')).last().fill('20');
  await setUp.getByRole('button', { name: de('gifts.studio.saveMenu') }).click();
  await expect.poll(async () => (await call<{ menu: unknown[] }>(studio, 'GET', 'studio/giving')).menu).toHaveLength(1);
  await keepScreenshot(setUp, 'gifts-studio-desktop');

  const other = await site.newPerson();
  await openPage(other.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(other.page), 'free chat of a visitor');

  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/de/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  await page.getByRole('button', { name: /Ein neues Mikrofon/ }).waitFor();
  const before = await balanceOf(guest);
  const earned = await earningsOf(studio);

  await page.getByRole('button', { name: de('gifts.react') }).click();
  await Promise.all([
    other.page.locator('img[src$="reaction-1"]').first().waitFor(),
    page.getByRole('button', { name: de('gifts.reaction.heart'), exact: true }).click(),
  ]);
  await keepScreenshot(page, 'gifts-reactions-phone');
  await page.keyboard.press('Escape');

  await give(page, de).click();
  await page.getByRole('button', { name: /^Rose/ }).waitFor();
  await keepScreenshot(page, 'gifts-sheet-phone');
  await page.getByRole('button', { name: /^Rose/ }).click();
  await page.getByLabel(de('gifts.words')).fill('Für dich');
  await keepScreenshot(page, 'gifts-chosen-phone');
  // It is named for six seconds: who looks for it looks before it is given.
  await Promise.all([waitForText(other.page, 'Rose'), page.getByRole('button', { name: /^Schenken · 1 / }).click()]);
  await keepScreenshot(other.page, 'gifts-room-desktop');
  await give(page, de).click();
  await page.getByRole('tab', { name: de('gifts.tip') }).click();
  await page.getByRole('button', { name: /Ein Lied nach Wunsch/ }).waitFor();
  await keepScreenshot(page, 'gifts-tip-phone');
  await Promise.all([
    waitForText(other.page, 'Ich singe euer Lieblingslied'),
    page.getByRole('button', { name: /Ein Lied nach Wunsch/ }).click(),
  ]);
  await keepScreenshot(other.page, 'gifts-goal-reached-desktop');
  await keepScreenshot(page, 'gifts-goal-reached-phone');
  expect(await balanceOf(guest)).toBe(before - 2_100);
  expect(await earningsOf(studio)).toBeGreaterThan(earned);
  // Nobody reads the guest's name who has not said so; the performer does.
  await waitForText(setUp, 'Für dich');
  await keepScreenshot(studio.page, 'gifts-show-desktop');
  await site.expectBooksRight();
});

it('a wish is given from a profile, with gifts that were bought before, and the guest’s own page says so', async () => {
  await call(studio, 'POST', 'studio/goal', { words: 'Light', coins: 100_000, repeats: false });
  const guest = await site.newPerson();
  await logIn(guest, 'latetrain@vesper.example');
  const { page } = guest;
  await openPage(page, '/en/amateur/vesna/gifts/');
  await give(page, en).click();
  await page.getByRole('button', { name: /^Coffee/ }).click();
  await page.getByRole('button', { name: en('gifts.more') }).click();
  await page.getByRole('button', { name: /^Keep for later/ }).click();
  await page.getByRole('button', { name: en('gifts.giveOwn') }).waitFor();
  await keepScreenshot(page, 'gifts-profile-sheet-desktop');
  const before = await balanceOf(guest);
  await page.getByRole('button', { name: en('gifts.giveOwn') }).click();
  await waitForText(page, en('gifts.given', { name: 'Vesna' }));
  expect(await balanceOf(guest)).toBe(before);
  await keepScreenshot(page, 'gifts-profile-desktop');
  await openPage(page, '/en/myvisitx/gifts/');
  await waitForText(page, 'Coffee × 2');
  await page.getByLabel(en('gifts.seen.label')).selectOption('named');
  await waitForText(page, en('gifts.seen.named.hint'));
  await keepScreenshot(page, 'gifts-own-desktop');
  await site.expectBooksRight();
});
