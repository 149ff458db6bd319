import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { installSecurityHeaders } from './content-security.ts';
import { mountWeb } from './mount.ts';

let app: FastifyInstance;
const failures: unknown[] = [];

beforeAll(async () => {
  if (!existsSync('build/server/index.js')) throw new Error('These tests read the built site: npm run build first.');
  app = Fastify();
  installSecurityHeaders(app, { secure: true });
  await mountWeb(app, {
    mode: 'start',
    publicUrl: 'https://vesper.example',
    limits: createLimits(null),
    sessionCookies: ['session'],
    // The domains' own pages are tested with their own data; here every call is refused.
    clientFor: () => ({ call: refuse, query: refuse }) as never,
    callerOf: async () => ({ id: 7, name: 'Robin', roles: ['guest'] }),
    report: (error) => failures.push(error),
  });
});

afterAll(() => app.close());

const refuse = async () => ({ ok: false, problem: { type: 'about:blank', code: 'down', status: 503, title: 'down' } });

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const unknown = (language: string) => `/${language}/nowhere-at-all/`;

test('pages speak the language of their address and label themselves for adults', async () => {
  for (const language of languages) {
    const { body, headers } = await get(unknown(language), { 'accept-language': 'pl' });
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toContain('<meta name="RATING" content="RTA-5042-1996-1400-1577-RTA"/>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('an address that leads nowhere is a not-found page that search engines ignore', async () => {
  const { statusCode, body } = await get(unknown('de'));
  expect(statusCode).toBe(404);
  expect(body).toContain('Diese Seite gibt es nicht');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

test('without a language in the address the visitor is taken to theirs', async () => {
  const { statusCode, headers } = await get('/nowhere-at-all', { 'accept-language': 'es-MX,es;q=0.9' });
  expect([statusCode, headers.location]).toEqual([302, '/es/nowhere-at-all/']);
  const chosen = await get('/nowhere-at-all', { 'accept-language': 'es', cookie: 'language=nl' });
  expect(chosen.headers.location).toBe('/nl/nowhere-at-all/');
});

test('an address without its last slash moves for good, with its query', async () => {
  const { statusCode, headers } = await get('/de?subref=7');
  expect([statusCode, headers.location]).toEqual([301, '/de/?subref=7']);
});

test('only the page’s own inline scripts may run, and nothing comes from elsewhere', async () => {
  const { body, headers } = await get(unknown('en'));
  const policy = String(headers['content-security-policy']);
  const texts = [...body.matchAll(/<script(?![^>]*json")[^>]*>(.+?)<\/script>/gs)].map(([, text]) => text);
  const named = texts.map((text) => `'sha256-${createHash('sha256').update(String(text)).digest('base64')}'`);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((source) => !policy.includes(source))).toEqual([]);
  expect(policy).toContain("'strict-dynamic'; style-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
  expect(body).not.toContain('nonce="');
  expect(body).not.toMatch(/(?:src|href)="https?:\/\/(?!vesper\.example|[a-z]{2}\.wikipedia\.org)/);
});

test('a cached page arrives whole when compressed', async () => {
  const response = await get(unknown('nl'), { 'accept-encoding': 'gzip' });
  const html = gunzipSync(response.rawPayload).toString();
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
});

test('what a member sees is kept by nobody', async () => {
  const member = await get(unknown('en'), { cookie: 'session=1' });
  expect(member.headers['cache-control']).toBe('private, no-store');
  expect(member.body).toContain('Robin');
  const stranger = await get(unknown('en'));
  expect(stranger.headers['cache-control']).toBe('private, no-cache');
  expect(stranger.body).not.toContain('Robin');
});

test('theme and discretion come from cookies and stand in the first byte', async () => {
  const { body } = await get(unknown('de'), { cookie: 'theme=light; discreet=1' });
  expect(body).toContain('data-theme="light"');
  expect(body).toContain('<title>Notizen</title>');
  expect(body).toContain('/icon-plain.svg');
  const wrong = await get(unknown('de'), { cookie: 'theme="><script>' });
  expect(wrong.body).toContain('data-theme="auto"');
});

test('security headers stand on pages, files and refusals alike', async () => {
  for (const url of ['/de/', '/icon.svg', '/missing.png', '/robots.txt']) {
    const { headers } = await get(url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
    });
  }
});

test('files of the build never change and come compressed', async () => {
  const { body } = await get(unknown('de'));
  const file = /\/assets\/entry\.client-[\w-]+\.js/.exec(body)?.[0] ?? '';
  const response = await get(file, { 'accept-encoding': 'br, gzip' });
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await get('/assets/gone-123.js')).statusCode).toBe(404);
  expect((await get('/messages.json')).statusCode).toBe(404);
  expect((await get('/words.json')).statusCode).toBe(404);
  expect((await get('/wp-login.php')).statusCode).toBe(404);
});

test('search engines find the sitemap of each language', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://vesper.example/sitemap.xml');
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://vesper.example/sitemap-es.xml</loc>');
  const { body, headers } = await get('/sitemap-de.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain('<loc>https://vesper.example/de/</loc>');
  expect(body).toContain('hreflang="es" href="https://vesper.example/es/"');
  expect((await get('/sitemap-xx.xml')).statusCode).toBe(404);
});

test('when nothing can be rendered, a page says that nothing is lost', async () => {
  const broken = Fastify();
  const told: unknown[] = [];
  await mountWeb(broken, {
    mode: 'start',
    publicUrl: 'https://vesper.example',
    limits: createLimits(null),
    sessionCookies: [],
    clientFor: () => Promise.reject(new Error('the database is away')),
    callerOf: async () => null,
    report: (error) => told.push(error),
  });
  const { statusCode, body, headers } = await broken.inject('/de/');
  await broken.close();
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('Wir sind gleich zurück');
  expect(body).not.toContain('database');
  expect(told).toHaveLength(1);
});

test('studio and office open only to those who work there', async () => {
  for (const url of ['/de/studio/', '/office/']) {
    const { statusCode, body } = await get(url, { cookie: 'session=1' });
    expect([302, 403, 404], url).toContain(statusCode);
    expect(body).toContain(statusCode === 302 ? '' : 'noindex');
  }
});

test('hostile addresses are no failure of the pages', async () => {
  for (const url of ['/%E0%A4%A', '/de/%00/', '//evil.example/', '/de/../../etc/passwd', `/de/${'a'.repeat(5000)}/`]) {
    expect((await get(url)).statusCode, url).toBeLessThan(500);
  }
  // The refusing client is the only failure there may be.
  expect(failures.filter((failure) => !String(failure).endsWith(': down'))).toEqual([]);
});
