import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { follow, openPage } from '#e2e/support/go.ts';
import {
  accept,
  balanceOf,
  call,
  goLive,
  keepScreenshot,
  logIn,
  openPaidChat,
  waitForMinutes,
  waitForText,
} from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

// The proxy says where people come from: a country that asks for a proof of age before paid chats, and gives minutes for the first.
const [site, de, en] = await Promise.all([
  openSite({ speed: 4, settings: { NODE_ENV: 'development', TRUST_PROXY: 'on' } }),
  wordsOf('de'),
  wordsOf('en'),
]);
afterAll(() => site.close());

interface Option {
  readonly chatType: string;
  readonly restriction: string | null;
}

it('a new guest is refused a paid chat for their age, proves it with a wallet, comes back and chats', async () => {
  const studio = await site.newPerson({ locale: 'de-DE' });
  await logIn(studio, 'vesna@vesper.example');
  await goLive(studio, de, 'de');

  const guest = await site.newPerson({ size: 'phone' });
  const { page, context } = guest;
  await context.setExtraHTTPHeaders({ 'x-country': 'GB' });
  // As in a browser that hands requests to no wallets itself: where one does, its own prompt takes every press until a person answers.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'DigitalCredential'));
  await call(guest, 'POST', 'identity/signUp', {
    ...{ email: 'neu@vesper.example', password: 'vier stille Segel im Wind', isAdult: true, acceptTerms: true },
  });
  const restrictions = async (): Promise<(string | null)[]> => {
    const { actor } = await call<{ actor: { id: number } }>(guest, 'GET', 'actor/getActorDataByIdOrName/vesna');
    const { options } = await call<{ options: Option[] }>(guest, 'GET', `chat/options/${actor.id}`);
    return options.filter(({ chatType }) => chatType === 'LIVECHAT').map(({ restriction }) => restriction);
  };
  const gate = page.getByRole('dialog', { name: en('age-check.gate.title') });
  const press = (words: string) => page.getByRole('button', { name: words, exact: true }).first().tap();
  const show = async (decision: 'adult' | 'stranger'): Promise<void> => {
    await page.getByRole('button', { name: `${en('age-check.begin')}: ${en('age-check.way.wallet')}` }).tap();
    await press(en('age-check.testWallet'));
    await page.locator(`button[value=${decision}]`).tap();
  };

  await openPage(page, '/en/chat/vesna/', 'shown');
  await gate.getByText(en('age-check.gate.check')).waitFor();
  await gate
    .getByRole('button', { name: en('age-check.gate.close') })
    .last()
    .tap();
  // Free chat is open here before any proof; what costs coins asks for it again, before it asks for coins.
  await page.getByRole('button', { name: new RegExp(`^${en('live.offer.private')}`) }).tap();
  await gate.getByText(en('age-check.bonus', { minutes: 3 })).waitFor();
  await keepScreenshot(page, 'age-asked-phone-en');
  expect(await restrictions()).toContain('needAgeCheck');
  expect(await openPaidChat(guest)).toBeNull();
  await follow(page, gate.getByRole('link', { name: en('age-check.gate.toCheck') }), {
    heading: en('age-check.title'),
  });

  await show('stranger');
  await waitForText(page, en('age-check.is.rejected'));
  await keepScreenshot(page, 'age-rejected-phone-en');
  expect(await restrictions()).toContain('needAgeCheck');

  await show('adult');
  await waitForText(page, en('age-check.proven'));
  expect(await restrictions()).not.toContain('needAgeCheck');
  // Back in the room one came from.
  await page.getByRole('button', { name: new RegExp(`^${en('live.offer.private')}`) }).tap();
  await page.getByRole('dialog').getByText(en('live.start.free'), { exact: true }).waitFor();
  await keepScreenshot(page, 'age-proven-phone-en');
  await page.getByRole('dialog').locator('button').last().tap();
  await accept(studio, de);
  await waitForMinutes(guest, 1);
  // The minutes of the proof pay it.
  expect(await balanceOf(guest)).toBe(0);
  await keepScreenshot(page, 'age-chat-phone-en');

  // An operator takes the proof back: the chat ends at once and says why.
  const office = await site.newPerson({ locale: 'de-DE' });
  await logIn(office, 'office@vesper.example');
  const [check] = (await call<{ checks: { id: number }[] }>(guest, 'GET', 'age-check/own')).checks;
  await call(office, 'POST', `age-check/revoke/${check?.id}`, { reason: 'A borrowed phone.' });
  await waitForText(page, en('live.exit.age'));
  await keepScreenshot(page, 'age-revoked-phone-en');
  expect(await restrictions()).toContain('needAgeCheck');
});

it('a picture in a message is not sent before the age is proven: its place says so, leads to the check, and shows it then', async () => {
  const [guest, studio] = await Promise.all([site.newPerson({ locale: 'de-DE', size: 'phone' }), site.newPerson()]);
  await logIn(guest, 'guest@vesper.example');
  await logIn(studio, 'vesna@vesper.example');
  const { page, context } = guest;
  const office = await site.newPerson();
  await logIn(office, 'office@vesper.example');
  await call(office, 'POST', 'age-check/policies/save', {
    ...{ country: 'FR', methods: ['wallet'], validDays: null, atVisit: 'nothing', visitHours: 2 },
    ...{ openRating: '0', opensFreeChat: true, bonusMinutes: 0 },
  });
  await context.setExtraHTTPHeaders({ 'x-country': 'FR' });
  await openPage(page, '/de/amateur/vesna/');
  await follow(page, page.getByRole('link', { name: de('messenger.action'), exact: true }), {
    heading: de('messenger.title'),
    address: /\?channel=\d+/,
  });
  await page.getByRole('textbox', { name: de('messenger.write') }).fill('Hallo!');
  await page.getByRole('button', { name: de('messenger.send'), exact: true }).tap();
  await openPage(studio.page, '/en/studio/messenger/');
  await studio.page.getByRole('link', { name: /Hallo!/ }).click();
  const choosing = studio.page.waitForEvent('filechooser');
  await studio.page.getByRole('button', { name: en('messenger.video.attach') }).click();
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#e0637a' } })
    .jpeg()
    .toBuffer();
  await (await choosing).setFiles({ name: 'evening.jpg', mimeType: 'image/jpeg', buffer });
  await studio.page.getByRole('img', { name: en('messenger.media.chosen') }).waitFor();
  await studio.page
    .getByRole('dialog')
    .getByRole('button', { name: en('messenger.send'), exact: true })
    .click();

  const missing = page.getByRole('log').getByRole('button', { name: de('messenger.media.notSent') });
  await missing.tap();
  await page.getByRole('dialog').getByText(de('age-check.gate.check')).waitFor();
  await keepScreenshot(page, 'age-message-phone-de');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: de('age-check.gate.close') })
    .last()
    .tap();
  await keepScreenshot(page, 'age-message-tile-phone-de');
  // Where nobody is asked, the same press brings it.
  await context.setExtraHTTPHeaders({});
  await missing.tap();
  await page
    .getByRole('log')
    .getByRole('button', { name: de('messenger.media.look') })
    .waitFor();

  // The same of the pictures for members: closed by the same rule, with the same way past it.
  await context.setExtraHTTPHeaders({ 'x-country': 'FR' });
  await openPage(page, '/de/amateur/vesna/pictures/');
  const forMembers = page.getByRole('region', { name: de('subscriptions.pictures.title') });
  await forMembers.getByRole('button', { name: de('subscriptions.pictures.age') }).tap();
  await page.getByRole('dialog').getByText(de('age-check.gate.check')).waitFor();
  await keepScreenshot(page, 'age-member-pictures-phone-de');
  expectConsoleErrors(guest.consoleErrors, /status of 403/);
});
