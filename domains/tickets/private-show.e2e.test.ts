import { afterAll, expect, test } from 'vitest';
import { openPage } from '#e2e/support/go.ts';
import { balanceOf, call, goLive, keepScreenshot, logIn, roomPicture } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
afterAll(() => site.close());

test('private show invitation: from the room to a phone, accepted there, and nobody else sees or enters it', async () => {
  const vesna = await site.newPerson({ locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  await goLive(vesna, de, 'de');
  const guest = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  const before = await balanceOf(guest);

  // Beside the name of who is there.
  await vesna.page
    .getByRole('button', { name: / zu einer Show einladen$/ })
    .first()
    .click();
  const form = vesna.page.getByRole('dialog', { name: / zu einer Show einladen$/ });
  await form.getByLabel(de('tickets.studio.inviteTitle')).fill('Lieder nur für dich');
  await form.getByLabel(de('tickets.studio.when')).selectOption('10');
  await form.getByLabel(de('tickets.studio.priceCoins')).fill('20');
  await keepScreenshot(vesna.page, 'private-show-invite-desk-de');
  await form.getByRole('button', { name: de('tickets.studio.inviteSend') }).click();
  await form.waitFor({ state: 'detached' });

  await page.getByText(en('tickets.private.invites')).first().waitFor();
  await keepScreenshot(page, 'private-show-toast-phone-en');
  await page.getByRole('button', { name: en('tickets.private.look'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: en('tickets.private.title') });
  await sheet.getByText('Lieder nur für dich').waitFor();
  await keepScreenshot(page, 'private-show-sheet-phone-en');

  // The same stands in the guest's list on the desk, and in nobody else's.
  const desk = await site.newPerson({ locale: 'de-DE' });
  await logIn(desk, 'guest@vesper.example');
  await openPage(desk.page, '/de/cam-shows/');
  await desk.page.getByText('Lieder nur für dich').waitFor();
  await keepScreenshot(desk.page, 'private-show-list-desk-de');
  await desk.page.getByRole('button', { name: de('tickets.private.answer') }).click();
  await desk.page
    .getByRole('dialog', { name: de('tickets.private.title') })
    .getByText('Lieder nur für dich')
    .waitFor();
  await keepScreenshot(desk.page, 'private-show-sheet-desk-de');
  const other = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(other, 'latetrain@vesper.example');
  await openPage(other.page, '/de/cam-shows/');
  expect(await other.page.getByText('Lieder nur für dich').count()).toBe(0);

  await sheet.getByRole('button', { name: /^Accept for/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => balanceOf(guest)).toBe(before - 2_000);
  await vesna.page.getByText(de('tickets.studio.answer.accepted')).first().waitFor();
  await keepScreenshot(vesna.page, 'private-show-accepted-desk-de');

  const { shows } = await call<{ shows: { id: number; invitation: { answer: string } | null }[] }>(
    vesna,
    'GET',
    'studio/ticketShows',
  );
  const show = shows.find(({ invitation }) => invitation !== null);
  expect(show?.invitation?.answer).toBe('accepted');
  await openPage(other.page, '/de/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(other.page), 'free chat of somebody else');
  await call(vesna, 'POST', `studio/ticketShows/${show?.id}/begin`);
  await expect.poll(() => roomPicture(other.page).count(), { timeout: 20_000 }).toBe(0);
  await keepScreenshot(other.page, 'private-show-others-phone-de');
  await waitForMotion(roomPicture(page), 'the show of its guest');
  await keepScreenshot(page, 'private-show-room-phone-en');
  await call(vesna, 'POST', `studio/ticketShows/${show?.id}/end`);
  // It broke off at once: nearly all of it is back.
  await expect.poll(() => balanceOf(guest)).toBeGreaterThan(before - 100);
  await site.expectBooksRight();
});
