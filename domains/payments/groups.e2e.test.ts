import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, de] = await Promise.all([openSite(), wordsOf('de')]);
afterAll(() => site.close());

it('the office says who pays often and who returns: a wrong number says at its field what is right, and what is saved stands in the list', async () => {
  const office = await site.newPerson({ locale: 'de-DE' });
  await logIn(office, 'office@vesper.example');
  const { page } = office;
  await openPage(page, '/de/office/pricing/');
  await page.getByRole('button', { name: de('payments.office.pricing.changeGroups') }).click();
  const form = page.getByRole('dialog');
  const field = (name: string) => form.getByLabel(de(`payments.office.pricing.${name}`), { exact: true });
  expect([await field('regularOrders').inputValue(), await field('awayDays').inputValue()]).toEqual(['5', '90']);
  await field('regularOrders').fill('3');
  await field('regularDays').fill('30');
  await field('awayDays').fill('5');
  await field('reason').fill('Wer treu ist, soll es merken');
  const save = form.getByRole('button', { name: de('payments.office.pricing.saveGroups') });
  await save.click();
  await form.getByText(/7/).last().waitFor();
  expect(await field('awayDays').getAttribute('aria-invalid')).toBe('true');
  expectConsoleErrors(office.consoleErrors, /status of 422/);
  await keepScreenshot(page, 'office-groups-wrong-de');
  await field('awayDays').fill('60');
  await save.click();
  await form.waitFor({ state: 'detached' });
  await waitForText(page, de('payments.office.pricing.regularRule', { count: 3, days: 30 }));
  await keepScreenshot(page, 'office-groups-de');

  // On the phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByText(de('payments.office.pricing.returningRule', { days: 60 }))
    .first()
    .scrollIntoViewIfNeeded();
  await keepScreenshot(page, 'office-groups-phone-de');
  await page.getByRole('button', { name: de('payments.office.pricing.changeGroups') }).click();
  await form.waitFor();
  expect(await field('regularDays').inputValue()).toBe('30');
  await keepScreenshot(page, 'office-groups-form-phone-de');
});
