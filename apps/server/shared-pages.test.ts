import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  if (!existsSync('build/server/index.js')) throw new Error('These tests read the built site: npm run build first.');
  server = await startServer({ LIMIT_FACTOR: '10000' });
}, 60_000);
afterAll(() => server?.stop());

const page = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  const response = await fetch(server.address + path, { headers });
  expect(response.status, path).toBe(200);
  return response.text();
};
const post = (path: string, body: unknown) =>
  fetch(`${server.address}/rest/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
it('a page that is shared is made for nobody in particular, whatever the first who asked has shown', async () => {
  const member = {
    email: 'first@vesper.example',
    password: 'a long walk in the rain',
    isAdult: true,
    acceptTerms: true,
  };
  const { accessToken } = (await (await post('identity/signUp', member)).json()) as { accessToken: string };
  const path = '/en/?bar=welcome';
  await page(path, { authorization: `Bearer ${accessToken}` });
  expect(await page(path)).not.toContain(member.email);
  expect(await page(`${path}&access_token=${accessToken}`)).not.toContain(member.email);
});

it('what a visitor keeps on the device changes nothing of a page that others get as well', async () => {
  const opened = await post('identity/visitor/open', {});
  const visitor = String(opened.headers.getSetCookie().map((one) => one.split(';')[0]));
  const cookies = [visitor, 'consent=1.fa.mb1x0', 'sbmn=1', 'favs=1', 'analytics.tests=signUpWords:short', '%=%E0%A4'];
  // Different addresses, so that each page is rendered for its own request.
  const [plain = '', personal = ''] = await Promise.all([
    page('/en/?bar=1', { cookie: 'consent=1.q.mb1x1' }),
    page('/en/?bar=2', { cookie: cookies.join('; '), 'user-agent': 'x"><script>', 'x-country': 'NL' }),
  ]);
  expect(personal).toBe(plain.replaceAll('?bar=1', '?bar=2'));
});

it('the line about what is kept stands in the first byte, for anyone who has not answered it', async () => {
  const line = 'data-consent-line';
  for (const cookie of ['', 'consent=what']) expect(await page('/en/', { cookie }), cookie).toContain(line);
  for (const codes of ['q', '-', 'fa'])
    expect(await page('/en/', { cookie: `consent=1.${codes}.mb1x0` }), codes).not.toContain(line);
  for (const path of ['/en/sign-up/', '/en/login/']) expect(await page(path), path).not.toContain(line);
});
