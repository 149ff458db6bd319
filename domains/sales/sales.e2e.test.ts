import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage } from '#e2e/support/go.ts';
import {
  accept,
  askFor,
  balanceOf,
  chatById,
  earningsOf,
  endChat,
  goLive,
  keepScreenshot,
  logIn,
  waitForMinutes,
  waitForText,
} from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en, nl] = await Promise.all([openSite({ speed: 4 }), wordsOf('de'), wordsOf('en'), wordsOf('nl')]);
afterAll(() => site.close());

it('a paid chat is a sale: the office finds it, gives part of it back, and agrees on another share that the performer sees', async () => {
  const studio = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
  const guest = await site.newPerson();
  await logIn(guest, 'kaminfeuer@vesper.example');
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await askFor(guest.page, en, 'private');
  await accept(studio, de);
  const { chatId } = await waitForMinutes(guest, 1);
  await endChat(guest.page, en);
  await expect.poll(async () => (await chatById(guest, chatId)).status).toBe('ended');
  const before = { coins: await balanceOf(guest), earned: await earningsOf(studio) };

  const office = await site.newPerson({ locale: 'nl-NL' });
  await logIn(office, 'office@vesper.example');
  const { page } = office;
  await openPage(page, '/nl/office/sales/');
  await keepScreenshot(page, 'office-sales-nl');
  await page
    .getByRole('button', { name: nl('ledger.office.payBack'), exact: true })
    .first()
    .click();
  const refund = page.getByRole('dialog');
  const coins = refund.getByLabel(nl('ledger.office.payBackField'), { exact: true });
  expect(await coins.inputValue()).toMatch(/^\d+(,\d\d)?$/);
  await coins.fill('9999');
  await refund.getByLabel(nl('office.office.list.reason')).fill('Het beeld stond stil');
  await refund.getByRole('button', { name: nl('ledger.office.payBack'), exact: true }).click();
  await refund.getByText(/nog maar/).waitFor();
  await keepScreenshot(page, 'office-sales-refused-nl');
  expectConsoleErrors(office.consoleErrors, /status of 40[39]/);
  await coins.fill('1,50');
  await refund.getByRole('button', { name: nl('ledger.office.payBack'), exact: true }).click();
  await refund.waitFor({ state: 'detached' });
  expect(await balanceOf(guest)).toBe(before.coins + 150);
  expect(await earningsOf(studio)).toBe(before.earned - 75);

  await openPage(page, '/nl/office/shares/');
  await page.getByRole('button', { name: nl('sales.office.shares.add'), exact: true }).click();
  const rule = page.getByRole('dialog');
  await rule.getByLabel(nl('sales.office.seller'), { exact: true }).fill('vesna');
  await rule.getByLabel(nl('sales.office.shares.percent'), { exact: true }).fill('62');
  await rule.getByLabel(nl('sales.office.reason')).fill('Afgesproken');
  await keepScreenshot(page, 'office-share-rule-nl');
  await rule.getByRole('button', { name: nl('sales.office.shares.save'), exact: true }).click();
  await rule.waitFor({ state: 'detached' });
  await waitForText(page, '62 %');
  await keepScreenshot(page, 'office-shares-nl');

  await openPage(studio.page, '/de/studio/preise/');
  await waitForText(studio.page, '62 %');
  await keepScreenshot(studio.page, 'studio-own-share-phone');
  await openPage(guest.page, '/en/myvisitx/statement/');
  await waitForText(guest.page, en('live.kind.chatRefund'));
  await site.expectBooksRight();
});
