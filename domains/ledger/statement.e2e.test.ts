import { afterAll, expect, it } from 'vitest';
import { follow, goBack, openPage } from '#e2e/support/go.ts';
import { keepScreenshot, logIn } from '#e2e/support/people.ts';
import { openSite } from '#e2e/support/site.ts';
import { wordsOf } from '#e2e/support/words.ts';

const [site, en] = await Promise.all([openSite(), wordsOf('en')]);
afterAll(() => site.close());

/** Repeats what moved last on an account a hundred times, as a busy year would; the books are not what is looked at here. */
const aBusyYear = (account: string) =>
  site.query(`with last as (
      select t.*, e.debit, e.credit, e.amount, e.debit_balance, e.credit_balance
      from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
      where e.credit = '${account}' or e.debit = '${account}' order by t.id desc limit 1
    ), made as (
      insert into ledger.transfers (kind, key, content, memo, at)
      select kind, 'busy:' || gen_random_uuid(), content, memo, at from last, generate_series(1, 100) returning id
    )
    insert into ledger.entries (transfer_id, debit, credit, amount, debit_balance, credit_balance)
    select made.id, debit, credit, amount, debit_balance, credit_balance from made, last`);

it('a long statement is read to its end by scrolling, found as it was left, and without scripts page by page', async () => {
  const guest = await site.newPerson();
  await logIn(guest, 'guest@vesper.example');
  const [own] = await site.query<{ id: number }>(
    `select id from identity.accounts where email = 'guest@vesper.example'`,
  );
  await aBusyYear(`guest:${own?.id}`);
  const { page } = guest;
  await openPage(page, '/en/myvisitx/statement/');
  const lines = page.locator('main li');
  const older = page.locator('main a[rel=next]');
  const first = await lines.count();
  await expect
    .poll(async () => {
      await page.evaluate(() => document.querySelector('main a[rel=next]')?.scrollIntoView());
      return older.count();
    })
    .toBe(0);
  const all = await lines.count();
  expect(all).toBeGreaterThan(100);
  expect(first).toBeLessThan(all);
  await keepScreenshot(page, 'statement-long');

  const at = await page.evaluate(() => window.scrollY);
  const home = () => page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/en/"]')?.click());
  await follow(page, home, { heading: en('performers.home.heading') });
  await goBack(page, { heading: en('ledger.statement.title') });
  expect(await lines.count()).toBe(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(at / 2);

  const address = await (await page.request.get('/en/myvisitx/statement/')).text();
  const next = /href="([^"]*\?before=\d+)"/.exec(address)?.[1] ?? '';
  const second = await (await page.request.get(next)).text();
  expect(second).toMatch(/href="[^"]*\?before=\d+"/);
  expect(second).toContain(en('ledger.statement.newest'));

  const narrowed = '/en/myvisitx/statement/?direction=out';
  await openPage(page, '/en/myvisitx/statement/');
  await follow(page, page.getByRole('link', { name: en('ledger.statement.out'), exact: true }), {
    heading: en('ledger.statement.title'),
    address: narrowed,
  });
  await expect.poll(() => page.locator('main li .text-success').count()).toBe(0);
  await page.getByLabel(en('ledger.statement.month')).selectOption({ index: 20 });
  await page.getByText(en('ledger.statement.none')).waitFor();
  await openPage(page, narrowed);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: en('ledger.statement.pdf') }).click();
  expect((await coming).suggestedFilename()).toMatch(/^vesper-statement-.*\.pdf$/);
});
