import { existsSync, readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { mountWeb } from './mount.ts';

async function siteWith(facts: { serviceWorker?: boolean }) {
  if (!existsSync('build/client/sw.js')) throw new Error('These tests read the built site: npm run build first.');
  const app = Fastify();
  const refuse = async () => ({
    ok: false,
    problem: { type: 'about:blank', code: 'down', status: 503, title: 'down' },
  });
  await mountWeb(app, {
    mode: 'start',
    publicUrl: 'https://vesper.example',
    limits: createLimits(null),
    sessionCookies: [],
    clientFor: () => ({ call: refuse, query: refuse }) as never,
    callerOf: async () => null,
    report: () => undefined,
    ...facts,
  });
  return app;
}

test('the worker may serve the whole site and is asked for again each time', async () => {
  const app = await siteWith({});
  const { headers, body } = await app.inject('/sw.js');
  expect(headers).toMatchObject({
    'service-worker-allowed': '/',
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const shell = [...body.matchAll(/[`"](\/(?:offline|assets)\/[\w./-]+\.\w+)[`"]/g)].map(([, path]) => path as string);
  expect(shell).toEqual(expect.arrayContaining(languages.map((language) => `/offline/${language}.html`)));
  // One that is missing would keep the worker from being installed at all.
  for (const path of shell) {
    expect((await app.inject(path)).statusCode, path).toBe(200);
  }
  await app.close();
});

test('switched off, the worker removes itself', async () => {
  const app = await siteWith({ serviceWorker: false });
  const { body } = await app.inject('/sw.js');
  expect(body).toContain('unregister()');
  expect(body).not.toContain('/offline/');
  await app.close();
});

test('each language has its manifest, and a discreet one beside it', async () => {
  const app = await siteWith({});
  for (const language of languages) {
    const open = await app.inject(`/${language}.webmanifest`);
    expect(open.headers['content-type']).toContain('application/manifest+json');
    expect(open.json()).toMatchObject({ lang: language, name: 'Vesper' });
    expect((await app.inject(`/${language}-plain.webmanifest`)).body).not.toContain('Vesper');
  }
  await app.close();
});

test('the offline page needs no inline script and no page of the site', async () => {
  const app = await siteWith({});
  for (const language of languages) {
    const { body, headers } = await app.inject(`/offline/${language}.html`);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).not.toMatch(/<script>|<style>| style=| on\w+=/);
  }
  expect(readFileSync('build/client/offline/offline.css', 'utf8')).not.toContain('__FONT__');
  await app.close();
});
