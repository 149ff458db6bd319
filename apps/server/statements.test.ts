import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';
import { signedUp } from './testing/two-servers.ts';

let server: TestServer;
let cookie = '';
beforeAll(async () => {
  server = await startServer({ DEMO: 'seed', ROLES: 'web,api,realtime,media', LOG_LEVEL: 'warn' });
  ({ cookie } = await signedUp(server, 'counted'));
}, 120_000);
afterAll(() => server?.stop());

const asked = async (): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^vesper_database_statements_total (\d+)/m.exec(text)?.[1]);
};

/** The fewest statements of a few looks: besides the page, the process has work of its own. */
async function statementsOf(path: string, headers: Record<string, string>): Promise<number> {
  const counts: number[] = [];
  for (let look = 0; look < 6; look += 1) {
    const before = await asked();
    const page = await fetch(server.address + path, { headers });
    expect(page.status, path).toBe(200);
    await page.text();
    counts.push((await asked()) - before);
  }
  return Math.min(...counts);
}

// What everybody gets was asked by the page before; what is the member's own is asked for each page.
it.each([
  ['home', '/en/'],
  ['a profile', '/en/amateur/vesna/'],
  ['a list', '/en/cams/'],
  ['a legal text', '/en/terms-of-service/'],
])('%s costs a member at most six statements', async (_, path) => {
  const count = await statementsOf(path, { cookie });
  expect(count).toBeLessThanOrEqual(6);
  // The member is really read.
  expect(count).toBeGreaterThan(0);
});
