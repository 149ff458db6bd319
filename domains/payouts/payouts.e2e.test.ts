import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import type { Person } from '#e2e/support/browser.ts';
import { expectConsoleErrors } from '#e2e/support/console-errors.ts';
import { openPage, untilNetworkIdle } from '#e2e/support/go.ts';
import { call, keepScreenshot, logIn, waitForText } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';
import { readPdf } from '#kit/pdf/read-pdf.ts';
import type { OwnMoney, PayoutRow, RunFile, RunRow } from './contract/index.ts';
import { readXml, schemaFaults } from './testing/xml.ts';

// Nothing is held, so that what a guest gives now is payable now.
const site = await openSite({ settings: { PAYOUT_HOLD_DAYS: '0' } });
afterAll(() => site.close());

const runs = 'office/payouts/runs';
const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
const stateOf = async (operator: Person, runId: number): Promise<string> =>
  (await call<RunFile>(operator, 'GET', `${runs}/${runId}`)).run.state;
const until = (operator: Person, runId: number, state: string) =>
  expect.poll(() => stateOf(operator, runId), { timeout: 30_000 }).toBe(state);
const moneyOf = (her: Person): Promise<OwnMoney> => call<OwnMoney>(her, 'GET', 'payouts/money');

/** An operator of the demo world. */
async function operatorOf(name: string): Promise<Person> {
  const operator = await site.newPerson();
  await logIn(operator, `${name}@vesper.example`);
  return operator;
}

it('a guest gives, a performer sees on her phone what is payable; two operators approve, a bank gets its file, she gets her document', async () => {
  const en = await wordsOf('en');
  const finance = await operatorOf('finance');
  // The demo world’s run gives back what it had frozen.
  const { rows } = await call<{ rows: RunRow[] }>(finance, 'GET', runs);
  const open = rows.find(({ state }) => state === 'draft');
  if (open) await call(finance, 'POST', `${runs}/${open.id}/cancel`, { reason: 'A run of the test comes' });

  const her = await site.newPerson({ size: 'phone', locale: 'en-GB' });
  await logIn(her, 'vesna@vesper.example');
  const before = (await moneyOf(her)).payable;
  const guest = await site.newPerson();
  await logIn(guest, 'kaminfeuer@vesper.example');
  const [{ id: actorId }] = (await site.query<{ id: number }>(
    "select id from performers.actors where name = 'Vesna'",
  )) as [{ id: number }];
  const tip = { actorId, coins: 20_000, inRoom: false, key: crypto.randomUUID() };
  await call(guest, 'POST', 'gifts/tip', tip);
  await expect.poll(async () => (await moneyOf(her)).payable).toBeGreaterThan(before);
  const { payable } = await moneyOf(her);

  const { page } = her;
  await openPage(page, '/en/studio/money/');
  await untilNetworkIdle(page);
  await waitForText(page, en('payouts.money.nextPaid'));
  await waitForText(page, euros(payable));
  await keepScreenshot(page, 'payouts-money-phone-en');

  const office = await operatorOf('office');
  const { runId } = await call<{ runId: number }>(office, 'POST', runs);
  await until(office, runId, 'draft');
  await openPage(page, '/en/studio/money/');
  await waitForText(page, en('payouts.money.state.reserved'));
  const books = await operatorOf('books');
  await call(finance, 'POST', `${runs}/${runId}/approve`);
  expect(await stateOf(finance, runId)).toBe('draft');
  await call(books, 'POST', `${runs}/${runId}/approve`);
  await until(books, runId, 'ready');

  const file = await (await books.context.request.get(`/rest/v1/${runs}/${runId}/file?kind=pain001`)).text();
  expect(schemaFaults(file, 'pain.001.001.09.subset.xsd')).toEqual([]);
  expect(readXml(file)('//p:CdtTrfTxInf/p:Amt/p:InstdAmt')).toContain((payable / 100).toFixed(2));
  await call(books, 'POST', `${runs}/${runId}/sent`);
  await call(books, 'POST', `${runs}/${runId}/paid`);
  await until(books, runId, 'paid');

  await openPage(page, '/en/studio/money/');
  await untilNetworkIdle(page);
  const payout = page
    .getByRole('list', { name: en('payouts.money.payouts') })
    .getByRole('listitem')
    .first();
  await payout.getByText(en('payouts.money.state.paid'), { exact: true }).waitFor();
  await payout.getByText(euros(payable), { exact: true }).first().waitFor();
  await payout.scrollIntoViewIfNeeded();
  await keepScreenshot(page, 'payouts-paid-phone-en');
  const { payouts } = await call<{ payouts: PayoutRow[] }>(her, 'GET', 'payouts/own');
  const paid = payouts.find((one) => one.runId === runId);
  expect(paid).toMatchObject({ state: 'paid', amount: payable });
  const loading = page.waitForEvent('download');
  await payout.getByRole('link', { name: paid?.note?.number }).click();
  const pdf = readPdf(await readFile(await (await loading).path()));
  expect(pdf.pages.join(' ')).toContain(paid?.note?.number);
  expect((await moneyOf(her)).payable).toBe(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await openPage(page, '/en/studio/money/');
  await untilNetworkIdle(page);
  await keepScreenshot(page, 'payouts-money-landscape-en');
  // What the tax office is told of her is what she was paid.
  const { years } = await call<{ years: { quarters: { paid: number }[] }[] }>(her, 'GET', 'payouts/years');
  expect(years[0]?.quarters.some((one) => one.paid >= payable)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const told = page.getByRole('heading', { name: en('payouts.money.years') });
  await told.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await keepScreenshot(page, 'payouts-years-phone-en');
  await site.expectBooksRight();
});

it('a performer at the desk changes her account and reads from when on it is paid to', async () => {
  const de = await wordsOf('de');
  const her = await site.newPerson({ locale: 'de-DE' });
  await logIn(her, 'vesna@vesper.example');
  const { page } = her;
  await openPage(page, '/de/studio/geld/angaben/');
  await untilNetworkIdle(page);
  const iban = page.getByLabel(de('payouts.form.ibanNew'), { exact: true });
  const save = page.getByRole('button', { name: de('payouts.form.save'), exact: true }).last();
  await iban.fill('NL91 ABNA 0417 1643 01');
  await save.click();
  await waitForText(page, 'Die IBAN geht nicht auf');
  expectConsoleErrors(her.consoleErrors, /422/);
  await iban.fill('nl91 abna 0417 1643 00');
  await save.click();
  await waitForText(page, 'NL91 **** 4300');
  await page.getByText(/^Darauf wird ab /).waitFor();
  await keepScreenshot(page, 'payouts-payee-desk-de');
  await openPage(page, '/de/studio/geld/');
  await untilNetworkIdle(page);
  await page.getByText(/^Dein Konto wurde geändert/).waitFor();
  await keepScreenshot(page, 'payouts-money-desk-de');
});
