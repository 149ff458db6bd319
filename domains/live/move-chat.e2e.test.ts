import { afterAll, expect, test } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage } from '#e2e/support/go.ts';
import { balanceOf, goLive, keepScreenshot, logIn, openPaidChat, roomPicture } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
afterAll(() => site.close());

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('a running chat goes on on the guest’s phone by a code; the desk says where it went, and nothing is paid twice', async () => {
  const vesna = await site.newPerson({ locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  await goLive(vesna, de, 'de');
  const desk = await site.newPerson({ locale: 'de-DE' });
  await logIn(desk, 'guest@vesper.example');
  await openPage(desk.page, '/de/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(desk.page), 'free chat on the desk');
  const before = await balanceOf(desk);
  await roomPicture(desk.page).hover();
  await desk.page.getByRole('button', { name: de('live.move.open') }).press('Enter');
  const sheet = desk.page.getByRole('dialog', { name: de('live.move.open') });
  const code = (await sheet.getByText(/^[A-HJKMNP-Z2-9]{8}$/).textContent()) ?? '';
  await keepScreenshot(desk.page, 'move-code-desk-de');

  const phone = await site.newPerson({ size: 'phone', locale: 'en-GB', userAgent: android });
  await logIn(phone, 'guest@vesper.example');
  await openPage(phone.page, '/en/continue/');
  await phone.page.getByLabel(en('live.move.code'), { exact: true }).fill('wrong234');
  await phone.page.getByRole('button', { name: en('live.move.take') }).click();
  await phone.page.getByText(/There is no such code/).waitFor();
  await keepScreenshot(phone.page, 'move-refused-phone-en');
  expectConsoleErrors(phone.consoleErrors, /status of 404/);
  await phone.page.getByLabel(en('live.move.code'), { exact: true }).fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: en('live.move.take') }).click();
  await waitForMotion(roomPicture(phone.page), 'the same chat on the phone');
  await keepScreenshot(phone.page, 'move-room-phone-en');
  await desk.page.getByRole('dialog', { name: de('live.move.moved.phone') }).waitFor();
  await keepScreenshot(desk.page, 'move-moved-desk-de');
  await phone.page.getByRole('button', { name: en('live.room.more'), exact: true }).click();
  await phone.page.getByRole('button', { name: en('live.move.open') }).click();
  await phone.page
    .getByRole('dialog', { name: en('live.move.open') })
    .getByText(/^[A-HJKMNP-Z2-9]{8}$/)
    .waitFor();
  await keepScreenshot(phone.page, 'move-code-phone-en');
  expect(await openPaidChat(phone)).toBeNull();
  expect(await balanceOf(phone)).toBe(before);
});
