import { expect, it } from 'vitest';
import { testDatabase } from '#kit/testing/test-database.ts';
import { killDomains } from './kill-domains.ts';

it('killed under top-ups, recharges, vouchers and subscriptions: the books and what each domain knows agree', async () => {
  const { url } = await testDatabase();
  const report = await killDomains(url, 2);
  expect(report).toMatchObject({ kills: 2, wrong: [] });
  const some = expect.toSatisfy((count: number) => count > 0, 'above 0');
  expect(report.figures).toMatchObject({
    'top-ups': some,
    vouchers: some,
    'uses of vouchers': some,
    subscriptions: some,
  });
}, 180_000);
