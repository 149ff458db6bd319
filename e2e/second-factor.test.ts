import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { demoCode, demoPassword } from '#demo/seed/enter.ts';
import { expectConsoleErrors } from './support/console-errors.ts';
import { expireProofs } from './support/expire-proofs.ts';
import { arrive, follow, openPage } from './support/go.ts';
import { keepScreenshot, waitForText } from './support/people.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, en] = await Promise.all([openSite(), wordsOf('en')]);
afterAll(() => site.close());

const email = 'office@vesper.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The browser itself reports every refusal. */
const expectRefusals = (consoleErrors: string[], status: number) =>
  expectConsoleErrors(consoleErrors, new RegExp(`status of ${status}`));

async function typePassword(page: Page): Promise<void> {
  await openPage(page, '/en/login/');
  await page.getByLabel(en('identity.field.email')).fill(email);
  await page.getByLabel(en('identity.field.password'), { exact: true }).fill(demoPassword);
  await button(page, en('identity.logIn.submit')).click();
}

it('an operator looks in once, sets up an app, logs in with its code and with a recovery code, and is asked who it is', async () => {
  const first = await site.newPerson();
  await typePassword(first.page);
  await arrive(first.page, { heading: /./, address: '**/office/' });
  await waitForText(first.page, en('identity.grace.text'));
  await keepScreenshot(first.page, 'second-factor-grace');
  await first.context.close();

  const person = await site.newPerson();
  const { page } = person;
  await typePassword(page);
  await page.getByRole('heading', { name: en('identity.factor.title') }).waitFor();
  await openPage(page, '/office/ledger/');
  await page.getByRole('heading', { name: en('identity.factor.title') }).waitFor();
  await button(page, en('identity.totp.begin')).click();
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await keepScreenshot(page, 'second-factor-set-up');
  await page.getByLabel(en('identity.totp.code')).fill('000000');
  await button(page, en('identity.totp.confirm')).click();
  await page.getByText(/each code works once/i).waitFor();
  expectRefusals(person.consoleErrors, 403);
  await page.getByLabel(en('identity.totp.code')).fill(demoCode(secret, person.now()));
  await button(page, en('identity.totp.confirm')).click();
  await waitForText(page, en('identity.recovery.ready'));
  const codes = await page.locator('li.select-all').allTextContents();
  expect(codes).toHaveLength(10);
  await keepScreenshot(page, 'second-factor-codes');
  await button(page, en('identity.recovery.done')).click();
  await follow(page, page.getByRole('link', { name: en('identity.verify.continue') }), {
    heading: /./,
    address: '**/office/ledger/',
  });
  await person.context.close();

  const again = await site.newPerson();
  await typePassword(again.page);
  await again.page.getByLabel(en('identity.code.label'), { exact: true }).fill(codes[0] ?? '');
  await keepScreenshot(again.page, 'second-factor-code');
  await button(again.page, en('identity.logIn.submit')).click();
  await arrive(again.page, { heading: /./, address: '**/office/' });

  await expireProofs(site, again.page);
  await openPage(again.page, '/office/audit/');
  const file = again.page.locator('a[data-step-up]').first();
  const dialog = again.page.getByRole('dialog');
  // Followed before the page listens, it leads back to the page, which asks all the same.
  await file.evaluate((link) => window.location.assign((link as HTMLAnchorElement).href));
  await dialog.getByLabel(en('identity.field.password'), { exact: true }).waitFor();
  expectRefusals(again.consoleErrors, 403);
  await again.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await file.click();
  await dialog.getByLabel(en('identity.field.password'), { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: en('identity.stepUp.submit') }).click();
  await dialog.getByRole('alert').waitFor();
  await keepScreenshot(again.page, 'step-up');
  expectRefusals(again.consoleErrors, 403);
  await dialog.getByLabel(en('identity.field.password'), { exact: true }).fill(demoPassword);
  const [download] = await Promise.all([
    again.page.waitForEvent('download'),
    dialog.getByRole('button', { name: en('identity.stepUp.submit') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
