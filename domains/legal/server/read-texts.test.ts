import { beforeAll, describe, expect, it } from 'vitest';
import { data } from '#domains/identity/testing/browser.ts';
import type { languages } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { checkDocuments } from '../contract/check-documents.ts';
import { downloadLegalText, factNames, getLegalText, legalTexts } from '../contract/index.ts';
import { fill } from '../contract/render.ts';
import type { LegalWorld } from '../testing/world.ts';
import { legalWorld } from '../testing/world.ts';
import { publishShipped } from './seed.ts';
import { publications } from './shipped/publications.ts';

const operator = { OPERATOR_NAME: 'Nacht & Söhne <GmbH>', OPERATOR_EMAIL: 'haus@vesper.example' };
const newest = (type: string): number =>
  Math.max(
    ...publications.filter((one) => one.product === 'vesper' && one.type === type).map(({ version }) => version),
  );

let world: LegalWorld;
beforeAll(async () => {
  world = await legalWorld({ ...operator, PUBLIC_URL: 'https://vesper.example' });
});
const reader = (language: (typeof languages)[number]) => world.browser({ language }).client;

describe('a legal text', () => {
  it('is read in the language of the request, with the operator’s own details in it', async () => {
    const text = data(await reader('de').call(getLegalText, { params: { type: 'TOS' } }));
    expect(text).toMatchObject({
      type: 'TOS',
      product: 'vesper',
      version: newest('TOS'),
      language: 'de',
      title: 'Allgemeine Geschäftsbedingungen',
      state: 'inForce',
      validTo: null,
      published: ['TOS', 'PP', 'IMP'],
    });
    expect(text.html).toContain('Nacht &amp; Söhne &lt;GmbH&gt;');
    expect(text.html).toContain('4 Coins');
    expect(text.html).not.toMatch(/\{\w+\}/);
  });

  it('that was never published is not found, and one that does not exist is refused by name', async () => {
    expect(await reader('en').call(getLegalText, { params: { type: 'GTC' } })).toMatchObject({
      problem: { code: 'not_found' },
    });
    const unknown = { params: { type: 'TOS' as const }, query: { version: 99 } };
    expect(await reader('en').call(getLegalText, unknown)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await reader('en').call(getLegalText, { params: { type: 'XYZ' as 'TOS' } })).toMatchObject({
      problem: { code: 'invalid_input', errors: [{ field: 'params.type' }] },
    });
  });

  it('that was replaced stays readable, and says from when to when it applied', async () => {
    const first = data(await reader('nl').call(getLegalText, { params: { type: 'PP' }, query: { version: 1 } }));
    const next = publications.find(({ type, version }) => type === 'PP' && version === 2);
    expect(first).toMatchObject({ version: 1, state: 'replaced', validFrom: '2026-01-01', validTo: next?.validFrom });
    expect(first.history.map(({ version, state }) => [version, state])).toEqual([
      [2, 'inForce'],
      [1, 'replaced'],
    ]);
  });

  it('can be kept as a file that is readable on its own, every version', async () => {
    const answer = data(await reader('es').call(downloadLegalText, { params: { legalTextId: 8 } }));
    const file = answer as FileReply;
    expect(file).toMatchObject({ type: 'text/html; charset=utf-8', filename: 'vesper-pp-1-es.html' });
    expect(String(file.body)).toMatch(/^<!DOCTYPE html><html lang="es">/);
    expect(await reader('es').call(downloadLegalText, { params: { legalTextId: 999 } })).toMatchObject({
      problem: { code: 'not_found' },
    });
  });

  it('is answered to programs, all types or one, in a language of their choice', async () => {
    const visitor = await world.signUpAs('program@example.com');
    const all = data(await visitor.client.query(legalTexts, {}));
    expect(all.map(({ type, language }) => `${type} ${language}`)).toEqual(['TOS en', 'PP en', 'IMP en']);
    const one = data(await visitor.client.query(legalTexts, { type: 'IMP', language: 'es' }));
    expect(one).toMatchObject([{ id: 12, title: 'Aviso legal', product: 'vesper', state: 'inForce' }]);
    expect(data(await visitor.client.query(legalTexts, { type: 'TOU' }))).toEqual([]);
  });
});

describe('the versions the platform comes with', () => {
  it.each(publications.map((one) => [`${one.product} ${one.type} ${one.version}`, one] as const))(
    '%s speaks all four languages with the same sections, and asks only for facts there are',
    (_, { documents }) => {
      expect(checkDocuments(documents)).toEqual([]);
    },
  );

  it('have ids of their own, below those of the operators', () => {
    const ids = publications.flatMap(({ firstId }) => [0, 1, 2, 3].map((at) => firstId + at));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(1001);
    const facts = Object.fromEntries(factNames.map((name) => [name, name])) as Record<
      (typeof factNames)[number],
      string
    >;
    expect(() => fill('{phone}', facts)).toThrow('{phone}');
  });

  it('are published once, however often the platform starts, and by two processes at a time', async () => {
    const count = async () =>
      (await world.kit.db.pool.query('select count(*)::int as n from legal.versions')).rows[0].n as number;
    const before = await count();
    await Promise.all([world.legal.start?.(), world.legal.start?.()]);
    expect(await count()).toBe(before);
  });

  it('reach an installation that has been running, but leave a text alone that operators have published', async () => {
    const fresh = await legalWorld();
    const chief = await fresh.signUpAs('chief@example.com', 'operator');
    const own = await fresh.publish(chief, 'IMP');
    const later = publications
      .filter(({ version }) => version === 1)
      .map((one, at) => ({ ...one, version: own + 1, validFrom: '2026-11-01', firstId: 900 + at * 4 }));
    await fresh.kit.db.transaction((tx) => publishShipped(tx, later, new Date(fresh.kit.clock.now())));
    const rows = await fresh.kit.db.pool.query(
      'select product, type, max(version) as newest from legal.versions group by product, type',
    );
    const found = Object.fromEntries(rows.rows.map(({ product, type, newest }) => [`${product} ${type}`, newest]));
    expect(found).toEqual({
      'contract GTC': own + 1,
      'vesper GTC': own + 1,
      'vesper TOU': own + 1,
      'vesper IMP': own,
      'vesper PP': own + 1,
      'vesper TOS': own + 1,
      'studio TOU': own + 1,
    });
  });
});
