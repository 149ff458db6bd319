import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from './support/console-errors.ts';
import { openPage } from './support/go.ts';
import {
  accept,
  askFor,
  balanceOf,
  chatById,
  endChat,
  goLive,
  keepScreenshot,
  logIn,
  openPaidChat,
  roomPicture,
  waitForMinutes,
  waitForText,
} from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, de, en] = await Promise.all([openSite({ speed: 4, ownProcess: true }), wordsOf('de'), wordsOf('en')]);
afterAll(() => site.close());

/** A picture away for 5 s counts as broken, and a paid minute lasts 6 s here: the rest of it comes back. */
const longerThanBroken = 8_000;
/** What a browser reports by itself while there is no server. */
const outage = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_NETWORK|Failed to load resource/;

it('the server is killed in the middle of a paid chat: the guest is told, comes back, and pays only for what was seen', async () => {
  const studio = await site.newPerson({ locale: 'de-DE' });
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
  const guest = await site.newPerson({ size: 'phone' });
  await logIn(guest, 'kaminfeuer@vesper.example');
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await askFor(guest.page, en, 'private');
  await accept(studio, de);
  const { chatId } = await waitForMinutes(guest, 2);
  await waitForMotion(roomPicture(guest.page), 'private chat');

  const told = Promise.any([
    waitForText(guest.page, en('live.room.broken')),
    waitForText(guest.page, en('live.room.connecting')),
  ]);
  await site.killAndRestart(longerThanBroken);
  await told;
  await keepScreenshot(guest.page, 'room-server-gone-phone');
  await site.expectBooksRight();

  // Whoever is back within the grace continues, else the chat is over; both are told on the page.
  const back = waitForMotion(roomPicture(guest.page), 'after the restart');
  const over = guest.page.getByText(en('live.room.others')).first().waitFor();
  await Promise.any([back, over]);
  for (const late of [back, over]) late.catch(() => undefined);
  if (await openPaidChat(guest)) {
    await endChat(guest.page, en);
    await expect.poll(() => openPaidChat(guest)).toBeNull();
  }
  const chat = await chatById(guest, chatId);
  expect(chat).toMatchObject({ status: 'ended', cost: chat.minutes * chat.pricePerMinute - chat.refunded });
  expect(chat.refunded).toBeGreaterThan(0);
  expect(await balanceOf(guest)).toBe(400_00 - chat.cost);
  await site.expectBooksRight();
  for (const { consoleErrors } of [studio, guest]) {
    expectConsoleErrors(consoleErrors, outage);
  }
});
