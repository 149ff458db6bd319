import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { demoOperator } from '#demo/cast/index.ts';
import { openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { readPdf } from '#kit/pdf/read-pdf.ts';

const [site, en, de] = await Promise.all([openSite(), wordsOf('en'), wordsOf('de')]);
afterAll(() => site.close());

it('the office sees a paid run and one that waits, approves it, and looks at one payee’s money', async () => {
  const operator = await site.newPerson();
  await logIn(operator, demoOperator.email);
  const { page } = operator;
  await openPage(page, '/en/office/payouts/');
  await waitForText(page, en('payouts.office.is.draft'));
  await waitForText(page, en('payouts.office.is.paid'));
  await keepScreenshot(page, 'payouts-runs-desktop-en');
  const draft = (await site.query<{ id: number }>("select id from payouts.runs where state = 'draft'"))[0]?.id ?? 0;
  await openPage(page, `/en/office/payouts/runs/${draft}/`);
  await waitForText(page, en('payouts.office.withheldText'));
  await keepScreenshot(page, 'payouts-run-desktop-en');
  await page.getByRole('button', { name: en('payouts.office.do.draft') }).click();
  await waitForText(page, en('payouts.office.ofTwo', { count: 1 }));

  const paid = (await site.query<{ id: number }>("select id from payouts.runs where state = 'paid'"))[0]?.id ?? 0;
  const payee = (await site.query<{ id: number }>('select min(payee_id) as id from payouts.items'))[0]?.id ?? 0;
  const other = await site.newPerson({ locale: 'de-DE', size: 'phone' });
  await logIn(other, demoOperator.email);
  for (const [name, path, text] of [
    ['run', `/de/office/payouts/runs/${paid}/`, de('payouts.office.files')],
    ['person', `/de/office/payouts/people/${payee}/`, de('payouts.office.notes')],
  ] as const) {
    await openPage(other.page, path);
    await waitForText(other.page, text);
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await keepScreenshot(other.page, `payouts-${name}-phone-de`);
  }
});

it('the finance desk compares the books with yesterday’s, sees who lacks what for the tax office, and reads a payee’s file with a reason', async () => {
  const [found] = await site.query<{ id: number; year: number }>(
    'select min(payee_id) as id, extract(year from now())::int as year from payouts.items',
  );
  const [payee, thisYear] = [found?.id ?? 0, found?.year ?? 0];
  for (const [size, words, locale] of [
    ['desktop', en, 'en'],
    ['phone', de, 'de'],
  ] as const) {
    const person = await site.newPerson(size === 'phone' ? { locale: 'de-DE', size } : {});
    await logIn(person, demoOperator.email);
    const { page } = person;
    const fits = async (name: string): Promise<void> => {
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      await keepScreenshot(page, `payouts-${name}-${size}-${locale}`);
    };
    await openPage(page, `/${locale}/office/payouts/books/`);
    await waitForText(page, words('payouts.office.books.right'));
    await waitForText(page, words('payouts.office.books.payable.text'));
    await fits('books');
    await openPage(page, `/${locale}/office/payouts/years/?year=${thisYear}`);
    await waitForText(page, words('payouts.office.year.goesOn'));
    await fits('years');
    await openPage(page, `/${locale}/office/payouts/people/${payee}/`);
    await untilNetworkIdle(page);
    await page.getByRole('button', { name: words('payouts.office.show'), exact: true }).click();
    await page.getByLabel(words('payouts.office.reason')).fill('Payout came back');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('payouts.office.show'), exact: true })
      .click();
    await page
      .getByText(/^DE\d{20} · /)
      .first()
      .waitFor();
    await fits('payee-file');
    await page
      .getByRole('button', { name: words('payouts.office.readNote'), exact: true })
      .first()
      .click();
    expect(await page.getByRole('link', { name: 'PDF' }).count()).toBe(0);
    await page.getByLabel(words('payouts.office.reason')).fill('Asked by phone');
    const loading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF' }).click();
    expect(readPdf(await readFile(await (await loading).path())).pages.join(' ')).toMatch(/G20\d\d-\d{6}/);
    await fits('note-file');
  }
  const lines = await site.query<{ operation: string; input: unknown }>(
    `select operation, input from audit.entries where operation in ('payouts.readPayee', 'payouts.readNoteFile')`,
  );
  expect(JSON.stringify(lines)).toContain('Payout came back');
  expect(JSON.stringify(lines)).toContain('Asked by phone');
});
