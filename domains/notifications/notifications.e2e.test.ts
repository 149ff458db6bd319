import { afterAll, expect, test } from 'vitest';
import { follow, openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { goLive, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a performer comes online, and the guest hears it above the page, at the bell and by a mail that can be stopped', async () => {
  const t = await wordsOf('de');
  const guest = await site.newPerson({ locale: 'de-DE' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/de/amateur/vesna/');
  const heart = page.getByRole('button', { name: t('favourites.heart', { name: 'Vesna' }) }).first();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await openPage(page, '/de/myvisitx/lieblings-cams/');
  const wish = page.getByRole('switch', { name: t('favourites.email') });
  await wish.click();
  await expect.poll(() => wish.isChecked()).toBe(true);
  await openPage(page, '/de/');
  await untilNetworkIdle(page);

  const performer = await site.newPerson({ locale: 'de-DE' });
  await logIn(performer, 'vesna@vesper.example');
  await goLive(performer, t, 'de');
  await waitForText(page, 'Vesna ist jetzt live');
  await keepScreenshot(page, 'notifications-floating-desktop');
  await page.getByRole('button', { name: t('notifications.close', { title: 'Vesna ist jetzt live' }) }).click();
  await page.getByText('Vesna ist jetzt live').waitFor({ state: 'hidden' });
  const bell = page.getByRole('button', { name: t('shell.notices', { count: 1 }) });
  await bell.click();
  await page.getByRole('link', { name: 'Vesna ist jetzt live' }).waitFor();
  await keepScreenshot(page, 'notifications-bell-desktop');
  const menuLink = page.getByRole('link', { name: t('notifications.toPreferences') });
  await follow(page, menuLink, { heading: t('notifications.preferences.title') });
  await keepScreenshot(page, 'notifications-preferences-desktop');

  const operator = await site.newPerson();
  await logIn(operator, 'office@vesper.example');
  await openPage(operator.page, '/office/mail/');
  // Nobody is named where others may look.
  const mail = operator.page.getByRole('link', { name: 'Es gibt Neues für dich' }).first();
  await follow(operator.page, mail, { heading: 'Es gibt Neues für dich' });
  const link = operator.page.getByRole('main').getByRole('link', { name: /unsubscribe/ });
  const address = new URL((await link.getAttribute('href')) ?? '');

  // What a mail program sends: no cookies, no page.
  const pressed = await fetch(site.origin + address.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  await openPage(page, '/de/myvisitx/notifications/');
  const kind = page.locator('section', { hasText: 'Favoriten gehen live' });
  await expect.poll(() => kind.getByRole('switch', { name: t('notifications.way.email') }).isChecked()).toBe(false);
});

test('on the phone it floats, waits in the bell, and leads into the room', async () => {
  const t = await wordsOf('en');
  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/en/amateur/nerina/');
  const heart = page.getByRole('button', { name: t('favourites.heart', { name: 'Nerina' }) }).first();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await openPage(page, '/en/myvisitx/notifications/');
  await keepScreenshot(page, 'notifications-preferences-phone');
  const quiet = page.getByRole('switch', { name: t('notifications.quietOn') });
  await quiet.click();
  await page.getByLabel(t('notifications.quietFrom')).waitFor();
  await openPage(page, '/en/');
  await untilNetworkIdle(page);
  const performer = await site.newPerson({ locale: 'en-GB' });
  await logIn(performer, 'nerina@vesper.example');
  await goLive(performer, await wordsOf('en'), 'en');
  await waitForText(page, 'Nerina is live now');
  await keepScreenshot(page, 'notifications-floating-phone');
  const card = page.locator('[data-notification]').getByRole('link', { name: 'Nerina is live now' });
  await follow(page, card, { heading: 'Nerina', address: /\/en\/chat\/nerina\// });
  await keepScreenshot(page, 'notifications-room-phone');
});
