import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { table } from '#apps/web/domains.ts';
import { enterDemo } from '#demo/seed/enter.ts';
import type { Route } from '#kit/contract/operations.ts';
import type { PageAccess } from '#kit/web/page/pages.ts';
import { accessOf } from '#kit/web/page/pages.ts';
import { cookieFlaws, headerFlaws } from './support/headers.ts';
import { openInstallation } from './support/installation.ts';

const contracts = globSync('domains/*/contract/index.ts', { cwd: join(import.meta.dirname, '..') });
const modules: Record<string, unknown>[] = await Promise.all(
  contracts.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, '..', file))),
);
/** Every REST route there is. */
const routes = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is Route => (value as Route | null)?.kind === 'route' && 'path' in (value as Route));

const installation = await openInstallation();
afterAll(() => installation.close());

const visit = (path: string, init: RequestInit = {}) =>
  fetch(`${installation.origin}${path}`, { redirect: 'manual', ...init });

/** Logs in; the answer's cookies as a browser would send them back. */
async function cookiesOf(email: string): Promise<{ cookie: string; set: string[] }> {
  const set: string[] = [];
  const cookie = () => set.map((line) => line.split(';')[0]).join('; ');
  await enterDemo(installation.origin, email, async (path, body) => {
    const headers = { 'content-type': 'application/json', cookie: cookie() };
    const response = await visit(`/rest/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    set.push(...response.headers.getSetCookie());
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  });
  return { set, cookie: cookie() };
}

it('every page forbids foreign code, inline scripts, framing and guessing of types, and sets no cookie others could use', async () => {
  const cookies: Record<Extract<PageAccess, string>, string> = {
    anyone: '',
    guest: (await cookiesOf('guest@vesper.example')).cookie,
    performer: (await cookiesOf('vesna@vesper.example')).cookie,
    operator: (await cookiesOf('office@vesper.example')).cookie,
  };
  const params: Record<string, string> = { actorName: 'vesna', categorySlug: 'music' };
  const pages = table.pages.map((page): [string, string] => {
    const access = accessOf(page);
    const names = page.slugs.en.match(/(?<=:)\w+/g) ?? [];
    const named = Object.fromEntries(names.map((name) => [name, params[name] ?? '1']));
    return [table.href(page.id, 'de', named), cookies[typeof access === 'string' ? access : 'operator']];
  });
  const others = ['/en/nowhere/', '/de/studio/nowhere/', '/sandbox/flexpay/startorder'].map(
    (path) => [path, ''] as const,
  );
  const asked = [...pages, ...pages.map(([path]) => [path, cookies.guest] as const), ...others];
  const found: string[] = [];
  for (const [path, cookie] of asked) {
    const { status, headers } = await visit(path, { headers: { cookie } });
    // A redirect is no page: what it may do is nothing at all.
    const flaws = headerFlaws((name) => headers.get(name)).filter(() => status < 300 || status > 399);
    found.push(...[...flaws, ...cookieFlaws(headers.getSetCookie())].map((flaw) => `${path}: ${flaw}`));
    expect(status, path).toBeLessThan(500);
  }
  expect(found).toEqual([]);
});

it('session cookies are out of reach of scripts and of other sites', async () => {
  const { set } = await cookiesOf('guest@vesper.example');
  expect(set.filter((line) => line.startsWith('vesper_session=')).length).toBeGreaterThan(0);
  expect(cookieFlaws(set)).toEqual([]);
});

it('a guest and a visitor reach nothing that is for performers or operators', async () => {
  const guarded = routes.filter(({ access }) => access.who === 'role' && access.role !== 'guest');
  expect(guarded.length).toBeGreaterThan(10);
  const { cookie: guest } = await cookiesOf('guest@vesper.example');
  const { cookie: performer } = await cookiesOf('vesna@vesper.example');
  const through: string[] = [];
  for (const { name, method, path, access } of guarded) {
    const others = access.who === 'role' && access.role === 'operator' ? ['', guest, performer] : ['', guest];
    for (const cookie of others) {
      const response = await visit(`/rest/v1/${path}`.replace(/\{\w+\}/g, '1'), {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      if (![401, 403].includes(response.status)) through.push(`${name}: ${response.status}`);
    }
  }
  expect(through).toEqual([]);
});

it('internal endpoints are for operators alone while no address is listed', async () => {
  const guarded = routes.filter(({ access }) => access.who === 'internal' && access.from !== 'anywhere');
  expect(guarded.length).toBeGreaterThan(5);
  const { cookie: guest } = await cookiesOf('guest@vesper.example');
  const { cookie: performer } = await cookiesOf('vesna@vesper.example');
  const through: string[] = [];
  for (const { name, method, path } of guarded) {
    for (const cookie of ['', guest, performer]) {
      const response = await visit(`/rest/v1/${path}`.replace(/\{\w+\}/g, '1'), {
        method,
        headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      if (![401, 403].includes(response.status)) through.push(`${name}: ${response.status}`);
    }
  }
  expect(through).toEqual([]);
});

it('nobody without the role is shown the studio or the office', async () => {
  const { cookie: guest } = await cookiesOf('guest@vesper.example');
  for (const cookie of ['', guest]) {
    for (const path of [
      '/en/studio/',
      '/en/studio/prices/',
      '/en/studio/earnings/',
      '/office/',
      '/office/mail/',
      '/office/ledger/',
      '/office/audit/',
      '/office/internal/',
    ]) {
      const response = await visit(path, { headers: { cookie } });
      expect([302, 303, 401, 403, 404], path).toContain(response.status);
    }
  }
});
