import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import { audit } from '#kit/audit/audit.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import type { LegalDocuments } from '../contract/index.ts';
import {
  acceptances,
  acceptStudioTexts,
  compareLegalText,
  downloadLegalText,
  getLegalText,
  legalTexts,
  listLegalVersions,
  listOpenLegalTexts,
  readLegalVersion,
  startLegalDraft,
} from '../contract/index.ts';
import type { LegalWorld } from '../testing/world.ts';
import { legalWorld } from '../testing/world.ts';

let world: LegalWorld;
let chief: TestBrowser;
beforeEach(async () => {
  world = await legalWorld();
  chief = await world.signUpAs('chief@example.com', 'operator');
});

const studio = { product: 'studio' } as const;
const written = (title: string) => (): LegalDocuments => {
  const sections = [{ anchor: 'one', title, body: [`${title}: one rule.`] }];
  const document = { title, summary: title, sections };
  return { de: document, en: document, nl: document, es: document };
};
const read = async (type: 'TOS' | 'TOU' | 'GTC', query: object) =>
  world.browser({ language: 'en' }).client.call(getLegalText, { params: { type }, query });

describe('the studio’s texts', () => {
  it('are its own: what performers agree to is no text of the site', async () => {
    const text = data(await read('TOU', studio));
    expect(text).toMatchObject({ ...studio, type: 'TOU', version: 1, state: 'inForce', language: 'en' });
    expect(text.published).toEqual(['TOS', 'PP', 'TOU', 'IMP']);
    expect(refusal(await read('TOU', {}))).toBe('not_found');
  });

  it('that come later are seen before by an operator who names the day, and by nobody else', async () => {
    await world.publish(chief, 'TOS', { validFrom: '2026-12-01', change: written('House rules') });
    const query = { qmdate: '2026-12-06' };
    const ahead = await world.signUpAs('ahead@example.com', 'operator', { query });
    const guest = await world.signUpAs('guest@example.com', undefined, { query });
    const seen = async ({ client }: TestBrowser) => {
      const { version } = data(await client.call(getLegalText, { params: { type: 'TOS' } }));
      return [version, data(await client.query(legalTexts, { type: 'TOS' }))[0]?.version];
    };
    expect([await seen(ahead), await seen(guest), await seen(chief)]).toEqual([
      [3, 3],
      [2, 2],
      [2, 2],
    ]);
  });

  it('are the site’s where the studio has none of its own, until one of its own is in force', async () => {
    expect(data(await read('TOS', studio))).toMatchObject({ product: 'vesper', version: 2 });
    await world.publish(chief, 'TOS', { ...studio, validFrom: '2026-12-01', change: written('House rules') });
    expect(data(await read('TOS', studio))).toMatchObject({ product: 'vesper', version: 2 });
    expect(data(await read('TOS', { ...studio, version: 1 }))).toMatchObject({ ...studio, state: 'scheduled' });
    await world.kit.clock.advance(Date.UTC(2026, 11, 1) - world.kit.clock.now());
    expect(data(await read('TOS', studio))).toMatchObject({ ...studio, version: 1, title: 'House rules' });
    expect(data(await read('TOS', {}))).toMatchObject({ product: 'vesper', version: 2, validTo: null });
    expect(refusal(await read('GTC', studio))).toBe('not_found');
  });

  it('are answered to programs with the product each is of', async () => {
    const { client } = await world.signUpAs('program@example.com');
    const list = data(await client.query(legalTexts, studio));
    expect(list.map(({ product, type }) => `${product} ${type}`)).toEqual([
      'vesper TOS',
      'vesper PP',
      'studio TOU',
      'vesper IMP',
    ]);
  });

  it('say in the name of their file whose they are', async () => {
    const { id } = data(await read('TOU', studio));
    const file = data(
      await world.browser().client.call(downloadLegalText, { params: { legalTextId: id } }),
    ) as FileReply;
    expect(file.filename).toBe('studio-tou-1-en.html');
    expect(String(file.body)).toContain(' · studio · TOU 1 · 2026-11-20');
  });

  it('can be compared: what a version says differently from the one before it', async () => {
    const before = written('Rules');
    await world.publish(chief, 'GTC', { ...studio, change: before });
    await world.publish(chief, 'GTC', { ...studio, change: written('New rules') });
    const { client } = world.browser();
    const compare = (query: { version: number; from?: number }) =>
      client.call(compareLegalText, { params: { type: 'GTC' }, query: { ...studio, ...query } });
    const { from, lines } = data(await compare({ version: 2 }));
    expect(from).toBe(1);
    expect(lines.flat().filter(({ kind }) => kind === 'new').length).toBeGreaterThan(0);
    expect(lines.flat().map(({ text }) => text)).not.toContainEqual(expect.stringContaining('{#'));
    expect(data(await compare({ version: 1 }))).toEqual({ version: 1, from: null, lines: [] });
    expect(refusal(await compare({ version: 1, from: 7 }))).toBe('not_found');
    expect(refusal(await compare({ version: 3 }))).toBe('not_found');
  });
});

describe('versions of two products', () => {
  it('are counted and drafted each for itself, and one does not replace the other’s', async () => {
    const ofSite = data(await chief.client.call(startLegalDraft, { body: { type: 'TOU' } }));
    const ofStudio = data(await chief.client.call(startLegalDraft, { body: { ...studio, type: 'TOU' } }));
    expect([ofSite.version, ofStudio.version]).toEqual([1, 2]);
    expect(refusal(await chief.client.call(startLegalDraft, { body: { ...studio, type: 'TOU' } }))).toBe(
      'legal_draft_exists',
    );
    const draft = data(
      await chief.client.call(readLegalVersion, { params: { type: 'TOU', version: 2 }, query: studio }),
    );
    expect(draft).toMatchObject({ ...studio, state: 'draft', inForce: { version: 1 } });
    expect(draft.documents).toEqual(draft.inForce?.documents);
    const empty = data(await chief.client.call(readLegalVersion, { params: { type: 'TOU', version: 1 }, query: {} }));
    expect(empty).toMatchObject({ product: 'vesper', inForce: null, documents: { de: { title: '' } } });
  });

  it('are listed together or by product, each with its own history', async () => {
    await world.publish(chief, 'TOS', { ...studio, change: written('House rules') });
    await world.publish(chief, 'TOS');
    const list = async (query: object) => data(await chief.client.call(listLegalVersions, { query }));
    const named = ({ versions }: Awaited<ReturnType<typeof list>>) =>
      versions.map(({ product, type, version, state }) => `${product} ${type} ${version} ${state}`);
    expect(named(await list({ type: 'TOS' }))).toEqual([
      'vesper TOS 3 inForce',
      'vesper TOS 2 replaced',
      'vesper TOS 1 replaced',
      'studio TOS 1 inForce',
    ]);
    const own = await list({ ...studio, type: 'TOS' });
    expect(named(own)).toEqual(['studio TOS 1 inForce']);
    expect(own.changes.map(({ product, version, what }) => `${product} ${version} ${what}`)).toEqual([
      'studio 1 published',
      'studio 1 saved',
      'studio 1 created',
    ]);
    const lines = await listAudit(world.kit.db, { subject: 'legalText:studio TOS 1', limit: 9 });
    expect(lines.map(({ operation }) => operation)).toEqual([
      'legal.publishDraft',
      'legal.saveDraft',
      'legal.startDraft',
    ]);
  });
});

it('what was done before texts had products stays in the history of the site’s', async () => {
  const caller = await chief.caller();
  const at = world.kit.clock.now();
  const line = { at, operation: 'legal.publishDraft', subject: 'legalText:TOS 2', outcome: '2026-11-20' };
  await world.kit.db.transaction((tx) => audit(tx, { call: { caller, requestId: 'before' }, ...line }));
  const changes = async (query: object) =>
    data(await chief.client.call(listLegalVersions, { query: { type: 'TOS', ...query } })).changes;
  expect(await changes({ product: 'vesper' })).toMatchObject([{ product: 'vesper', version: 2, what: 'published' }]);
  expect(await changes(studio)).toEqual([]);
});

describe('a performer', () => {
  const open = async (who: TestBrowser) => data(await who.client.call(listOpenLegalTexts, {})).open;
  const accept = (who: TestBrowser, version: number) =>
    who.client.call(acceptStudioTexts, { body: { texts: [{ type: 'TOU', version }] } });
  const records = async (query: object) =>
    data(await chief.client.call(acceptances.read, { query })).rows.map(
      ({ email, product, type, version, occasion }) => `${email} ${product} ${type} ${version} ${occasion}`,
    );

  it('is asked to accept the studio’s terms, and the record says which of whom', async () => {
    const vesna = await world.signUpAs('vesna@example.com', 'performer');
    expect(await open(vesna)).toMatchObject([{ type: 'TOU', version: 1, validFrom: '2026-11-20' }]);
    expect(data(await accept(vesna, 1)).open).toEqual([]);
    data(await accept(vesna, 1));
    expect(await open(vesna)).toEqual([]);
    expect(await records(studio)).toEqual(['vesna@example.com studio TOU 1 notice']);
    expect(await records({ product: 'vesper', search: 'vesna@example.com' })).toEqual([]);
    const file = data(await chief.client.call(acceptances.export, { query: studio })) as FileReply;
    expect(String(file.body)).toMatch(/,vesna@example\.com,studio,TOU,1,notice,/);
  });

  it('is asked again by a version that asks, with what is in force by now, and not by one that does not', async () => {
    const vesna = await world.signUpAs('vesna@example.com', 'performer');
    data(await accept(vesna, 1));
    await world.publish(chief, 'TOU', studio);
    expect(await open(vesna)).toEqual([]);
    await world.publish(chief, 'TOU', { ...studio, asks: true });
    await world.publish(chief, 'TOU', studio);
    expect(await open(vesna)).toMatchObject([{ version: 4 }]);
    expect(refusal(await accept(vesna, 3))).toBe('legal_not_in_force');
    expect(data(await accept(vesna, 4)).open).toEqual([]);
  });

  it('is asked nothing by the site’s versions there, and members nothing by the studio’s', async () => {
    const vesna = await world.signUpAs('vesna@example.com', 'performer');
    data(await accept(vesna, 1));
    const key = await world.legal.acceptanceCookieValue(world.kit.db);
    await world.publish(chief, 'TOS', { asks: true });
    expect(await open(vesna)).toEqual([]);
    await world.publish(chief, 'TOS', { ...studio, asks: true, change: written('House rules') });
    expect(await open(vesna)).toMatchObject([{ type: 'TOS', version: 1, title: 'House rules' }]);
    expect(await world.legal.acceptanceCookieValue(world.kit.db)).toBe(key.replace('TOS2', 'TOS3'));
  });

  it('alone may accept there', async () => {
    const guest = await world.signUpAs('guest@example.com');
    expect(refusal(await accept(guest, 1))).toBe('not_permitted');
    expect(refusal(await world.browser().client.call(listOpenLegalTexts, {}))).toBe('not_logged_in');
  });
});

it('an installation that has been running keeps its texts and records, as the site’s, and its guards', async () => {
  const { pool } = world.kit.db;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const folder = new URL('./migrations/', import.meta.url);
    await client.query('drop schema legal cascade');
    for (const name of ['0000_init', '0001_guards', '0002_withdrawals', '0003_one_history', '0004_products']) {
      if (name === '0004_products') {
        await client.query(`insert into legal.versions (type, version, valid_from, changed_at, published_at)
          values ('TOS', 1, '2026-01-01', now(), null)`);
        await client.query(`insert into legal.texts (type, version, language, document) values ('TOS', 1, 'de', '{}')`);
        await client.query(`update legal.versions set published_at = now(), in_force_at = now()`);
        await client.query(`insert into legal.acceptances (account_id, type, version, way, at)
          values (7, 'TOS', 1, 'signUp', now())`);
      }
      await client.query(await readFile(new URL(`${name}.sql`, folder), 'utf8'));
    }
    for (const table of ['versions', 'texts', 'acceptances']) {
      const { rows } = await client.query(`select product from legal.${table}`);
      expect(rows, table).toEqual([{ product: 'vesper' }]);
    }
    await expect(client.query(`update legal.texts set product = 'studio'`)).rejects.toThrow('cannot be changed');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
