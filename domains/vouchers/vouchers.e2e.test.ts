import { afterAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import {
  accept,
  balanceOf,
  endChat,
  goLive,
  keepScreenshot,
  logIn,
  waitForMinutes,
  waitForText,
} from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite({ speed: 4 }), wordsOf('de'), wordsOf('en')]);
afterAll(() => site.close());

it('the office grants a free minute; its guest sees it, opens coins, and chats: the free minute first, then coins', async () => {
  const office = await site.newPerson({ locale: 'de-DE' });
  await logIn(office, 'office@vesper.example');
  await openPage(office.page, '/de/office/vouchers/grant/');
  const form = office.page.locator('form').filter({ hasText: de('vouchers.office.grantNow') });
  await form.getByLabel(de('vouchers.office.guests'), { exact: true }).fill('guest@vesper.example');
  await form.getByLabel(de('vouchers.office.amount'), { exact: true }).fill('1');
  await form.getByLabel(de('vouchers.office.performer'), { exact: true }).fill('Vesna');
  await form.getByLabel(de('vouchers.office.reason'), { exact: true }).fill('Als Dankeschön');
  await keepScreenshot(office.page, 'office-vouchers-grant-de');
  await form.getByRole('button', { name: de('vouchers.office.grantNow'), exact: true }).click();
  await waitForText(office.page, de('vouchers.office.grantedAll'));
  await openPage(office.page, '/de/office/vouchers/');
  await waitForText(office.page, 'Als Dankeschön');
  await keepScreenshot(office.page, 'office-vouchers-de');

  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  const coins = await balanceOf(guest);
  await openPage(page, '/en/myvisitx/benefits/');
  await waitForText(page, en('vouchers.type.videoChat'));
  await keepScreenshot(page, 'benefits-phone-en');
  await page.getByRole('button', { name: en('vouchers.open.credits') }).click();
  await expect.poll(() => balanceOf(guest)).toBe(coins + 20_00);
  await page.getByRole('button', { name: en('vouchers.open.credits') }).waitFor({ state: 'detached' });

  // A second page with the statement stays open, and is not loaded again.
  const statement = await guest.context.newPage();
  await openPage(statement, '/en/myvisitx/statement/');
  const freeLine = statement.locator('main li').filter({ hasText: en('vouchers.kind.byVoucher') });
  expect(await freeLine.count()).toBe(0);
  await statement.evaluate(() => Object.assign(window, { isTheSame: true }));

  const studio = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
  await openPage(page, '/en/chat/vesna/', 'shown');
  await page
    .getByRole('button', { name: en('live.offer.private') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(en('live.start.free'), { exact: true }).waitFor();
  await keepScreenshot(page, 'start-with-free-minute-phone-en');
  await dialog.locator('button').last().click();
  await accept(studio, de);
  await waitForMinutes(guest, 1);
  expect(await balanceOf(guest)).toBe(coins + 20_00);
  await keepScreenshot(page, 'room-in-free-minute-phone-en');
  await freeLine.getByText(en('vouchers.kind.freeMinutesWith', { count: 1, name: 'Vesna' })).waitFor();
  expect(await statement.evaluate(() => 'isTheSame' in window)).toBe(true);
  // No booking has brought it.
  expect(await balanceOf(guest)).toBe(coins + 20_00);
  await keepScreenshot(statement, 'statement-free-minute-phone-en');
  await waitForMinutes(guest, 2);
  expect(await balanceOf(guest)).toBeLessThan(coins + 20_00);
  await endChat(page, en);
  await site.expectBooksRight();
});
