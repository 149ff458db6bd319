import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from './support/browser.ts';
import { allowConsoleErrors } from './support/browser.ts';
import { arrive, openPage, untilSettled } from './support/go.ts';
import { payAt } from './support/pay.ts';
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
import { boxOf, coveredPoints, doublePress, fitOf, keyboardOf, sweep } from './support/place.ts';
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
const across = { width: 844, height: 390 };

/** A guest with a phone in a running private chat. */
async function inPrivateChat(email: string): Promise<Person> {
  const guest = await site.newPerson({ size: 'phone' });
  await guest.page.setViewportSize(upright);
  await logIn(guest, email);
  // From the profile, so that the browser's back has a page of this document to go to.
  await openPage(guest.page, '/en/amateur/vesna/', 'shown');
  await guest.page.locator('[data-offers] a:not([href*=offer])').tap();
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await askFor(guest.page, en, 'private');
  await accept(studio, de);
  await waitForMinutes(guest, 1);
  return guest;
}

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
  const asked = async (leaving: () => Promise<unknown>): Promise<void> => {
    await leaving();
    await waitForText(page, en('live.leave.paid'));
    await button(page, 'live.leave.stay').tap();
    expect(await openPaidChat(guest)).not.toBeNull();
  };
  await asked(() => leave(page, 'live.room.end').tap());
  await asked(() => page.getByRole('link', { name: 'Vesna', exact: true }).first().tap());
  await page.evaluate(() => history.back());
  await button(page, 'live.leave.end').tap();
  await waitForText(page, en('live.exit.left'));
  expect(await openPaidChat(guest)).toBeNull();
  await leave(page, 'live.room.leave').tap();
  await arrive(page, { heading: /./, address: '**/cams/' });
});

it('upright the picture is the whole phone, and the chat lies over it, goes and comes with a sweep', async () => {
  const guest = await site.newPerson({ size: 'phone' });
  const { page } = guest;
  await page.setViewportSize(upright);
  await logIn(guest, 'regenjas@vesper.example');
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  const whole = { left: 0, top: 0, right: upright.width, bottom: upright.height };
  expect(await boxOf(roomPicture(page).first())).toEqual(whole);
  const composer = page.getByRole('textbox', { name: en('conversation.label'), exact: true });
  expect((await boxOf(composer)).bottom).toBeLessThanOrEqual(upright.height);
  const log = page.getByRole('log');
  expect((await boxOf(log)).top).toBeGreaterThan(upright.height / 2);
  expect(await page.locator('[data-bottom-nav]').isVisible()).toBe(false);
  expect(await coveredPoints(page.getByRole('button', { name: new RegExp(`^${en('live.offer.private')}`) }))).toEqual(
    [],
  );
  await keepScreenshot(page, 'room-free-upright');

  await sweep(page, 60, 260);
  await composer.waitFor({ state: 'hidden' });
  await studio.page
    .getByRole('textbox', { name: de('conversation.label'), exact: true })
    .first()
    .fill('Guten Abend');
  await studio.page.keyboard.press('Enter');
  await page.getByRole('button', { name: en('live.room.chatNew', { count: 1 }) }).waitFor();
  await sweep(page, 260, 60);
  await composer.waitFor();

  expect(await fitOf(roomPicture(page))).toBe('cover');
  await doublePress(page, 150, 250);
  await expect.poll(() => fitOf(roomPicture(page))).toBe('contain');

  await button(page, 'live.room.more').tap();
  await page.getByRole('radio', { name: en('live.quality.auto'), exact: true }).waitFor();
  await waitForText(page, 'kbit/s');
  await button(page, 'live.room.fullscreen').tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  expect(await boxOf(roomPicture(page).first())).toEqual(whole);

  // iPhones know no full screen of pages: the room lies over everything instead, also where it is wide, and goes back.
  await page.evaluate(async () => {
    await document.exitFullscreen();
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
  await page.setViewportSize({ width: 1100, height: 700 });
  const covers = () => page.evaluate(() => document.querySelector('[data-laid=all]')?.getBoundingClientRect().toJSON());
  await expect.poll(covers).toBeUndefined();
  await page.keyboard.press('f');
  await expect.poll(covers).toMatchObject({ x: 0, y: 0, width: 1100, height: 700 });
  await page.keyboard.press('f');
  await expect.poll(covers).toBeUndefined();
});

it('a thumb that rests on the picture opens what is quick to have: sound, quality, full screen, a way to report', async () => {
  const guest = await site.newPerson({ size: 'phone' });
  const { page } = guest;
  await page.setViewportSize({ width: 360, height: 640 });
  await logIn(guest, 'cafesolo@vesper.example');
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  await button(page, 'live.room.more').waitFor();
  const phone = await page.context().newCDPSession(page);
  await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 150, y: 220 }] });
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await sheet.getByRole('radio', { name: en('live.quality.save'), exact: true }).waitFor();
  await sheet.getByRole('button', { name: en('live.room.fullscreen'), exact: true }).waitFor();
  await sheet.getByRole('button', { name: en('live.room.soundOff'), exact: true }).tap();
  await sheet.getByRole('button', { name: en('live.room.soundOn'), exact: true }).waitFor();
  // It stands below its picture, which moves on.
  await expect.poll(async () => (await boxOf(sheet)).top).toBeGreaterThan(640 * 0.25);
  await keepScreenshot(page, 'room-held');
  const [help] = await Promise.all([
    page.waitForEvent('popup'),
    sheet.getByRole('link', { name: en('live.room.report'), exact: true }).tap(),
  ]);
  const message = help.getByRole('textbox', { name: en('help.ask.message') });
  await expect.poll(() => message.inputValue()).toBe('Vesna: ');
  expect(await help.getByRole('combobox', { name: en('help.ask.topic') }).inputValue()).toBe('report');
  await help.close();
});

it('who comes back with the sound off is told so over the picture, for the ten seconds of the specification', async () => {
  const guest = await site.newPerson({ size: 'phone' });
  const { page } = guest;
  await logIn(guest, 'guest@vesper.example');
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  // The page measures itself: a busy machine tells us late.
  await page.evaluate((words) => {
    const times: number[] = Object.assign(window, { hintTimes: [] }).hintTimes;
    const look = () => {
      const isThere = [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.includes(words));
      if (isThere === (times.length % 2 === 0)) times.push(performance.now());
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, en('live.room.soundHint'));
  await button(page, 'live.room.soundOff').first().tap();
  const times = () => page.evaluate(() => (window as unknown as { hintTimes: number[] }).hintTimes);
  await expect.poll(times, { timeout: 60_000, interval: 500 }).toHaveLength(2);
  const [came = 0, gone = 0] = await times();
  expect(gone - came).toBeGreaterThan(9_500);
  expect(gone - came).toBeLessThan(13_000);
  await button(page, 'live.room.soundOn').first().tap();
  await button(page, 'live.room.soundOff').first().waitFor();
});

it('a keyboard covers neither what is written nor the picture', async () => {
  const guest = await site.newPerson({ size: 'phone' });
  const { page } = guest;
  await page.setViewportSize(upright);
  const raiseKeyboard = await keyboardOf(page);
  await logIn(guest, 'avondster@vesper.example');
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  const composer = page.getByRole('textbox', { name: en('conversation.label'), exact: true });
  await composer.waitFor();
  await raiseKeyboard(320);
  await expect.poll(async () => (await boxOf(composer)).bottom).toBeLessThanOrEqual(upright.height - 320);
  expect((await boxOf(roomPicture(page).first())).bottom).toBe(upright.height);
  expect((await boxOf(page.getByRole('log'))).bottom).toBeLessThanOrEqual(upright.height - 320);
});

it('across the picture is whole, and one writes in free chat too', async () => {
  const guest = await site.newPerson({ size: 'phone' });
  const { page } = guest;
  await page.setViewportSize(across);
  await logIn(guest, 'polarlicht@vesper.example');
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  await untilSettled(page);
  expect(await fitOf(roomPicture(page))).toBe('contain');
  expect(await boxOf(roomPicture(page).first())).toEqual({
    left: 0,
    top: 0,
    right: across.width,
    bottom: across.height,
  });
  const composer = page.getByRole('textbox', { name: en('conversation.label'), exact: true });
  expect(await coveredPoints(composer)).toEqual([]);
  await composer.fill('From the side');
  await page.keyboard.press('Enter');
  await waitForText(studio.page, 'From the side');
  await keepScreenshot(page, 'room-free-across');
});

it('on a desk full screen is the whole screen with the chat over it, and theatre is the window', async () => {
  const guest = await site.newPerson();
  const { page } = guest;
  await logIn(guest, 'lunallena@vesper.example');
  await openPage(page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.keyboard.press('t');
  await expect.poll(async () => (await boxOf(roomPicture(page).first())).top).toBe(0);
  expect((await boxOf(roomPicture(page).first())).right).toBe(width - 340);
  await page.keyboard.press('t');
  await doublePress(page, 400, 400);
  await expect.poll(() => boxOf(roomPicture(page).first())).toEqual({ left: 0, top: 0, right: width, bottom: height });
  const log = page.getByRole('log');
  expect((await boxOf(log)).left).toBeGreaterThan(width / 2);
  await keepScreenshot(page, 'room-full-desktop');
  await page.keyboard.press('c');
  await log.waitFor({ state: 'hidden' });
  const buttons = button(page, 'live.room.chatShow').or(button(page, 'live.room.fullscreenOff'));
  // The controls go by themselves: they are looked at right after a movement.
  const looked = () => page.mouse.move(300 + Math.random() * 50, 300).then(() => buttons.all());
  await expect.poll(async () => Promise.all((await looked()).map(coveredPoints))).toEqual([[], [], []]);
  await keepScreenshot(page, 'room-full-no-chat');
  await page.keyboard.press('f');
  await log.waitFor();
});

it('what is opened while minutes are paid takes half of the phone: picture, price, clock and the way out stay', async () => {
  const guest = await inPrivateChat('kaminfeuer@vesper.example');
  const { page } = guest;
  const sheet = page.getByRole('dialog');
  const end = button(page, 'live.room.end');
  const opened = [
    ['gift', () => page.getByRole('button', { name: en('gifts.give', { name: 'Vesna' }) }).tap()],
    [
      'top-up',
      () =>
        page
          .getByRole('button', { name: en('live.money.topUp') })
          .first()
          .tap(),
    ],
  ] as const;
  for (const size of [upright, { width: 360, height: 640 }, across]) {
    await page.setViewportSize(size);
    for (const [name, open] of opened) {
      await open();
      await sheet
        .getByRole('button', { name: /^Pay|Daisy/ })
        .first()
        .waitFor();
      await keepScreenshot(page, `room-${name}-${size.width}`);
      const box = await boxOf(sheet);
      if (size.width < size.height) expect(box.top).toBeGreaterThanOrEqual(Math.min(size.height / 2, 256));
      else expect(box.left).toBeGreaterThanOrEqual(size.width / 2);
      expect(await coveredPoints(end)).toEqual([]);
      await end.tap();
      await button(page, 'live.leave.stay').tap();
      await sheet.waitFor({ state: 'hidden' });
    }
  }
  await page.setViewportSize(upright);
  await opened[0][1]();
  await sheet.getByRole('button', { name: /^Daisy/ }).tap();
  await keepScreenshot(page, 'room-gift-chosen');
  await sheet
    .getByRole('button', { name: new RegExp(`^${en('gifts.giveFor', { coins: '', euros: '' }).split(' ')[0]} `) })
    .tap();
  await waitForText(page, en('gifts.given', { name: 'Vesna' }));
  await page
    .getByRole('listitem')
    .filter({ hasText: `${en('gifts.you')} · Daisy` })
    .waitFor();
  await keepScreenshot(page, 'room-gift-given');
  expect(await coveredPoints(end)).toEqual([]);
  expect(await openPaidChat(guest)).not.toBeNull();
  await endChat(page, en);
});

it('the end is one card: receipt, stars, top-up and who else is live; topping up leads back to the room', async () => {
  const guest = await inPrivateChat('quietharbour@vesper.example');
  const { page } = guest;
  await page
    .getByRole('button', { name: en('live.money.topUp') })
    .first()
    .tap();
  const sheet = page.getByRole('dialog');
  const [checkout] = await Promise.all([page.waitForEvent('popup'), sheet.getByRole('button', { name: /^Pay/ }).tap()]);
  // What is paid closes its window by itself: the room is what one sees.
  await payAt(checkout);
  await waitForText(page, en('payments.receipt.paid'));
  expect(await openPaidChat(guest)).not.toBeNull();
  await keepScreenshot(page, 'room-topped-up');
  await sheet.getByRole('button', { name: en('payments.sheet.back', { name: 'Vesna' }) }).tap();
  await waitForMotion(roomPicture(page), 'the chat goes on');
  await waitForMinutes(guest, 2);
  await endChat(page, en);
  await waitForText(page, en('live.exit.left'));
  const card = page.getByRole('status').filter({ hasText: en('live.exit.left') });
  await card.getByText(en('live.end.paid')).waitFor();
  await card.getByRole('radio', { name: en('surveys.chat.stars', { count: 4 }) }).waitFor();
  await card.getByRole('button', { name: en('live.money.topUp') }).waitFor();
  await card.getByRole('navigation', { name: en('live.room.others') }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await keepScreenshot(page, 'room-ended-upright');
});

it('who signs up from an offer does it beside the room, and comes back to the question of that chat', async () => {
  const { page, consoleErrors } = await site.newPerson({ size: 'phone' });
  // The refused form; and the room, which asks once more as a visitor before the page of whoever signed up is there.
  allowConsoleErrors(consoleErrors, /status of (?:422.*sign-up|404.*chat\/texts)/);
  await page.setViewportSize(upright);
  const sheet = page.getByRole('dialog');
  const offer = page.getByRole('button', { name: new RegExp(`^${en('live.offer.private')}.*/min.*€`, 's') });
  await openPage(page, '/en/chat/vesna/', 'shown');
  const { top } = await boxOf(offer);
  await waitForMotion(roomPicture(page), 'free chat');
  expect(Math.abs((await boxOf(offer)).top - top)).toBeLessThan(8);
  await button(page, 'live.talk.closed.login').tap();
  await button(page, 'identity.join.close').tap();
  await offer.tap();
  await expect.poll(async () => (await boxOf(sheet)).top).toBeGreaterThanOrEqual(upright.height / 2 - 60);
  await sheet.getByRole('button', { name: en('identity.signUp.submit') }).tap();
  await sheet.getByText(en('identity.error.email')).waitFor();
  await waitForMotion(roomPicture(page), 'the picture beside sign-up');
  await keepScreenshot(page, 'room-sign-up-upright');
  await sheet.getByLabel(en('identity.field.email')).fill('beside-the-room@vesper.example');
  await sheet.getByLabel(en('identity.field.password'), { exact: true }).fill('Seven-quiet-harbours-9');
  await sheet.getByLabel(en('identity.signUp.adult')).check();
  await sheet.getByRole('checkbox').nth(1).check();
  await sheet.getByRole('button', { name: en('identity.signUp.submit') }).tap();
  await waitForText(page, 'with Vesna.');
  expect(new URL(page.url()).pathname).toBe('/en/chat/vesna/');
});

it('whoever has just signed up for a chat is in it after three presses, and pays at a button nothing covers', async () => {
  const guest = await site.newPerson({ size: 'phone' });
  const { page } = guest;
  await page.setViewportSize(upright);
  await logIn(guest, 'firsttimer@vesper.example');
  await openPage(page, '/en/top-up/', 'shown');
  expect(await coveredPoints(page.getByRole('button', { name: /^Pay/ }))).toEqual([]);

  // Where signing up from an offer leads.
  await openPage(page, '/en/chat/vesna/?offer=private', 'shown');
  let presses = 1; // the one at the provider's
  const press = (target: Locator): Promise<void> => {
    presses += 1;
    return target.click();
  };
  const sheet = page.getByRole('dialog');
  const pay = sheet.getByRole('button', { name: /^Pay/ });
  await waitForText(page, 'with Vesna.');
  // The sheet rises first.
  await expect.poll(() => coveredPoints(pay)).toEqual([]);
  await keepScreenshot(page, 'room-top-up-upright');
  const [checkout] = await Promise.all([page.waitForEvent('popup'), press(pay)]);
  await payAt(checkout);
  await press(sheet.getByRole('button', { name: /^Start for/ }));
  await accept(studio, de);
  await waitForMinutes(guest, 1);
  expect(presses).toBeLessThanOrEqual(3);
});
