import { afterAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import {
  accept,
  askFor,
  balanceOf,
  call,
  chatById,
  endChat,
  goLive,
  keepScreenshot,
  logIn,
  openPaidChat,
  waitForMinutes,
  waitForText,
} from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, es, en] = await Promise.all([openSite({ speed: 3 }), wordsOf('es'), wordsOf('en')]);
afterAll(() => site.close());

it('in the last minute that the coins pay one press tops up and the chat runs on; later a recharge comes by itself, in the room and by mail', async () => {
  const [studio, guest, operator] = [
    await site.newPerson(),
    await site.newPerson({ locale: 'es-ES', size: 'phone' }),
    await site.newPerson(),
  ];
  const { page } = guest;
  await logIn(guest, 'cafesolo@vesper.example');
  await openPage(page, '/es/recargar/');
  await page.getByLabel(es('payments.card.wish')).check();
  await page
    .getByRole('radio', { name: /\b5,00/ })
    .first()
    .check();
  await page.getByRole('button', { name: /\b5,00/ }).click();
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await waitForText(page, es('payments.receipt.paid'));
  const begun = await balanceOf(guest);

  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, en, 'en');
  await openPage(page, '/es/chat/vesna/', 'shown');
  await askFor(page, es, 'private');
  await accept(studio, en);
  const { chatId, pricePerMinute } = await waitForMinutes(guest, 2);
  expect(Math.floor(begun / pricePerMinute)).toBe(2);

  // The page that is loaded again in these 60 seconds offers the same.
  await page.getByText(es('live.money.warning')).first().waitFor();
  await openPage(page, '/es/chat/vesna/', 'shown');
  await page.getByText(es('live.money.warning')).first().waitFor();
  const press = page.getByRole('button', { name: /25,00.*Visa •• 1111/ });
  await press.waitFor();
  await keepScreenshot(page, 'auto-recharge-last-minute-phone');
  await press.click();
  await waitForText(page, es('payments.receipt.gain', { coins: '100' }));
  expect(await openPaidChat(guest)).toMatchObject({ chatId, status: 'running' });

  // In another tab: from now on by itself.
  const settings = await guest.context.newPage();
  await openPage(settings, '/es/recargar/');
  await settings.getByRole('button', { name: es('auto-recharge.setUp') }).click();
  await settings.getByLabel(es('auto-recharge.threshold')).fill('100');
  await settings.getByRole('button', { name: es('auto-recharge.switchOn') }).click();
  await settings.getByText(es('auto-recharge.on'), { exact: true }).filter({ visible: true }).first().waitFor();
  await waitForMinutes(guest, 3);
  await waitForText(page, es('payments.offer.byItself'));
  await keepScreenshot(page, 'auto-recharge-by-itself-phone');
  expect(await openPaidChat(guest)).toMatchObject({ chatId, status: 'running' });
  await endChat(page, es);
  await expect.poll(async () => (await chatById(guest, chatId)).status).toBe('ended');
  const { cost } = await chatById(guest, chatId);
  const [{ coins }] = (await site.query<{ coins: number }>(
    `select coins from payments.orders where origin = 'autoRecharge' and status = 'paid'`,
  )) as [{ coins: number }];
  expect(await balanceOf(guest)).toBe(begun + 100_00 + coins - cost);

  await logIn(operator, 'office@vesper.example');
  const { rows } = await call<{ rows: { recipient: string; subject: string }[] }>(
    operator,
    'GET',
    'office/mail/list?search=cafesolo',
  );
  expect(rows).toMatchObject([
    { recipient: 'cafesolo@vesper.example', subject: expect.stringMatching(/^Tu saldo se ha recargado: \d+,00/) },
  ]);
  await site.expectBooksRight();
});
