import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { follow, openPage } from '#e2e/support/go.ts';
import {
  accept,
  askFor,
  balanceOf,
  chatById,
  endChat,
  goLive,
  keepScreenshot,
  logIn,
  waitForMinutes,
  waitForText,
} from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, es, en] = await Promise.all([openSite({ speed: 4 }), wordsOf('es'), wordsOf('en')]);
afterAll(() => site.close());

it('a card that is kept pays by one press in a running chat, also where the bank asks; a chargeback below zero says why and how it ends', async () => {
  const [studio, guest] = [await site.newPerson(), await site.newPerson({ locale: 'es-ES', size: 'phone' })];
  const { page } = guest;
  await logIn(guest, 'cafesolo@vesper.example');
  const begun = await balanceOf(guest);

  // The first purchase, with the card kept; its bank will ask about it each time.
  await openPage(page, '/es/recargar/');
  await page.getByLabel(es('payments.card.wish')).check();
  await keepScreenshot(page, 'payments-keep-card-phone');
  await page.getByRole('button', { name: /25,00/ }).click();
  await page.getByRole('button', { name: 'Pagar; el banco pregunta' }).click();
  await waitForText(page, es('payments.receipt.paid'));
  // From the receipt one can step back from the purchase: who one is and what it was stand there already.
  const receipt = new URL(page.url()).pathname;
  await follow(page, page.getByRole('main').getByRole('link', { name: es('legal.withdrawal.menu') }), {
    heading: es('legal.withdrawal.menu'),
  });
  expect(await page.getByLabel(es('legal.withdrawal.email')).inputValue()).toBe('cafesolo@vesper.example');
  const bought = await page.getByLabel(es('legal.withdrawal.contract')).inputValue();
  expect(receipt).toContain(bought);
  await keepScreenshot(page, 'payments-withdrawal-phone');
  const [first] = await site.query<{ url: string }>(
    'select checkout_url as url from payments.orders order by created_at desc limit 1',
  );
  const form = Object.fromEntries(new URL(first?.url ?? '').searchParams);

  /** The window of the bank's own opens with the press; there its customer says yes. */
  const sayYes = async (pressing: Promise<void>, said: string) => {
    const [bank] = await Promise.all([guest.context.waitForEvent('page'), pressing]);
    await waitForText(page, said);
    await keepScreenshot(page, 'payments-bank-asks-phone');
    await bank.getByRole('button', { name: 'Pagar ahora' }).click();
    await bank.getByText(es('payments.receipt.paid')).waitFor();
    await bank.close();
  };

  // In a chat that runs: one press, the bank asks in a window of its own, and the chat runs on.
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, en, 'en');
  await openPage(page, '/es/chat/vesna/', 'shown');
  await askFor(page, es, 'private');
  await accept(studio, en);
  const { chatId } = await waitForMinutes(guest, 1);
  await page
    .getByRole('button', { name: es('live.money.topUp') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const press = (place: Locator) => place.getByRole('button', { name: /Visa •• 3220/ });
  await sheet.getByRole('radio', { name: /5,00/ }).first().check();
  await press(sheet)
    .getByText(/\b5,00/)
    .waitFor();
  await keepScreenshot(page, 'payments-one-press-phone');
  await sayYes(press(sheet).click(), es('payments.card.asks'));
  await sheet.getByText(es('payments.receipt.paid')).waitFor();
  await keepScreenshot(page, 'payments-one-press-paid-phone');
  await sheet.getByRole('button', { name: es('payments.sheet.back', { name: 'Vesna' }) }).click();
  expect(await waitForMinutes(guest, 3)).toMatchObject({ chatId, status: 'running' });
  const [charge] = await site.query(
    `select channel_id as id, channel_of as of from payments.orders where origin = 'oneClick'`,
  );
  expect(charge).toEqual({ id: chatId, of: 'chat' });
  await endChat(page, es);
  await expect.poll(async () => (await chatById(guest, chatId)).status).toBe('ended');
  const { cost } = await chatById(guest, chatId);
  expect(await balanceOf(guest)).toBe(begun + 120_00 - cost);

  // The bank takes the first payment back, whose coins are spent in part.
  await guest.context.request.post('/sandbox/flexpay/decide', {
    form: { ...form, decision: 'chargeback' },
    maxRedirects: 0,
  });
  const missing = cost - begun - 20_00;
  expect(await balanceOf(guest)).toBe(-missing);
  await openPage(page, '/es/recargar/');
  await waitForText(page, es('payments.forced.title'));
  await keepScreenshot(page, 'payments-below-zero-phone');

  // Settled by one press, and the page says nothing more of it.
  await sayYes(press(page.locator('main')).click(), es('payments.receipt.open'));
  await waitForText(page, es('payments.receipt.paid'));
  expect(await balanceOf(guest)).toBe(100_00 - missing);
  await openPage(page, '/es/recargar/');
  await page.getByText(es('payments.forced.title')).waitFor({ state: 'detached' });
  await site.expectBooksRight();
});
