import { afterAll, expect, it } from 'vitest';
import { openHouse } from './support/house.ts';
import { settled } from './support/inspect.ts';
import { press, tabTo, tick, write } from './support/keyboard.ts';
import {
  balanceOf,
  call,
  chatById,
  keepPicture,
  logIn,
  openPaidChat,
  roomPicture,
  see,
  untilMinutes,
} from './support/people.ts';
import { seeMoving } from './support/picture.ts';
import type { Words } from './support/words.ts';
import { wordsOf } from './support/words.ts';

const [house, de, en] = await Promise.all([openHouse({ speed: 10 }), wordsOf('de'), wordsOf('en')]);
afterAll(() => house.close());

const namePart = (words: Words, key: string) => new RegExp(`^${words(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

it('without a mouse: from the homepage to an account, coins, a private chat and its end; the performer too', async () => {
  const studio = await house.newPerson();
  await logIn(studio, 'vesna@vesper.example');
  await studio.page.goto('/en/studio/', { waitUntil: 'commit' });
  await press(studio.page, studio.page.getByRole('button', { name: en('live.studio.goLive'), exact: true }));
  await studio.page
    .getByRole('button', { name: en('live.studio.stop'), exact: true })
    .first()
    .waitFor({ timeout: 40_000 });

  const guest = await house.newPerson({ locale: 'de-DE' });
  const { page } = guest;
  await page.goto('/de/');
  await press(page, page.getByRole('button', { name: de('legal.consent.necessary'), exact: true }));
  // The first stop of a page leads past its menus.
  await page.goto('/de/');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  await press(page, page.getByRole('banner').getByRole('link', { name: de('shell.account.signUp') }));

  await page.waitForURL('**/registrieren/**');
  await write(page, page.getByLabel(de('identity.field.email')), 'tastatur@vesper.example');
  await write(page, page.getByLabel(de('identity.field.password'), { exact: true }), 'vier stille Segel im Wind');
  await tick(page, page.getByLabel(de('identity.signUp.adult')));
  await tick(page, page.locator('input[name=acceptTerms]'));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('registrieren'));

  await page.goto('/de/coins-aufladen/');
  await tabTo(page, page.locator('input[name=packageId]:checked'));
  await press(page, page.locator('main form button[type=submit]'));
  await press(page, page.locator('button[value=pay]'));
  await see(page, de('payments.receipt.paid'));
  const coins = await balanceOf(guest);
  expect(coins).toBe(100_00);

  await settled(page);
  await page.keyboard.press('/');
  const box = page.getByRole('combobox');
  await box.waitFor();
  await page.keyboard.type('vesna');
  await page.getByRole('option', { name: /Vesna/ }).first().waitFor();
  await keepPicture(page, 'keyboard-search');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/amateur/vesna/**');

  await page.goto('/de/chat/vesna/', { waitUntil: 'commit' });
  await seeMoving(roomPicture(page), 'free chat');
  await press(page, page.getByRole('button', { name: namePart(de, 'live.way.private') }));
  const go = new RegExp(`^${de('live.start.go', { coins: '#' }).split('#').join('.*')}$`);
  await press(page, page.getByRole('dialog').getByRole('button', { name: go }));
  await press(studio.page, studio.page.getByRole('button', { name: en('live.studio.accept'), exact: true }).first());
  await untilMinutes(guest, 1);
  await write(page, page.getByRole('textbox', { name: de('live.talk.label'), exact: true }), 'Guten Abend');
  await page.keyboard.press('Enter');
  await see(studio.page, 'Guten Abend');
  await keepPicture(page, 'keyboard-private');

  const open = await openPaidChat(guest);
  await press(page, page.getByRole('button', { name: de('live.room.end'), exact: true }));
  await see(page, de('live.exit.left'));
  const chat = await chatById(guest, open?.chatId ?? 0);
  expect(chat).toMatchObject({ status: 'ended', exitCode: 100 });
  expect(await balanceOf(guest)).toBe(coins - chat.cost);
  expect((await call<{ chats: unknown[] }>(guest, 'GET', 'chat/open')).chats).toEqual([]);
});
