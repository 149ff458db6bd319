import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from './support/browser.ts';
import { arrive, openPage } from './support/go.ts';
import {
  accept,
  askFor,
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

const [site, de, en] = await Promise.all([openSite({ speed: 2 }), wordsOf('de'), wordsOf('en')]);
const studio = await site.newPerson({ locale: 'de-DE' });
beforeAll(async () => {
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');
});
afterAll(() => site.close());

const upright = { width: 390, height: 844 };

/** A guest with a phone in a running private chat. */
async function inPrivateChat(email: string): Promise<Person> {
  const guest = await site.newPerson({ size: 'phone' });
  await guest.page.setViewportSize(upright);
  await logIn(guest, email);
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await askFor(guest.page, en, 'private');
  await accept(studio, de);
  await waitForMinutes(guest, 1);
  return guest;
}

/** Of nine points of an element, those where a press lands on something else. */
const coveredPoints = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const parts = [0.15, 0.5, 0.85];
    return parts
      .flatMap((x) => parts.map((y) => [box.left + box.width * x, box.top + box.height * y] as const))
      .flatMap(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && node.contains(hit) ? [] : [`${Math.round(x)},${Math.round(y)}: ${hit?.outerHTML.slice(0, 120)}`];
      });
  });

const button = (page: Page, key: string): Locator => page.getByRole('button', { name: en(key), exact: true });
const leave = (page: Page, key: string): Locator => page.getByRole('link', { name: en(key), exact: true });

it('while the picture is hidden and minutes are paid, nothing covers the way back to it', async () => {
  const { page } = await inPrivateChat('latetrain@vesper.example');
  await page.keyboard.press('k');
  await waitForText(page, en('live.room.paused'));
  const show = button(page, 'live.room.resume').filter({ hasText: en('live.room.resume') });
  await show.waitFor();
  expect(await coveredPoints(show)).toEqual([]);
  await show.tap();
  await waitForMotion(roomPicture(page), 'shown again');
});

it('what is paid for is ended by a small button that asks once, and so is leaving', async () => {
  const guest = await inPrivateChat('kaminfeuer@vesper.example');
  const { page } = guest;
  const size = await button(page, 'live.room.end').boundingBox();
  expect(size?.width).toBeLessThan(140);
  await keepScreenshot(page, 'room-paid-upright');
  await button(page, 'live.room.end').tap();
  await button(page, 'live.leave.stay').tap();
  expect(await openPaidChat(guest)).not.toBeNull();
  await leave(page, 'live.room.endAndLeave').tap();
  await waitForText(page, en('live.leave.paid'));
  await button(page, 'live.leave.stay').tap();
  expect(await openPaidChat(guest)).not.toBeNull();
  await endChat(page, en);
  await waitForText(page, en('live.exit.left'));
  expect(await openPaidChat(guest)).toBeNull();
  const skip = button(page, 'surveys.chat.skip');
  if (await skip.isVisible()) await skip.tap();
  await leave(page, 'live.room.leave').tap();
  await arrive(page, { heading: /./, address: '**/cams/' });
});
