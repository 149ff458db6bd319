import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { checkedDomain } from '#architecture/checked-domain.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { bookChecks, createLedger, ledgerChecks } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { declared } from '#kit/domain/compose.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as domainList from './domain-list.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../domains/ledger/server/migrations', import.meta.url) };

async function openBooks() {
  const kit = await testKit([ledgerTables]);
  await fundGuest(createLedger(kit), kit.db, 1, 1000);
  return kit;
}
/** A check of one domain asks for its words alone. */
const isWhole = checkedDomain === undefined;
let books: Awaited<ReturnType<typeof openBooks>>;
beforeEach(async () => {
  if (!isWhole) return;
  books = await openBooks();
});

const verifyBooks = () =>
  promisify(execFile)(process.execPath, [new URL('./verify-books.ts', import.meta.url).pathname], {
    env: { PATH: process.env.PATH, DATABASE_URL: books.config.DATABASE_URL },
  });

test.runIf(isWhole)(
  'the command prints what it checked, also what upper domains ask for, and ends with 0',
  async () => {
    const { stdout } = await verifyBooks();
    expect(stdout).toContain('all books sum to zero over 2 accounts');
    expect(stdout).toContain('every paid chat minute was booked once, 0 minutes');
    expect(stdout).toMatch(/The books are right \(\d+ ms\)\.\n$/);
  },
);

test.runIf(isWhole)('the command says what is wrong and ends with 1', async () => {
  await books.db.pool.query('update ledger.accounts set balance = balance + 1 where floor is not null');
  await expect(verifyBooks()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('guest:1 has 1001, its entries say 1000.'),
  });
});

test('every check that is declared has words for the office, in its own domain', async () => {
  const words: Record<string, string> = {};
  for (const folder of globSync('domains/*/web/locales/en.ts')) {
    const module = (await import(/* @vite-ignore */ `${process.cwd()}/${folder}`)) as { en: Record<string, string> };
    Object.assign(words, module.en);
  }
  const checks = [...ledgerChecks, ...declared(domainList, bookChecks)];
  const missing = checks.map(({ name }) => name.replace('.', '.office.check.')).filter((key) => !(key in words));
  expect(checks.length).toBeGreaterThan(9);
  nothingWrong(
    missing.map(
      (key) =>
        `domains/${key.split('.')[0]}/web/locales/: '${key}' says in the office what is checked: add it in four languages.`,
    ),
  );
});
