import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#demo/seed/enter.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Person } from './support/browser.ts';
import { expectConsoleErrors } from './support/console-errors.ts';
import { expireProofs } from './support/expire-proofs.ts';
import { openPage } from './support/go.ts';
import {
  accept,
  askFor,
  call,
  chatById,
  goLive,
  keepScreenshot,
  logIn,
  roomPicture,
  waitForMinutes,
  waitForText,
} from './support/people.ts';
import { waitForMotion } from './support/picture.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, en] = await Promise.all([openSite(), wordsOf('en')]);
afterAll(() => site.close());

let office: Person;
let phone: Person;
beforeAll(async () => {
  office = await site.newPerson();
  phone = await site.newPerson({ size: 'phone' });
  // The second login sets an app up, which ends the session of the first.
  for (const person of [phone, phone, office]) await logIn(person, 'office@vesper.example');
});

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** The browser itself reports every refusal. */
const expectRefusals = ({ consoleErrors }: Person, status: number) =>
  expectConsoleErrors(consoleErrors, new RegExp(`status of ${status}`));
/** Says who one is, where that is asked. */
async function prove(page: Page): Promise<void> {
  const asks = dialog(page, en('identity.stepUp.title'));
  await asks.getByLabel(en('identity.field.password'), { exact: true }).fill(demoPassword);
  await button(asks, en('identity.stepUp.submit')).click();
  await asks.waitFor({ state: 'detached' });
}

it('an operator takes a lost second factor off: asked who it is, not for the own account, the owner is told', async () => {
  const { page } = office;
  const type = async (email: string, reason: string): Promise<void> => {
    await page.getByLabel(en('identity.office.factor.email')).fill(email);
    await page.getByLabel(en('identity.office.factor.reason')).fill(reason);
    await button(page, en('identity.office.factor.submit')).click();
    await button(dialog(page, en('identity.office.factor.ask')), en('identity.office.factor.confirm')).click();
  };
  await openPage(page, '/office/second-factor/');
  await type('office@vesper.example', 'it is me');
  await waitForText(page, 'This is your own account. Please ask another operator.');
  await type('nobody@vesper.example', 'never heard of');
  await waitForText(page, en('identity.office.factor.nobody'));
  expectRefusals(office, 40);

  await expireProofs(site, office.page);
  await page.getByLabel(en('identity.office.factor.email')).fill('caspian@vesper.example');
  await page.getByLabel(en('identity.office.factor.reason')).fill('video call, passport shown');
  await keepScreenshot(page, 'office-lost-factor');
  await button(page, en('identity.office.factor.submit')).click();
  await keepScreenshot(page, 'office-lost-factor-asked');
  await button(dialog(page, en('identity.office.factor.ask')), en('identity.office.factor.confirm')).click();
  await prove(page);
  await waitForText(page, en('identity.office.factor.done', { email: 'caspian@vesper.example' }));
  await keepScreenshot(page, 'office-lost-factor-done');
  expectRefusals(office, 403);
  const [mail] = await site.query<{ subject: string }>(
    `select subject from mail.messages where recipient = 'caspian@vesper.example' order by id desc limit 1`,
  );
  expect(mail?.subject).toMatch(/second factor|Faktor|factor/i);

  await openPage(phone.page, '/office/second-factor/');
  await keepScreenshot(phone.page, 'office-lost-factor-phone');
  await openPage(page, '/office/audit/');
  await waitForText(page, en('identity.office.did.resetSecondFactor'));
  const filters = page.getByRole('main').getByRole('search').locator('input:visible, select:visible, button:visible');
  const bottoms = await filters.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  expect([bottoms.length, new Set(bottoms).size], 'filters in one line').toEqual([8, 1]);
});

it('an operator pays out what a guest’s day withheld, with a reason and after a proof', async () => {
  const { page } = office;
  // A chat of an hour ago whose line broke after the guest's ten minutes of that day were used up.
  const [chat] = await site.query<{ id: number; guest: number }>(
    `insert into live.chats (type, paid, exclusive, price_per_minute, status, attempt, attempts, retrying, requested_at, ended_at,
       exit_code, minutes, waiting, broken_ms, refunded, withheld, refunds, guest_sequence, host_sequence, room_id, actor_id,
       actor_name, guest_id, guest_name, anonymous, start_key, media_session, muted, text_spent)
     select 'LIVECHAT', true, false, 600, 'ended', 1, 1, false, 1, 2, 996, 1, false, 4000, 0, 40, 0, 1, 0, 1,
       (select id from identity.accounts where email = 'caspian@vesper.example'), 'Caspian', id, 'LateTrain', false, 'tunnel', 'tunnel', false, false
     from identity.accounts where email = 'latetrain@vesper.example' returning id::int, guest_id::int as guest`,
  );
  await site.query(
    `insert into sales.sales (key, kind, category, buyer_id, seller_id, seller_name, share_percent, paid, earned, begun_at, completed_at)
     select 'chat:' || id, 'liveChat', 'live_chat', guest_id, actor_id, actor_name, 50, 600, 300, now(), now() from live.chats where id = $1`,
    [chat?.id],
  );
  const key = [chat?.id, dayOf(office.now()), chat?.guest];
  await site.query(
    'insert into live.withheld (chat_id, day, guest_id, seconds, coins) values ($1, $2, $3, 4, 40)',
    key,
  );
  await site.query(
    `insert into live.paid_back (guest_id, day, guest_name, refunds, seconds, coins, withheld_seconds, withheld_coins)
     values ($2, $1, 'LateTrain', 3, 600, 6000, 4, 40)`,
    key.slice(1),
  );
  const coins = () =>
    site.query<{ balance: string }>(
      `select sum(balance)::text as balance from ledger.accounts where name = 'guest:' || $1::text`,
      [chat?.guest],
    );
  const [before] = await coins();
  await openPage(page, '/office/paid-back/');
  await openPage(phone.page, '/office/paid-back/');
  await keepScreenshot(phone.page, 'office-pay-out-phone');
  await expireProofs(site, office.page);
  await button(page, en('ledger.office.payBack')).click();
  const asks = dialog(page, en('ledger.office.payBackTitle', { who: 'LateTrain' }));
  await button(asks, en('ledger.office.payBack')).click();
  // Words that are missing are said before anybody is asked who they are.
  await waitForText(page, en('office.office.list.reasonMissing'));
  expectRefusals(office, 422);
  await asks.getByLabel(en('office.office.list.reason')).fill('a tunnel, believed');
  await keepScreenshot(page, 'office-pay-out-asked');
  await button(asks, en('ledger.office.payBack')).click();
  await prove(page);
  await page.getByRole('cell', { name: en('live.office.paidBack.paidOut') }).waitFor();
  await waitForText(page, en('office.office.list.done', { count: 1 }));
  await keepScreenshot(page, 'office-pay-out-done');
  expectRefusals(office, 403);
  const [paid] = await site.query<{ coins: number }>('select paid_coins as coins from live.withheld');
  expect(paid?.coins).toBe(40);
  const [after] = await coins();
  expect(Number(after?.balance) - Number(before?.balance)).toBe(40);
});

it('an operator pays an order back: in part, not more than is left, with a reason, and the log says so', async () => {
  const { page } = office;
  const guest = await site.newPerson();
  await logIn(guest, 'latetrain@vesper.example');
  type Order = { id: string; checkoutUrl: string };
  const order = await call<Order>(guest, 'POST', 'payments/startTopUp', { packageId: 'eur-25' });
  const form = Object.fromEntries(new URL(order.checkoutUrl).searchParams);
  await guest.context.request.post('/sandbox/flexpay/decide', { form: { ...form, decision: 'pay' }, maxRedirects: 0 });
  const status = async () => (await call<{ status: string }>(guest, 'GET', `payments/order/${order.id}`)).status;
  await expect.poll(status).toBe('paid');

  await openPage(page, `/office/orders/?search=${order.id}`);
  await keepScreenshot(page, 'office-orders');
  await button(page, en('ledger.office.payBack')).click();
  const asks = dialog(page, en('ledger.office.payBackTitle', { who: 'LateTrain' }));
  const amount = asks.getByLabel(en('ledger.office.payBackEuros'));
  await amount.fill('99,00');
  await asks.getByLabel(en('office.office.list.reason')).fill('did not get in');
  await button(asks, en('ledger.office.payBack')).click();
  await asks.getByText(/at most/).waitFor();
  expectRefusals(office, 422);
  await amount.fill('10,00');
  await keepScreenshot(page, 'office-refund-asked');
  await button(asks, en('ledger.office.payBack')).click();
  await waitForText(page, en('office.office.list.done', { count: 1 }));
  await expect.poll(status).toBe('refunded');
  await openPage(page, `/office/orders/?search=${order.id.slice(5, 13)}`);
  await waitForText(page, en('payments.office.orders.status.refundedPart', { back: '€10.00', of: '€25.00' }));
  await page.getByRole('link', { name: order.id, exact: true }).click();
  await waitForText(page, en('payments.office.order.step.refunded', { amount: '€10.00' }));
  await waitForText(page, 'did not get in');
  await keepScreenshot(page, 'office-order');
  await page.getByRole('link', { name: en('payments.office.orders.log') }).click();
  await waitForText(page, en('payments.office.said.refundOrder', { euroCents: '€10.00', subject: order.id }));
});

it('the search of the office finds an order and a guest by what one has of them, and asks what is to be done at once', async () => {
  const { page } = office;
  const [order] = await site.query<{ id: string }>(`select id from payments.orders where status = 'refunded'`);
  const choose = async (typed: string, detail: string): Promise<void> => {
    await openPage(page, '/office/');
    await page.keyboard.press('Control+k');
    const palette = page.locator('dialog[open]');
    await palette.getByRole('combobox').fill(typed);
    await palette.getByRole('option').filter({ hasText: detail }).first().waitFor();
    await keepScreenshot(page, `office-palette-${typed.split(' ')[0]}`);
    await page.keyboard.press('Enter');
  };
  const part = order?.id.slice(3, 15);
  await choose(`${en('ledger.office.payBack')} ${part}`, `${order?.id}`);
  const asks = dialog(page, en('ledger.office.payBackTitle', { who: 'LateTrain' }));
  await expect.poll(() => asks.getByLabel(en('ledger.office.payBackEuros')).inputValue()).toBe('15.00');
  await page.keyboard.press('Escape');
  await asks.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  await choose(`${en('guest.office.lock')} latetrain@`, 'latetrain@vesper.example');
  await dialog(page, en('guest.office.lockTitle', { name: 'LateTrain' })).waitFor();
  await page.keyboard.press('Escape');
  // What is to be done, typed alone and in another word: it says what comes after it, and choosing it writes it there.
  await openPage(page, '/office/');
  await page.keyboard.press('Control+k');
  const palette = page.locator('dialog[open]');
  const box = palette.getByRole('combobox');
  for (const [typed, label] of [
    ['lock', en('guest.office.lock')],
    ['grant', en('vouchers.office.grant')],
    ['refund', en('ledger.office.payBack')],
  ] as const) {
    await box.fill(typed);
    await palette.getByRole('option', { name: new RegExp(`^${label} …`) }).waitFor();
    await keepScreenshot(page, `office-palette-verb-${typed}`);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => box.inputValue()).toBe(`${en('ledger.office.payBack')} `);
  await page.keyboard.type(`${part}`);
  await palette
    .getByRole('option')
    .filter({ hasText: `${order?.id}` })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await dialog(page, en('ledger.office.payBackTitle', { who: 'LateTrain' })).waitFor();
});

it('an operator ends a chat and closes a room, each with a reason; both sides are told', async () => {
  const { page } = office;
  const [studio, guest] = [await site.newPerson(), await site.newPerson({ size: 'phone' })];
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, en, 'en');
  await logIn(guest, 'latetrain@vesper.example');
  await openPage(guest.page, '/en/chat/vesna/', 'shown');
  await waitForMotion(roomPicture(guest.page), 'free chat');
  await askFor(guest.page, en, 'private');
  await accept(studio, en);
  const { chatId } = await waitForMinutes(guest, 1);

  await openPage(page, '/office/chats/');
  const row = page.getByRole('row').filter({ hasText: 'Vesna' }).first();
  await row.waitFor();
  await keepScreenshot(page, 'office-chats');
  await button(row, en('live.office.chats.end')).click();
  const asks = page.getByRole('dialog');
  await button(asks, en('live.office.chats.end')).click();
  await waitForText(page, en('office.office.list.reasonMissing'));
  expectRefusals(office, 422);
  await asks.getByLabel(en('office.office.list.reason')).fill('reported by the guest');
  await button(asks, en('live.office.chats.end')).click();
  await waitForText(page, en('office.office.list.done', { count: 1 }));
  expect(await chatById(guest, chatId)).toMatchObject({ status: 'ended', exitCode: 301 });

  await page.getByRole('link', { name: en('live.office.onAir.rooms'), exact: true }).click();
  const room = page.getByRole('row').filter({ hasText: 'Vesna' }).first();
  await room.getByRole('checkbox').check();
  await keepScreenshot(page, 'office-rooms');
  await button(page.locator('main'), en('live.office.rooms.close')).last().click();
  await asks.getByLabel(en('office.office.list.reason')).fill('rules of the site');
  await button(asks, en('live.office.rooms.close')).click();
  await waitForText(page, en('live.office.rooms.none'));
  await button(studio.page, en('live.studio.goLive')).waitFor();
  await openPage(page, `/office/audit/?subject=chat%3A${chatId}`);
  await waitForText(page, 'reported by the guest');
});

it.each(['/office/audit/', '/office/tracking/', '/office/legal/acceptances/', '/office/personal-data/'])(
  'whose proof is old is asked on %s before a file comes, and then it comes',
  async (address) => {
    const { page } = office;
    await expireProofs(site, office.page);
    await openPage(page, address);
    await page.locator('a[data-step-up]').first().click();
    const saving = page.waitForEvent('download');
    await prove(page);
    const file = readFileSync(await (await saving).path(), 'utf8');
    expect(file).toMatch(/^\uFEFF?\w+,\w+/);
    expect(page.url()).toContain(address);
  },
);
