import { afterAll, expect, test } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage } from '#e2e/support/go.ts';
import { call, goLive, keepScreenshot, logIn, roomPicture, waitForText } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';

const site = await openSite();
afterAll(() => site.close());

test('a performer plans a show on the phone, sees it in the list and calls it off', async () => {
  const de = await wordsOf('de');
  const vesna = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  const { page } = vesna;
  await openPage(page, '/de/studio/shows/');
  await page.getByRole('button', { name: de('tickets.studio.plan'), exact: true }).click();
  const form = page.getByRole('dialog', { name: de('tickets.studio.plan') });
  const save = form.getByRole('button', { name: de('tickets.studio.planSave') });
  await form.getByLabel(de('tickets.studio.start'), { exact: true }).fill(
    // A day on which no other show of the demo world is.
    writeEntry(Date.now() + 61 * 24 * 3_600_000, { kind: 'moment' }, 'de'),
  );
  await form.getByLabel(de('tickets.studio.priceCoins')).fill('20');
  await save.click();
  // Without a title it is refused, at the title.
  await form.getByText('Gib der Show einen Titel in mindestens einer Sprache.').waitFor();
  const title = form.getByLabel(de('tickets.studio.showTitle'));
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await keepScreenshot(page, 'tickets-plan-refused-phone');
  expectConsoleErrors(vesna.consoleErrors, /status of 422/);
  await title.fill('Lieder bei Kerzenlicht');
  await form.getByLabel(de('tickets.studio.description')).fill('Eine Stunde Musik, jeder Wunsch zählt.');
  await form.getByLabel(de('tickets.studio.promoCode')).fill('kerze');
  await keepScreenshot(page, 'tickets-plan-phone');
  await save.click();
  await form.waitFor({ state: 'detached' });
  const card = page.getByRole('listitem').filter({ hasText: 'Lieder bei Kerzenlicht' });
  await card.getByText(de('tickets.studio.state.planned'), { exact: true }).waitFor();
  await card.getByText(/KERZE/).waitFor();
  await keepScreenshot(page, 'tickets-studio-phone');
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/en/studio/shows/');
  await waitForText(page, 'Lieder bei Kerzenlicht');
  await keepScreenshot(page, 'tickets-studio-desktop');
  await page.getByRole('button', { name: (await wordsOf('en'))('tickets.studio.plan'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await keepScreenshot(page, 'tickets-plan-desktop');
  if (phone) await page.setViewportSize(phone);
  await openPage(page, '/de/studio/shows/');
  await card.getByRole('button', { name: de('tickets.studio.callOff'), exact: true }).click();
  const asked = page.getByRole('dialog', { name: de('tickets.studio.callOffTitle') });
  await waitForText(page, de('tickets.studio.callOffText'));
  await keepScreenshot(page, 'tickets-call-off-phone');
  await asked.getByRole('button', { name: de('tickets.studio.callOffYes') }).click();
  await asked.waitFor({ state: 'detached' });
  await card.getByText(de('tickets.studio.state.cancelled'), { exact: true }).waitFor();
  await keepScreenshot(page, 'tickets-over-phone');
});

test('a guest on a phone buys a ticket with one press more, and goes in when the show is on; who has none does not', async () => {
  const [en, de] = await Promise.all([wordsOf('en'), wordsOf('de')]);
  const vesna = await site.newPerson({ locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  await goLive(vesna, de, 'de');
  const words = (text: string) => ({ de: text, en: text, nl: '', es: '' });
  const [title, plan] = [
    'Songs by request',
    { description: words(''), postBuyInfo: words('Bring a wish'), latePrice: null },
  ];
  const start = Date.now() + 8 * 60_000;
  const terms = { price: 1000, start, goal: null, minutes: 30, letsLateIn: true, promoCode: null };
  const { id } = await call<{ id: number }>(vesna, 'POST', 'studio/ticketShows', {
    title: words(title),
    ...plan,
    ...terms,
  });

  const guest = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  await logIn(guest, 'kaminfeuer@vesper.example');
  const { page } = guest;
  await openPage(page, '/en/cam-shows/');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await keepScreenshot(page, 'tickets-shows-phone-en');
  await row.getByRole('button').first().click();
  const sheet = page.getByRole('dialog', { name: en('tickets.buy.title') });
  await sheet.getByLabel(en('tickets.buy.code')).fill('nothing');
  const buy = sheet.getByRole('button', { name: /^Buy for/ });
  await buy.click();
  await sheet.getByText(en('tickets.error.promo_code_unknown')).waitFor();
  await keepScreenshot(page, 'tickets-buy-phone-en');
  await sheet.getByLabel(en('tickets.buy.code')).fill('');
  await buy.click();
  await row.getByText(en('tickets.yours')).waitFor();
  await row.getByText('Bring a wish').waitFor();
  await keepScreenshot(page, 'tickets-bought-phone-en');

  // Who sits in free chat is told a minute before, and gets a ticket in place.
  const watcher = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(watcher, 'latetrain@vesper.example');
  await openPage(watcher.page, '/de/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(watcher.page), 'free chat');
  const looker = await site.newPerson({ locale: 'en-GB' });
  await openPage(looker.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(looker.page), 'free chat of somebody logged out');
  await call(vesna, 'POST', `studio/ticketShows/${id}/announce`);
  const offer = watcher.page.getByRole('region', { name: de('tickets.room.name') });
  await offer.getByText(de('tickets.room.begins')).waitFor();
  await keepScreenshot(watcher.page, 'tickets-announced-phone-de');
  await looker.page.getByText(en('tickets.room.begins')).waitFor();
  await keepScreenshot(looker.page, 'tickets-announced-desk-en');
  await offer.getByRole('button').click();
  await watcher.page.getByRole('dialog', { name: de('tickets.buy.title') }).waitFor();
  await keepScreenshot(watcher.page, 'tickets-buy-in-room-phone-de');
  await watcher.page
    .getByRole('dialog', { name: de('tickets.buy.title') })
    .getByRole('button', { name: /10/ })
    .click();
  await offer.getByText(de('tickets.room.letIn')).waitFor();
  await call(vesna, 'POST', `studio/ticketShows/${id}/begin`);
  await offer.waitFor({ state: 'detached' });
  await waitForMotion(roomPicture(watcher.page), 'the show, under the same picture');
  await keepScreenshot(watcher.page, 'tickets-stayed-phone-de');
  await looker.page.getByText(en('tickets.room.on')).waitFor();
  await keepScreenshot(looker.page, 'tickets-on-desk-en');
  await openPage(page, '/en/amateur/vesna/shows/');
  await keepScreenshot(page, 'tickets-of-actor-phone-en');
  await row.getByRole('link', { name: en('tickets.enter') }).click();
  await waitForMotion(roomPicture(page), 'the show');
  await keepScreenshot(page, 'tickets-room-phone-en');

  const stranger = await site.newPerson({ locale: 'de-DE' });
  await openPage(stranger.page, '/de/cam-shows/');
  await stranger.page.getByText(de('tickets.on')).first().waitFor();
  await keepScreenshot(stranger.page, 'tickets-shows-desk-de');
  await openPage(stranger.page, '/de/chat/vesna/', 'shown');
  await stranger.page
    .getByText(/Ticketshow/)
    .first()
    .waitFor();
  expect(await roomPicture(stranger.page).count()).toBe(0);
  await keepScreenshot(stranger.page, 'tickets-no-entry-desk-de');

  await call(vesna, 'POST', `studio/ticketShows/${id}/end`);
  await expect.poll(() => roomPicture(page).count(), { timeout: 20_000 }).toBe(0);
});
