import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservedPages, reservedPath } from '#apps/web/reserved-pages.ts';
import { languages } from '#kit/i18n/language.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { mountWeb } from './mount.ts';

let app: FastifyInstance;

beforeAll(async () => {
  if (!existsSync('build/server/index.js')) throw new Error('These tests read the built site: npm run build first.');
  app = Fastify();
  const refuse = async () => ({
    ok: false,
    problem: { type: 'about:blank', code: 'down', status: 503, title: 'down' },
  });
  await mountWeb(app, {
    mode: 'start',
    publicUrl: 'https://vesper.example',
    limits: createLimits(null),
    sessionCookies: ['session'],
    clientFor: () => ({ call: refuse, query: refuse }) as never,
    callerOf: async () => null,
    report: () => undefined,
  });
});

afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const login = { de: '/de/anmelden/', en: '/en/login/', nl: '/nl/login/', es: '/es/acceder/' };

test('a page names its own address and itself in every language, English for everybody else', async () => {
  for (const language of languages) {
    const { statusCode, body } = await get(login[language]);
    expect(statusCode, language).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="https://vesper.example${login[language]}"/>`);
    const alternates = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/gi)];
    expect(Object.fromEntries(alternates.map(([, code, href]) => [code, href]))).toEqual({
      ...Object.fromEntries(languages.map((other) => [other, `https://vesper.example${login[other]}`])),
      'x-default': `https://vesper.example${login.en}`,
    });
  }
});

test('the language selector of a page leads to the same page', async () => {
  const { body } = await get(login.de);
  for (const language of languages) {
    expect(body).toMatch(new RegExp(`<a href="${login[language]}" lang="${language}" hrefLang="${language}"`));
  }
});

test('foreign and former slugs move for good, with their query; an unknown language becomes English', async () => {
  const moved = async (url: string) => {
    const { statusCode, headers } = await get(url, { 'accept-language': 'de' });
    return [statusCode, headers.location];
  };
  expect(await moved('/de/login/?next=%2Fde%2F')).toEqual([301, '/de/anmelden/?next=%2Fde%2F']);
  expect(await moved('/es/kategorien/music/')).toEqual([301, '/es/categorias/music/']);
  expect(await moved('/nl/acceder')).toEqual([301, '/nl/login/']);
  expect(await moved('/fr/login/')).toEqual([302, '/en/login/']);
  expect(await moved('/login/')).toEqual([302, '/de/anmelden/']);
  expect(await moved('/fr/login/?next=%2Fde%2F&subref=7')).toEqual([302, '/en/login/?next=%2Fde%2F&subref=7']);
  expect(await moved('/login/?subref=7')).toEqual([302, '/de/anmelden/?subref=7']);
  expect(await moved('/nowhere?subref=7')).toEqual([302, '/de/nowhere/?subref=7']);
});

test('a visitor whose languages we do not speak is met in English', async () => {
  const { headers } = await get('/', { 'accept-language': 'pl, fi;q=0.8' });
  expect(headers.location ?? '/en/').toBe('/en/');
});

test('pages that are reserved answer not-found and stand in no sitemap', async () => {
  const sitemap = (await get('/sitemap-en.xml')).body;
  for (const page of reservedPages) {
    const path = reservedPath(page, 'en').replace(/:\w+/g, 'x1');
    const { statusCode, body } = await get(path);
    expect(statusCode, path).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(sitemap).not.toContain(`>https://vesper.example${path}<`);
  }
});
