import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';
import { signedUp } from './testing/two-servers.ts';

let server: TestServer;
let cookie = '';
let guestId = 0;
beforeAll(async () => {
  server = await startServer({ DEMO: 'seed', ROLES: 'web,api,realtime,media', LOG_LEVEL: 'warn' });
  ({ cookie, guestId } = await signedUp(server, 'counted'));
}, 120_000);
afterAll(() => server?.stop());

const asked = async (): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^vesper_database_statements_total (\d+)/m.exec(text)?.[1]);
};

/** How many statements it takes to ask: the figures of the domains are read each time. */
async function costOfAsking(): Promise<number> {
  const counts: number[] = [];
  for (let look = 0; look < 6; look += 1) {
    const before = await asked();
    counts.push((await asked()) - before);
  }
  return Math.min(...counts);
}

/** The fewest statements of a few looks: besides the page, the process has work of its own. */
async function statementsOf(path: string, headers: Record<string, string>): Promise<number> {
  const counts: number[] = [];
  const asking = await costOfAsking();
  for (let look = 0; look < 6; look += 1) {
    const before = await asked();
    const page = await fetch(server.address + path, { headers });
    expect(page.status, path).toBe(200);
    await page.text();
    counts.push((await asked()) - before - asking);
  }
  return Math.min(...counts);
}

const pages: [what: string, path: string][] = [
  ['home', '/en/'],
  ['a profile', '/en/amateur/vesna/'],
  ['a list', '/en/cams/'],
  ['a legal text', '/en/terms-of-service/'],
];

// What everybody gets was asked by the page before; what is the member's own is asked for each page.
it.each(pages)('%s costs a member at most six statements', async (_, path) => {
  const count = await statementsOf(path, { cookie });
  expect(count).toBeLessThanOrEqual(6);
  // The member is really read.
  expect(count).toBeGreaterThan(0);
});

it.each(pages)('every script of %s is named in its policy, the first time and later', async (_, path) => {
  for (let look = 0; look < 3; look += 1) {
    const page = await fetch(server.address + path, { headers: { cookie } });
    const policy = page.headers.get('content-security-policy');
    const scripts = (await page.text()).matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
    const unnamed = [...scripts].filter(
      ([, text = '']) => !policy?.includes(createHash('sha256').update(text).digest('base64')),
    );
    expect(unnamed.map(([tag]) => tag)).toEqual([]);
  }
});

it('what was rendered for one member and is used for another says nothing of the first', async () => {
  const other = await signedUp(server, 'another');
  const look = async (own: string, id: number, mail: string) => {
    const text = await (await fetch(`${server.address}/en/`, { headers: { cookie: own } })).text();
    return text.replaceAll(String(id), 'ID').replaceAll(mail, 'MAIL');
  };
  const bodyOf = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  for (let round = 0; round < 3; round += 1) {
    const one = await look(cookie, guestId, `counted-${process.pid}@vesper.example`);
    const two = await look(other.cookie, other.guestId, `another-${process.pid}@vesper.example`);
    expect(two).not.toContain(String(guestId));
    expect(two).not.toContain('counted-');
    expect(one).not.toContain('another-');
    expect(bodyOf(two).length).toBeGreaterThan(20_000);
    expect(bodyOf(two)).toBe(bodyOf(one));
  }
});
