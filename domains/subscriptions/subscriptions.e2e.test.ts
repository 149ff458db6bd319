import { afterAll, expect, it } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { balanceOf, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de] = await Promise.all([openSite(), wordsOf('de')]);
afterAll(() => site.close());

it('a tier by card and VIP by coins: access follows, VIP is cancelled in two presses, and the offer that comes keeps it for less', async () => {
  const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  const { page } = guest;
  await logIn(guest, 'guest@vesper.example');

  // From the pictures for members to the fan club, whose lowest tier is paid by card at the provider.
  await openPage(page, '/de/amateur/vesna/pictures/');
  const forMembers = page.getByRole('region', { name: de('subscriptions.pictures.title') });
  await forMembers.getByText(de('subscriptions.pictures.count', { count: 3 })).waitFor();
  expect(await forMembers.getByRole('img').count()).toBe(0);
  await keepScreenshot(page, 'member-pictures-closed-phone-de');
  await forMembers.getByRole('link', { name: de('subscriptions.pictures.join') }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await press(de('subscriptions.club.join'));
  const sheet = page.getByRole('dialog');
  // By its label: the field itself is out of sight, and the sheet may still be on its way up.
  const byCard = page.getByRole('radio', { name: de('subscriptions.sheet.card') });
  await sheet.locator('label').filter({ has: byCard }).click();
  await sheet.getByText(de('subscriptions.sheet.renewsCard')).waitFor();
  await keepScreenshot(page, 'subscribe-by-card-phone-de');
  await sheet.locator('button').last().click();
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await waitForText(page, de('subscriptions.card.running'));
  await waitForText(page, 'Sparks');
  await keepScreenshot(page, 'subscribed-by-card-phone-de');

  // What the fan club opens, over the whole window.
  await openPage(page, '/de/amateur/vesna/pictures/');
  await forMembers.getByRole('button', { name: de('subscriptions.pictures.look', { number: 2, count: 3 }) }).click();
  await page
    .getByRole('dialog')
    .getByText(de('subscriptions.pictures.position', { number: 2, count: 3 }))
    .waitFor();
  await keepScreenshot(page, 'member-pictures-phone-de');
  await openPage(page, '/de/vipclub/');

  // VIP by coins; the bonus of the month shows itself in the bar.
  const coins = await balanceOf(guest);
  await press(de('subscriptions.vip.become'));
  await sheet.locator('button').last().click();
  await expect.poll(() => balanceOf(guest)).toBe(coins - 40_00);
  await waitForText(page, de('subscriptions.vip.history'));
  await page.getByRole('button', { name: de('subscriptions.vip.collect') }).waitFor();
  await openPage(page, '/de/');
  await page.getByRole('link', { name: de('notices.open.bonus') }).waitFor();
  await keepScreenshot(page, 'bonus-bar-phone-de');
  await page.getByRole('link', { name: de('notices.open.bonus') }).click();
  await press(de('subscriptions.vip.collect'));
  await expect.poll(() => balanceOf(guest)).toBe(coins - 35_00);

  // Two presses, and what is offered then.
  const vip = page.locator('section > *').filter({ has: page.getByRole('heading', { name: 'VIP', exact: true }) });
  await vip.getByRole('button', { name: de('subscriptions.own.cancel') }).click();
  await vip.getByRole('button', { name: de('subscriptions.own.cancelNow') }).click();
  await vip.getByText(de('subscriptions.status.cancelled'), { exact: true }).waitFor();
  const take = page.getByRole('button', { name: de('notices.action.takeOffer') });
  await take.waitFor();
  // The bar is in sight, wherever the button to cancel was.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await keepScreenshot(page, 'cancellation-offer-phone-de');
  await take.click();
  await waitForText(page, 'VIP läuft weiter.');
  await vip.getByText(de('subscriptions.status.active'), { exact: true }).waitFor();
  await vip.getByText(/20 Coins/).waitFor();
  await keepScreenshot(page, 'offer-taken-phone-de');
  await site.expectBooksRight();
});
