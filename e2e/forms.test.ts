import { afterAll, expect, it } from 'vitest';
import { expectConsoleErrors } from './support/console-errors.ts';
import { follow, openPage } from './support/go.ts';
import { keepScreenshot, logIn, waitForText } from './support/people.ts';
import { openSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const [site, de] = await Promise.all([openSite(), wordsOf('de')]);
afterAll(() => site.close());

it('what is typed is read as it was meant or refused at its field, and nobody loses what they wrote', async () => {
  const office = await site.newPerson({ locale: 'de-DE' });
  await logIn(office, 'office@vesper.example');
  const { page } = office;
  await openPage(page, '/office/');
  // The groups of the menu are closed but for the one of this page.
  await page
    .getByRole('navigation')
    .locator('summary', { hasText: de('office.office.group.money') })
    .click();
  await follow(page, page.getByRole('link', { name: de('sales.office.shares.menu'), exact: true }).first(), {
    heading: de('sales.office.shares.title'),
  });
  const rules = () => site.query<{ percent: number | null }>('select percent from sales.share_rules order by id');
  const before = await rules();
  await page.getByRole('button', { name: de('sales.office.shares.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const percent = dialog.getByLabel(de('sales.office.shares.percent'), { exact: true });
  const save = dialog.getByRole('button', { name: de('sales.office.shares.save'), exact: true });
  const sentence = dialog.getByText('Gib eine ganze Zahl in Ziffern ein, zum Beispiel 12.');

  await dialog.getByLabel(de('sales.office.reason')).fill('Vereinbart');
  await percent.fill('62,5');
  await save.click();
  await sentence.waitFor();
  expect(await percent.inputValue()).toBe('62,5');
  expect(await percent.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => percent.evaluate((field) => field === document.activeElement)).toBe(true);
  await keepScreenshot(page, 'form-refused-de');
  expectConsoleErrors(office.consoleErrors, /status of 422/);
  expect(await rules()).toEqual(before);

  // Corrected, the sentence goes; it is read again when it is sent.
  await percent.fill('6');
  await sentence.waitFor({ state: 'detached' });

  // Who goes back with the browser's button is asked first.
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: de('shell.unsaved.leaveTitle') });
  await question
    .getByRole('button', { name: de('shell.unsaved.stay') })
    .last()
    .click();
  await question.waitFor({ state: 'detached' });

  await percent.fill('60\u00a0%');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await waitForText(page, '60 %');
  expect((await rules()).map((rule) => rule.percent)).toEqual([...before.map((rule) => rule.percent), 60]);
});
