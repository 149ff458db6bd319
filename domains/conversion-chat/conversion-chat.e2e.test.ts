import { afterAll, expect, test } from 'vitest';
import type { Person } from '#e2e/support/browser.ts';
import { openPage } from '#e2e/support/go.ts';
import { call, goLive, keepScreenshot, logIn, roomPicture, waitForText } from '#e2e/support/people.ts';
import { waitForMotion } from '#e2e/support/picture.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
afterAll(() => site.close());

const email = 'newhere@vesper.example';
const password = 'a long walk by the lake';

/** Somebody who has signed up just now and proves their mailbox. */
async function signUp(guest: Person): Promise<void> {
  await call(guest, 'POST', 'identity/signUp', { email, password, isAdult: true, acceptTerms: true });
  const operator = await site.newPerson();
  await logIn(operator, 'office@vesper.example');
  const { rows } = await call<{ rows: { id: number; recipient: string }[] }>(operator, 'GET', 'office/mail/list');
  const mail = rows.find(({ recipient }) => recipient === email);
  const { text } = await call<{ text: string }>(operator, 'GET', `office/mail/get/${mail?.id}`);
  const link = /https?:\/\/\S*verify-email\S*/.exec(text)?.[0] ?? 'no link in the mail';
  await openPage(guest.page, link);
  await guest.page.getByRole('button', { name: en('identity.verify.submit') }).click();
  await waitForText(guest.page, en('identity.verify.doneTitle'));
}

test('a new guest finds who welcomes them, switches extra free chat on in the room, and ends it on the desk', async () => {
  const vesna = await site.newPerson({ locale: 'de-DE' });
  await logIn(vesna, 'vesna@vesper.example');
  await goLive(vesna, de, 'de');
  const guest = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  const { page } = guest;
  await signUp(guest);

  // Nobody takes part: nothing is offered.
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  const strip = page.getByRole('region', { name: en('conversion-chat.title') });
  expect(await strip.count()).toBe(0);

  const own = vesna.page.getByRole('switch', { name: de('conversion-chat.studio.switch') });
  await own.check();
  await own.scrollIntoViewIfNeeded();
  await keepScreenshot(vesna.page, 'conversion-chat-studio-desk-de');
  await strip.waitFor();
  await keepScreenshot(page, 'conversion-chat-offered-room-phone-en');
  await openPage(page, '/en/', 'shown');
  const row = page.getByRole('region', { name: en('conversion-chat.title') });
  await row.waitFor();
  await row.scrollIntoViewIfNeeded();
  await keepScreenshot(page, 'conversion-chat-offered-home-phone-en');

  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  await strip.getByRole('button', { name: en('conversion-chat.what') }).tap();
  const panel = page.getByRole('dialog', { name: en('conversion-chat.more', { minutes: 30 }) });
  // It stands still before it can be pressed.
  await panel.getByRole('button', { name: en('conversion-chat.switchOn') }).tap({ trial: true });
  await keepScreenshot(page, 'conversion-chat-panel-phone-en');
  await panel.getByRole('button', { name: en('conversion-chat.switchOn') }).tap();
  await waitForText(page, en('conversion-chat.onHere'));
  await panel.waitFor({ state: 'detached' });
  await keepScreenshot(page, 'conversion-chat-on-room-phone-en');

  // The same guest on the desk, in German: it is on there as well, and ends for good.
  const desk = await site.newPerson({ locale: 'de-DE' });
  await call(desk, 'POST', 'identity/logIn', { email, password });
  await openPage(desk.page, '/de/', 'shown');
  const onDesk = desk.page.getByRole('region', { name: de('conversion-chat.title') });
  await onDesk.waitFor();
  await onDesk.scrollIntoViewIfNeeded();
  await keepScreenshot(desk.page, 'conversion-chat-on-home-desk-de');
  await onDesk.getByRole('button', { name: de('conversion-chat.off') }).click();
  await waitForText(desk.page, de('conversion-chat.offText'));
  await keepScreenshot(desk.page, 'conversion-chat-off-desk-de');
  await desk.page.getByRole('button', { name: de('conversion-chat.offYes') }).click();
  await onDesk.waitFor({ state: 'detached' });
  await strip.waitFor({ state: 'detached' });
  for (const person of [vesna, guest, desk]) expect(person.consoleErrors).toEqual([]);
});
