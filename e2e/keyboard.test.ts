import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { follow, openPage, untilSettled } from './support/go.ts';
import { accessibilityViolations } from './support/inspect.ts';
import { press, tabTo, tick, write } from './support/keyboard.ts';
import {
  askFor,
  balanceOf,
  call,
  chatById,
  keepScreenshot,
  logIn,
  openPaidChat,
  roomPicture,
  waitForMinutes,
  waitForText,
} from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { openSite } from './support/site.ts';
import type { Words } from './support/words.ts';
import { wordsOf } from './support/words.ts';

const [site, de, en] = await Promise.all([openSite(), wordsOf('de'), wordsOf('en')]);
afterAll(() => site.close());

const namePart = (words: Words, key: string) => new RegExp(`^${words(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

it('without a mouse: from the homepage to an account, coins, a private chat and its end; the performer too', async () => {
  const studio = await site.newPerson();
  await logIn(studio, 'vesna@vesper.example');
  await openPage(studio.page, '/en/studio/', 'shown');
  await press(studio.page, studio.page.getByRole('button', { name: en('live.studio.goLive'), exact: true }));
  await studio.page
    .getByRole('button', { name: en('live.studio.stop'), exact: true })
    .first()
    .waitFor();

  const guest = await site.newPerson({ locale: 'de-DE' });
  const { page } = guest;
  await openPage(page, '/de/');
  await press(page, page.getByRole('button', { name: de('legal.consent.fine'), exact: true }));
  // The first stop of a page leads past its menus.
  await openPage(page, '/de/');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  const signUp = page.getByRole('banner').getByRole('link', { name: de('shell.account.signUp') });
  await follow(page, () => press(page, signUp), { heading: de('identity.signUp.title') });

  await write(page, page.getByLabel(de('identity.field.email')), 'tastatur@vesper.example');
  await write(page, page.getByLabel(de('identity.field.password'), { exact: true }), 'vier stille Segel im Wind');
  await tick(page, page.getByLabel(de('identity.signUp.adult')));
  await tick(page, page.locator('input[name=acceptTerms]'));
  await follow(page, () => page.keyboard.press('Enter'), { heading: de('performers.home.heading') });

  await openPage(page, '/de/coins-aufladen/');
  await tabTo(page, page.locator('input[name=packageId]:checked'));
  await press(page, page.locator('form:has(input[name=packageId]) button[type=submit]'));
  await press(page, page.locator('button[value=pay]'));
  await waitForText(page, de('payments.receipt.paid'));
  const coins = await balanceOf(guest);
  expect(coins).toBe(100_00);

  await untilSettled(page);
  await page.keyboard.press('/');
  const box = page.getByRole('combobox');
  await box.waitFor();
  await page.keyboard.type('vesna');
  await page.getByRole('option', { name: /Vesna/ }).first().waitFor();
  await keepScreenshot(page, 'keyboard-search');
  await follow(page, () => page.keyboard.press('Enter'), { heading: /^Vesna/ });

  await openPage(page, '/de/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(page), 'free chat');
  await press(page, page.getByRole('button', { name: namePart(de, 'live.offer.private') }));
  const go = new RegExp(`^${de('live.start.go', { coins: '#' }).split('#').join('.*')}$`);
  await press(page, page.getByRole('dialog').getByRole('button', { name: go }));
  await press(studio.page, studio.page.getByRole('button', { name: en('live.studio.accept'), exact: true }).first());
  await waitForMinutes(guest, 1);
  await write(page, page.getByRole('textbox', { name: de('conversation.label'), exact: true }), 'Guten Abend');
  await page.keyboard.press('Enter');
  await waitForText(studio.page, 'Guten Abend');
  await keepScreenshot(page, 'keyboard-private');

  const open = await openPaidChat(guest);
  await press(page, page.getByRole('button', { name: de('live.room.end'), exact: true }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: de('live.leave.end'), exact: true }));
  await waitForText(page, de('live.exit.left'));
  const chat = await chatById(guest, open?.chatId ?? 0);
  expect(chat).toMatchObject({ status: 'ended', exitCode: 100 });
  expect(await balanceOf(guest)).toBe(coins - chat.cost);
  expect((await call<{ chats: unknown[] }>(guest, 'GET', 'chat/open')).chats).toEqual([]);
});

/** Where the keyboard is, as a screen reader would say it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.getAttribute('role') ?? at?.tagName} ${at?.textContent ?? ''}`;
  });

it('without a mouse: a performer goes live, sets a goal, accepts a chat, writes, ends it and the show', async () => {
  const studio = await site.newPerson({ locale: 'de-DE' });
  await logIn(studio, 'henrike@vesper.example');
  const { page } = studio;
  const named = (key: string) => page.getByRole('button', { name: de(key), exact: true });
  await openPage(page, '/de/studio/', 'shown');
  await press(page, named('studio.studio.goal.set'));
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await page.getByRole('progressbar', { name: de('studio.studio.goal'), exact: true }).waitFor();
  // The keyboard is where one was before the form.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(de('studio.studio.goal.change'));
  await press(page, named('live.studio.goLive'));
  await named('live.studio.stop').waitFor();
  await expect.poll(() => focused(page)).toBe(`H1 ${de('live.studio.onAir')}`);

  const guest = await site.newPerson({ locale: 'de-DE' });
  await logIn(guest, 'kaminfeuer@vesper.example');
  await openPage(guest.page, '/de/chat/henrike/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await askFor(guest.page, de, 'private');
  await press(page, named('live.studio.accept'));
  // The answered request is gone, and the keyboard stands at the conversation it began.
  await expect.poll(() => focused(page)).toBe('tab Kaminfeuer');
  await waitForMinutes(guest, 1);
  await waitForText(page, de('live.studio.chat.begun', { name: 'Kaminfeuer' }));
  await write(
    page,
    page.getByRole('textbox', { name: de('conversation.label'), exact: true }),
    'Schön, dass du da bist',
  );
  await page.keyboard.press('Enter');
  await waitForText(guest.page, 'Schön, dass du da bist');
  await keepScreenshot(page, 'keyboard-studio');
  expect(await accessibilityViolations(page, 'every')).toEqual([]);

  await press(page, named('live.studio.chat.end'));
  await press(page, named('live.studio.end.confirm'));
  await waitForText(guest.page, de('live.exit.stopped', { name: 'Henrike' }));
  await expect.poll(() => focused(page)).toBe(`tab ${de('live.studio.talk.room')}`);
  await press(page, named('live.studio.stop'));
  const question = page.getByRole('dialog', { name: de('live.studio.stop.title') });
  await press(page, question.getByRole('button', { name: de('live.studio.stop.confirm'), exact: true }));
  await expect.poll(() => focused(page)).toBe(`H1 ${de('live.studio.preflight.title')}`);
  expect((await call<{ chats: unknown[] }>(guest, 'GET', 'chat/open')).chats).toEqual([]);
});

it('without a mouse: an operator goes to the audit log by its name, filters it and keeps the filter', async () => {
  const { page, ...operator } = await site.newPerson();
  await logIn({ page, ...operator }, 'office@vesper.example');
  await openPage(page, '/office/');
  await untilSettled(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(en('office.office.audit.title').slice(0, 5));
  await page.getByRole('option').first().waitFor();
  const heading = en('office.office.audit.title');
  await follow(page, () => page.keyboard.press('Enter'), { heading });
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();
  const operation = page.getByLabel(en('office.office.audit.operation'), { exact: true });
  await tabTo(page, operation);
  // A list takes letters as one word only when they come quickly: where they did not, one types again.
  const choose = async () => {
    await page.keyboard.type(en('experiments.office.did.start'));
    return operation.inputValue();
  };
  await expect.poll(choose, { interval: 1_500 }).toBe('experiments.start');
  const apply = page.getByRole('button', { name: en('office.office.list.apply'), exact: true });
  await follow(page, () => press(page, apply), { heading, address: '**operation=experiments.start**' });
  await expect.poll(() => rows.count()).toBe(2);

  await press(page, page.getByRole('button', { name: en('office.office.list.saveView'), exact: true }));
  await page.keyboard.type('Starts');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Starts', exact: true }).waitFor();
  await keepScreenshot(page, 'keyboard-filters');
  // A press on what was kept brings it back on another day.
  await openPage(page, '/office/audit/');
  const starts = page.getByRole('link', { name: 'Starts', exact: true });
  await follow(page, () => press(page, starts), { heading, address: '**operation=experiments.start**' });
  await expect.poll(() => rows.count()).toBe(2);
  await press(
    page,
    page.getByRole('button', { name: en('office.office.list.removeView', { name: 'Starts' }), exact: true }),
  );
  await page.getByRole('button', { name: en('office.office.list.saveView'), exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Starts', exact: true }).count()).toBe(0);
});
