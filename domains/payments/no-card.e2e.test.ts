import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { follow, openPage } from '#e2e/support/go.ts';
import { accept, askFor, chatById, goLive, keepScreenshot, logIn, waitForMinutes } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, es, en] = await Promise.all([openSite({ speed: 4 }), wordsOf('es'), wordsOf('en')]);
const [studio, guest] = [await site.newPerson(), await site.newPerson({ locale: 'es-ES', size: 'phone' })];
const { page } = guest;
afterAll(() => site.close());

/** A hill in the evening, drawn. */
const drawn = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#e0637a' } })
  .jpeg()
  .toBuffer();
const picture = { name: 'hill.jpg', mimeType: 'image/jpeg', buffer: drawn };

/** Everything that would charge a stored card names it. */
const cards = (of: Page) => of.getByRole('button', { name: /••/ });
const dialog = () => page.getByRole('dialog');

/** The sheet of who has no card: amounts, the wish to keep one, and one way on, to the provider's page in a window of its own. */
async function expectSheet(name: string): Promise<void> {
  const sheet = dialog().filter({ hasText: es('payments.topUp.lead') });
  await sheet.getByRole('radio', { name: /10,00/ }).first().check();
  await sheet.getByLabel(es('payments.card.wish')).waitFor();
  expect(await cards(page).count()).toBe(0);
  await keepScreenshot(page, `no-card-${name}-phone`);
  const pay = sheet.getByRole('button', { name: /10,00/ }).last();
  const [checkout] = await Promise.all([guest.context.waitForEvent('page'), pay.click()]);
  await checkout.getByRole('button', { name: 'Pagar ahora' }).waitFor();
  const { pathname, searchParams } = new URL(checkout.url());
  expect([pathname, searchParams.get('priceAmount')]).toEqual(['/sandbox/flexpay/startorder', '10.00']);
  await checkout.close();
  // The page stays where it is, and waits for the payment there.
  await dialog().getByText(es('payments.receipt.open')).waitFor();
  await dialog()
    .getByRole('button', { name: es('payments.sheet.close') })
    .click();
  await dialog().getByText(es('payments.receipt.open')).waitFor({ state: 'detached' });
  const [order] = await site.query(
    'select origin, channel_id as channel from payments.orders order by created_at desc',
  );
  expect(order).toEqual({ origin: 'checkout', channel: null });
}

beforeAll(async () => {
  await logIn(guest, 'cafesolo@vesper.example');
  await logIn(studio, 'vesna@vesper.example');
});

/** What costs more than there is was refused. */
const refused = /status of 402/;

it('who has no stored card is led to the sheet, and from it to the checkout: in a running chat, with gifts, in the messenger', async () => {
  expectConsoleErrors(guest.consoleErrors, refused);
  const { count = 0 } =
    (await site.query<{ count: number }>('select count(*)::int from payments.stored_cards'))[0] ?? {};
  expect(count).toBe(0);
  await goLive(studio, en, 'en');
  await openPage(page, '/es/chat/vesna/', 'shown');
  await askFor(page, es, 'private');
  await accept(studio, en);
  const { chatId } = await waitForMinutes(guest, 1);
  // The last minute that fifteen coins pay.
  await page.getByText(es('live.money.warning')).first().waitFor();
  expect(await cards(page).count()).toBe(0);
  await keepScreenshot(page, 'no-card-last-minute-phone');
  await page.getByRole('button', { name: es('payments.topUp.title'), exact: true }).click();
  await expectSheet('chat');
  // Nothing was paid: the chat ends with its minute.
  await expect.poll(async () => (await chatById(guest, chatId)).status).toBe('ended');

  await openPage(page, '/es/chat/vesna/', 'shown');
  await page.getByRole('button', { name: es('gifts.give', { name: 'Vesna' }), exact: true }).click();
  await dialog()
    .getByRole('tab', { name: es('gifts.tip') })
    .click();
  await dialog().getByLabel(es('gifts.amount')).fill('100');
  await dialog().getByRole('button', { name: /100/ }).last().click();
  await dialog()
    .getByRole('button', { name: es('gifts.topUp'), exact: true })
    .click();
  await expectSheet('gifts');

  // A picture in the messenger costs more than there is.
  await openPage(page, '/es/amateur/vesna/');
  const write = page.getByRole('link', { name: es('messenger.action'), exact: true });
  await follow(page, write, { heading: es('messenger.title'), address: /\/messenger\/\?channel=\d+/ });
  await page.getByRole('textbox', { name: es('messenger.write') }).fill('¿Me enseñas la colina?');
  await page.getByRole('button', { name: es('messenger.send'), exact: true }).click();
  await openPage(studio.page, '/en/studio/messenger/');
  await studio.page.getByRole('link', { name: /colina/ }).click();
  const choosing = studio.page.waitForEvent('filechooser');
  await studio.page.getByRole('button', { name: en('messenger.video.attach') }).click();
  await (await choosing).setFiles(picture);
  await studio.page.getByRole('textbox', { name: en('messenger.media.price') }).fill('20');
  const sending = studio.page.getByRole('dialog').getByRole('button', { name: en('messenger.send'), exact: true });
  await sending.click();
  const unlock = es('messenger.media.unlock', { price: '20 coins' });
  await page.getByRole('log').getByRole('button', { name: unlock }).click();
  await dialog().getByRole('button', { name: unlock }).click();
  await dialog()
    .getByRole('button', { name: es('messenger.media.topUp') })
    .click();
  await expectSheet('messenger');
});
