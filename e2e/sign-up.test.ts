import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from './support/console-errors.ts';
import { follow, openPage, untilSettled } from './support/go.ts';
import { balanceOf, call, keepScreenshot, logIn, waitForText } from './support/people.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const site = await openSite();
afterAll(() => site.close());

const email = 'neu@vesper.example';
const password = 'vier stille Segel im Wind';

it('on a phone, in English: signs up, confirms the address by the captured mail, and tops up', async () => {
  const t = await wordsOf('en');
  const guest = await site.newPerson({ size: 'phone' });
  const { page } = guest;
  await openPage(page, '/en/sign-up/');
  const signUp = page.getByRole('main').getByRole('button', { name: t('identity.signUp.submit') });
  const red = page.locator('form [aria-invalid=true]');
  await page.getByLabel(t('identity.field.email')).fill('neu');
  await signUp.click();
  // The first one that is wrong has the keyboard; what is corrected loses its red at once, and only that.
  await expect.poll(() => red.count()).toBe(4);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  // The answer is shown before the page has read its data again.
  await untilSettled(page);
  await page.keyboard.press('End');
  await page.keyboard.type('@');
  await expect.poll(() => red.count()).toBe(3);
  expect(await page.getByText(t('identity.error.email')).count()).toBe(0);
  await page.getByLabel(t('identity.signUp.adult')).check();
  await expect.poll(() => red.count()).toBe(2);
  // Still wrong: the next answer says so again.
  await signUp.click();
  await page.getByText(t('identity.error.email')).waitFor();
  await expect.poll(() => red.count()).toBe(3);
  await untilSettled(page);
  // The browser itself reports the refusals.
  expectConsoleErrors(guest.consoleErrors, /status of 4(?:00|22)/);
  await page.getByLabel(t('identity.field.email')).fill(email);
  await page.getByLabel(t('identity.field.password'), { exact: true }).fill(password);
  await page.getByLabel(t('identity.signUp.adult')).check();
  await page.locator('input[name=acceptTerms]').check();
  await keepScreenshot(page, 'sign-up');
  const submit = page.getByRole('main').getByRole('button', { name: t('identity.signUp.submit') });
  await follow(page, submit, { heading: t('performers.home.heading') });

  const operator = await site.newPerson();
  await logIn(operator, 'office@vesper.example');
  await openPage(operator.page, '/office/mail/');
  await operator.page.getByText(email).first().waitFor();
  const { rows: mails } = await call<{ rows: { id: number; recipient: string }[] }>(
    operator,
    'GET',
    'office/mail/list',
  );
  const mail = mails.find(({ recipient }) => recipient === email);
  const { text } = await call<{ text: string }>(operator, 'GET', `office/mail/get/${mail?.id}`);
  const link = /https?:\/\/\S*verify-email\S*/.exec(text)?.[0] ?? 'no link in the mail';
  await openPage(page, link);
  await page.getByRole('button', { name: t('identity.verify.submit') }).click();
  await waitForText(page, t('identity.verify.doneTitle'));

  // Whoever has not chosen a name is called in their language.
  await openPage(page, '/en/myvisitx/');
  await page.getByRole('heading', { level: 1, name: /Guest \d+$/ }).waitFor();
  expect(await balanceOf(guest)).toBe(0);
  for (const decision of ['decline', 'cancel', 'pay'] as const) {
    await openPage(page, '/en/top-up/');
    await page.locator('input[name=packageId][value=eur-25]').check();
    if (decision === 'pay') await keepScreenshot(page, 'top-up');
    await page.locator('form:has(input[name=packageId]) button[type=submit]').click();
    await page.locator(`button[value=${decision}]`).click();
    const state = { decline: 'declined', cancel: 'cancelled', pay: 'paid' }[decision];
    await waitForText(page, t(`payments.receipt.${state}`));
    expect(await balanceOf(guest)).toBe(decision === 'pay' ? 100_00 : 0);
  }
  await keepScreenshot(page, 'receipt');
  await site.expectBooksRight();
});

it('on a desk, in German: a wrong password changes nothing, the right one leads on, and the statement shows the coins', async () => {
  const t = await wordsOf('de');
  const guest = await site.newPerson({ locale: 'de-DE' });
  const { page, consoleErrors } = guest;
  const submit = page.getByRole('main').getByRole('button', { name: t('identity.logIn.submit'), exact: true });
  const write = async (secret: string) => {
    await page.getByLabel(t('identity.field.email')).fill(email);
    await page.getByLabel(t('identity.field.password'), { exact: true }).fill(secret);
  };
  await openPage(page, '/de/anmelden/');
  await write('nicht dieses Passwort');
  await submit.click();
  await page.getByRole('alert').first().waitFor();
  // The browser itself reports every refused request.
  expectConsoleErrors(consoleErrors, /status of 401/);
  await write(password);
  await follow(page, submit, { heading: t('performers.home.heading') });
  await openPage(page, '/de/myvisitx/umsaetze/');
  await page
    .getByText(/\+\s?100/)
    .first()
    .waitFor();
  await keepScreenshot(page, 'statement');
});
