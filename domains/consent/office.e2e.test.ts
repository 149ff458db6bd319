import { afterAll, expect, it } from 'vitest';
import { openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
afterAll(() => site.close());

it('an operator finds a record by a name, reads it with a reason, and takes a work down by keyboard', async () => {
  const operator = await site.newPerson({ locale: 'en-GB' });
  await logIn(operator, 'office@vesper.example');
  const { page } = operator;
  await openPage(page, '/en/office/consent/');
  await untilNetworkIdle(page);
  await page.getByLabel(en('consent.office.search')).fill('vesna');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Vesna/ }).waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await keepScreenshot(page, 'consent-office-find-desk-en');
  await page.getByRole('link', { name: /^Vesna/ }).click();
  await page.getByLabel(en('consent.office.why')).fill('A check of her record');
  await page.getByRole('button', { name: en('consent.office.openNow') }).click();
  await waitForText(page, en('consent.office.legalName'));
  await keepScreenshot(page, 'consent-office-record-desk-en');
  await page.getByRole('button', { name: en('consent.office.export') }).click();
  await page.getByLabel(en('consent.office.why')).fill('An inspector asks');
  await keepScreenshot(page, 'consent-office-export-desk-en');
  await page.keyboard.press('Escape');

  await openPage(page, '/en/office/consent/works/?state=covered');
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'consent-office-works-desk-en');
  await page.locator('tbody a').first().click();
  await page.getByRole('button', { name: en('consent.office.showBuyers') }).click();
  await page.keyboard.press('t');
  const box = page.getByRole('dialog');
  await box.waitFor();
  await keepScreenshot(page, 'consent-office-take-down-desk-en');
  await box.getByLabel(en('consent.office.why')).fill('Somebody complained');
  await box.getByRole('button', { name: en('consent.office.takeDown') }).click();
  await page.getByText(en('consent.office.is.takenDown')).first().waitFor();
  await keepScreenshot(page, 'consent-office-work-desk-en');
  const path = new URL(page.url()).pathname.replace('/en/', '/de/');

  const phone = await site.newPerson({ size: 'phone', locale: 'de-DE' });
  await logIn(phone, 'office@vesper.example');
  await openPage(phone.page, path);
  await waitForText(phone.page, de('consent.office.trail'));
  await keepScreenshot(phone.page, 'consent-office-work-phone-de');
  await openPage(phone.page, '/de/office/consent/');
  await keepScreenshot(phone.page, 'consent-office-find-phone-de');
  await openPage(phone.page, '/de/office/consent/works/');
  await keepScreenshot(phone.page, 'consent-office-works-phone-de');
});
