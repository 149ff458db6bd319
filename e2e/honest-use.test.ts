import { Agent, request } from 'node:http';
import type { Page, Request } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { guests } from '#demo/cast/index.ts';
import { openPage, untilNetworkIdle } from './support/go.ts';
import { logIn } from './support/people.ts';
import { openSite } from './support/site.ts';

const site = await openSite({ settings: { LIMIT_FACTOR: '1' } });
const agent = new Agent({ keepAlive: true, maxSockets: 24 });
afterAll(() => agent.destroy());
afterAll(() => site.close());

/** One request of a browser, whoever makes it. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const plain = (path: string): RecordedRequest => ({ method: 'GET', path, headers: {}, body: null });

/** What a browser asks the site for when it opens each of these addresses, page by page. */
async function listen(page: Page, addresses: readonly string[]): Promise<RecordedRequest[][]> {
  const pages: RecordedRequest[][] = [];
  const note = (asked: Request) => {
    const { origin, pathname, search } = new URL(asked.url());
    if (origin !== site.origin || pathname.startsWith('/assets/')) return;
    const headers = asked.headers();
    pages.at(-1)?.push({ method: asked.method(), path: pathname + search, headers, body: asked.postDataBuffer() });
  };
  page.on('request', note);
  for (const address of addresses) {
    pages.push([]);
    await openPage(page, address);
    await untilNetworkIdle(page);
  }
  page.off('request', note);
  return pages;
}

/** A demo account in a browser of a test: its cookies and token, and what it need not ask for again. */
async function member(number: number, localAddress = '127.0.0.1') {
  const person = await site.newPerson();
  await logIn(person, guests[number]?.email as string);
  const cookies = new Map((await person.context.cookies()).map(({ name, value }) => [name, value]));
  await person.context.close();
  const kept = new Set<string>();
  const refused = new Set<string>();
  let token = '';
  const ask = ({ method, path, headers, body }: RecordedRequest): Promise<number> => {
    if (kept.has(path)) return Promise.resolve(304);
    return new Promise((resolve, reject) => {
      const sent = request(
        site.origin + path,
        {
          method,
          agent,
          localAddress,
          headers: {
            ...headers,
            cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            ...(headers.authorization || path.startsWith('/graphql') ? { authorization: `Bearer ${token}` } : {}),
          },
        },
        (answer) => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            cookies.set(name, value);
          }
          if (method === 'GET' && /max-age=[1-9]\d\d/.test(answer.headers['cache-control'] ?? '')) kept.add(path);
          let text = '';
          answer.on('data', (part: Buffer) => (text += String(part)));
          answer.on('end', () => {
            token = /"accessToken":"([^"]+)"/.exec(text)?.[1] ?? token;
            if (answer.statusCode === 429) refused.add(path);
            resolve(answer.statusCode as number);
          });
        },
      );
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  };
  return {
    ask,
    /** What was answered with 429. */
    refused,
    /** Opens a page as a browser does: the page, who one is, then the rest. */
    async open(asked: readonly RecordedRequest[]): Promise<number[]> {
      const isFirst = ({ path }: RecordedRequest) => path.includes('/session/renew');
      const answers: number[] = [];
      for (const one of asked.filter(isFirst)) answers.push(await ask(one));
      const rest = asked.filter((one) => !isFirst(one));
      return [...answers, ...(await Promise.all(rest.map(ask)))];
    },
  };
}

it('four members behind one address who open a page a second never wait; a program that asks without end does', async () => {
  const browser = await site.newPerson();
  await logIn(browser, guests[0]?.email as string);
  const { page } = browser;
  await openPage(page, '/en/');
  const found = await page
    .locator('main a[href^="/en/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') as string))]);
  const profiles = found.filter((path) => /^\/en\/[\w-]+\/[\w-]+\/$/.test(path) && !path.includes('/categories/'));
  expect(profiles.length).toBeGreaterThan(4);
  const pages = await listen(page, ['/en/', '/en/cams/', '/en/top-up/', '/en/search/?q=a', ...profiles.slice(0, 6)]);
  expect(pages.every((asked) => asked.some(({ path }) => path.startsWith('/rest/v1/')))).toBe(true);

  const members = await Promise.all([0, 1, 2, 3].map((number) => member(number)));
  const answers = await Promise.all(
    members.map(async ({ open }) => {
      const all: number[] = [];
      for (let opened = 0; opened < 60; opened += 1)
        all.push(...(await open(pages[opened % pages.length] as RecordedRequest[])));
      return all;
    }),
  );
  expect(members.flatMap(({ refused }) => [...refused])).toEqual([]);
  const counts = Object.groupBy(answers.flat(), String);
  expect(counts['200']?.length).toBeGreaterThan(4 * 60 * 4);

  const program = await member(4, '127.0.0.2');
  const search = plain('/rest/v1/searchResult/search/en/a');
  const [first] = await Promise.all(Array.from({ length: 330 }, () => program.ask(search)));
  expect(first).toBe(200);
  expect(await program.ask(search)).toBe(429);
  expect(await program.ask(plain('/en/top-up/')), 'pages count with everything else').toBe(429);
  expect(await program.ask(plain('/rest/v1/payments/return/a1b2c3d4e5f6a7b8c9d0?result=success'))).toBe(404);
  expect(await program.ask(plain('/en/top-up/a1b2c3d4e5f6a7b8c9d0/')), 'a receipt is shown').toBe(404);
  expect(await members[0]?.ask(plain('/en/top-up/')), 'others go on').toBe(200);
});
