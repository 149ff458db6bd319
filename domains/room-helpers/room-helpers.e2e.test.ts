import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { call, goLive, keepScreenshot, logIn, roomPicture, waitForText } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
const studio = await site.newPerson({ locale: 'de-DE' });
beforeAll(async () => {
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

it('a helper on a phone mutes a guest, who reads why and until when and cannot write; the log shows it', async () => {
  const helper = await site.newPerson({ size: 'phone' });
  const guest = await site.newPerson({ locale: 'de-DE' });
  await logIn(helper, 'latetrain@vesper.example');
  await logIn(guest, 'guest@vesper.example');
  await call(studio, 'POST', 'studio/room-helpers/helpers', { name: 'LateTrain' });

  // The guest is asked, and says yes.
  await openPage(helper.page, '/en/myvisitx/helping/');
  await keepScreenshot(helper.page, 'helpers-invited-phone-en');
  await helper.page.getByRole('button', { name: en('room-helpers.own.accept'), exact: true }).click();
  await helper.page.getByRole('button', { name: en('room-helpers.own.leave') }).waitFor();

  await openPage(helper.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(helper.page), 'free chat');
  await openPage(guest.page, '/de/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  const box = guest.page.getByRole('textbox', { name: de('conversation.label') });
  await box.fill('Schaut alle zu mir');
  await guest.page.keyboard.press('Enter');

  await waitForText(helper.page, 'Schaut alle zu mir');
  await helper.page.getByText(en('room-helpers.youHelp')).waitFor();
  const menu = helper.page.getByRole('button', { name: /^What to do about/ }).last();
  await menu.click();
  const sheet = helper.page.getByRole('dialog');
  await sheet.getByRole('button', { name: en('room-helpers.take') }).waitFor();
  await keepScreenshot(helper.page, 'helpers-sheet-phone-en');
  await sheet.getByRole('button', { name: en('room-helpers.for.5') }).click();
  await sheet.waitFor({ state: 'detached' });

  await guest.page
    .getByText(/Du bist hier bis .* stummgeschaltet/)
    .first()
    .waitFor();
  await expect.poll(() => box.isEnabled().catch(() => false)).toBe(false);
  await keepScreenshot(guest.page, 'helpers-muted-desk-de');
  await keepScreenshot(helper.page, 'helpers-room-phone-en');

  const { page } = studio;
  await page.locator('a[href="/de/studio/helfer/"]').first().click();
  await page.getByText(de('room-helpers.studio.rules')).first().waitFor();
  await keepScreenshot(page, 'helpers-studio-desk-de');
  await page.getByRole('link', { name: de('room-helpers.studio.log'), exact: true }).click();
  await page.getByText(de('room-helpers.act.muted'), { exact: true }).first().waitFor();
  await page.getByText('Schaut alle zu mir').first().waitFor();
  await keepScreenshot(page, 'helpers-log-desk-de');
  for (const person of [helper, guest, studio]) expect(person.consoleErrors).toEqual([]);
});
