import { describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { readConfig } from '#kit/config/config.ts';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { createClient } from '#kit/contract/client.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { downloadLegalText, getLegalText } from '../contract/index.ts';
import { textInForce } from './find-text.ts';
import { createLegal } from './index.ts';
import { publications } from './publications.ts';
import { fill } from './render.ts';

const operator = { OPERATOR_NAME: 'Nacht & Söhne <GmbH>', OPERATOR_EMAIL: 'haus@vesper.example' };
const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://vesper.example', ...operator });
const { handlers } = createLegal({ config, clock: new TestClock() });
const dispatcher = createDispatcher(handlers, { limits: createLimits(null), log: memoryLog() });
const reader = (language: Language) =>
  createClient(dispatcher.transportFor({ caller: { language, roles: [], ip: '127.0.0.1' } } as unknown as Call));

describe('a legal text', () => {
  it('is read in the language of the request, with the operator’s own details in it', async () => {
    const answer = await reader('de').call(getLegalText, { params: { type: 'TOS' } });
    expect(answer).toMatchObject({
      ok: true,
      data: { type: 'TOS', product: 'vesper', version: 1, language: 'de', title: 'Allgemeine Geschäftsbedingungen' },
    });
    const html = answer.ok ? answer.data.html : '';
    expect(html).toContain('Nacht &amp; Söhne &lt;GmbH&gt;');
    expect(html).toContain('4 Coins');
    expect(html).not.toMatch(/\{\w+\}/);
  });

  it('that was never published is not found, and one that does not exist is refused by name', async () => {
    expect(await reader('en').call(getLegalText, { params: { type: 'GTC' } })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    });
    expect(await reader('en').call(getLegalText, { params: { type: 'XYZ' as 'TOS' } })).toMatchObject({
      ok: false,
      problem: { code: 'invalid_input', errors: [{ field: 'params.type' }] },
    });
  });

  it('can be kept as a file that is readable on its own', async () => {
    const answer = await reader('es').call(downloadLegalText, { params: { legalTextId: 8 } });
    const file = (answer.ok ? answer.data : null) as FileReply;
    expect(file).toMatchObject({ type: 'text/html; charset=utf-8', filename: 'vesper-pp-1-es.html' });
    expect(String(file.body)).toMatch(/^<!DOCTYPE html><html lang="es">/);
    expect(await reader('es').call(downloadLegalText, { params: { legalTextId: 999 } })).toMatchObject({
      problem: { code: 'not_found' },
    });
  });
});

describe('all publications', () => {
  const facts = { operator: 'O', address: 'A', email: 'E', site: 'S', coins: '4' };
  const versions = Map.groupBy(publications, ({ type, version }) => `${type} ${version}`);

  it.each([...versions])('%s speaks all four languages with the same sections', (_, texts) => {
    expect(texts.map(({ language }) => language).sort()).toEqual([...languages].sort());
    const anchors = texts.map(({ document }) => document.sections.map(({ anchor }) => anchor).join());
    expect(new Set(anchors).size).toBe(1);
    const parts = texts.map(({ document }) => document.sections.map(({ body }) => body.flat().length).join());
    expect(new Set(parts).size).toBe(1);
  });
  it('have an id of their own and ask only for facts there are', () => {
    expect(new Set(publications.map(({ id }) => id)).size).toBe(publications.length);
    const words = publications.flatMap(({ document }) => document.sections.flatMap(({ body }) => body.flat()));
    expect(words.map((text) => fill(text, facts)).join(' ')).not.toMatch(/\{\w+\}/);
    expect(() => fill('{phone}', facts)).toThrow('{phone}');
  });
  it('apply from their first day on', () => {
    expect(textInForce('TOS', 'nl', '2025-12-31')).toBe(null);
    expect(textInForce('TOS', 'nl', '2026-01-01')).toMatchObject({ version: 1 });
  });
});
