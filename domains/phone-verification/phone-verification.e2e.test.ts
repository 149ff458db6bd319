import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const site = await openSite();
afterAll(() => site.close());

test('a guest proves a mobile number with one thumb, meets clear errors on the way, and takes it away again', async () => {
  const t = await wordsOf('de');
  const guest = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  await logIn(guest, 'guest@vesper.example');
  const { page } = guest;
  await openPage(page, '/de/myvisitx/phone/');
  const button = (name: string, on: Page = page) => on.getByRole('button', { name, exact: true });
  await keepScreenshot(page, 'phone-number');

  const number = page.getByLabel(t('phone-verification.number'));
  await number.fill('0900 1234567');
  await button(t('phone-verification.sendSms')).click();
  await waitForText(page, 'Diese Nummer können wir nicht erreichen');
  await keepScreenshot(page, 'phone-number-refused');
  // Without its country code it is asked about, and no number is guessed.
  await number.fill('0170 7654321');
  await button(t('phone-verification.sendSms')).click();
  await page.getByLabel(t('phone-verification.whichCountry')).selectOption('DE');
  await keepScreenshot(page, 'phone-country');
  await button(t('phone-verification.sendSms')).click();
  const code = page.getByLabel(t('phone-verification.code', { length: 6 }));
  await code.waitFor();
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await waitForText(page, '7654321');
  await keepScreenshot(page, 'phone-code');

  const operator = await site.newPerson();
  await logIn(operator, 'office@vesper.example');
  await openPage(operator.page, '/office/phone-verification/captured/');
  const kept = await operator.page
    .getByText(/Dein Code: \d{6}/)
    .first()
    .innerText();
  const pin = /\d{6}/.exec(kept)?.[0] ?? '';
  await keepScreenshot(operator.page, 'phone-captured');

  // The last digit sends it.
  await code.pressSequentially((pin.startsWith('0') ? '1' : '0') + pin.slice(1));
  await waitForText(page, 'Noch 4 Versuche');
  await keepScreenshot(page, 'phone-code-refused');
  await code.pressSequentially(pin);
  await waitForText(page, t('phone-verification.done'));
  await waitForText(page, '7654321');
  await keepScreenshot(page, 'phone-proven');
  // Another number is asked for only when somebody wants one.
  expect(await number.count()).toBe(0);

  for (const name of ['', 'countries/', 'blocked/'] as const) {
    await openPage(operator.page, `/office/phone-verification/${name}`);
    await keepScreenshot(operator.page, `phone-office-${name.replace('/', '') || 'list'}`);
  }
  await button((await wordsOf('en'))('phone-verification.office.block'), operator.page).click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('+49 1511 2345678');
  await dialog.getByRole('textbox').last().fill('Bills are disputed');
  await button((await wordsOf('en'))('phone-verification.office.save'), operator.page).click();
  await waitForText(operator.page, 'Bills are disputed');

  await openPage(page, '/de/myvisitx/phone/');
  await button(t('phone-verification.change')).click();
  await number.fill('+49 1511 2345678');
  await button(t('phone-verification.sendSms')).click();
  await waitForText(page, 'kann hier nicht genutzt werden');
  await button(t('phone-verification.remove')).click();
  await button(t('phone-verification.remove')).click();
  await waitForText(page, t('phone-verification.none'));
  expectConsoleErrors(guest.consoleErrors, /status of (4|5)\d\d/);
});
