import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import { expectSilentFailure, whileRefusingRows } from '#kit/testing/failing-table.ts';
import { privateMarker } from '#kit/testing/log-watch.ts';
import type { LegalDocuments } from '../contract/index.ts';
import {
  discardLegalDraft,
  downloadLegalText,
  getLegalText,
  listLegalVersions,
  publishLegalDraft,
  readLegalVersion,
  saveLegalDraft,
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

const read = async (type: 'TOS' | 'GTC', version: number) =>
  data(await chief.client.call(readLegalVersion, { params: { type, version }, query: {} }));
const saveAs = async (who: TestBrowser, draft: Awaited<ReturnType<typeof read>>, change: object = {}) => {
  const { type, version, revision, documents, validFrom, asks, note } = draft;
  return who.client.call(saveLegalDraft, {
    body: { type, version, revision, documents, validFrom, asks, note, ...change },
  });
};
const retitled = (documents: LegalDocuments, title: string) =>
  structuredClone({ ...documents, de: { ...documents.de, title } });
const inForce = async () => data(await world.browser().client.call(getLegalText, { params: { type: 'TOS' } })).version;

describe('a draft', () => {
  it('begins with the words in force, there is one at a time, and nobody outside sees it', async () => {
    const draft = data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
    expect(draft).toEqual({ product: 'vesper', type: 'TOS', version: 3, revision: 1 });
    const shown = await read('TOS', 3);
    expect(shown).toMatchObject({ state: 'draft', validFrom: null, inForce: { version: 2 }, earliest: '2026-11-20' });
    expect(shown.documents).toEqual(shown.inForce?.documents);
    expect(refusal(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }))).toBe('legal_draft_exists');
    const { client } = world.browser();
    expect(refusal(await client.call(getLegalText, { params: { type: 'TOS' }, query: { version: 3 } }))).toBe(
      'not_found',
    );
    const legalTextId = shown.texts[0]?.id as number;
    expect(refusal(await client.call(downloadLegalText, { params: { legalTextId } }))).toBe('not_found');
  });

  it('of a text that was never published begins with nothing', async () => {
    data(await chief.client.call(startLegalDraft, { body: { type: 'GTC' } }));
    const { documents, inForce: before, texts } = await read('GTC', 1);
    expect(documents.nl).toEqual({ title: '', summary: '', sections: [] });
    expect(before).toBe(null);
    expect(texts.every(({ issues }) => issues > 0)).toBe(true);
  });

  it('is saved as often as wanted, and it is written down who changed which language', async () => {
    data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
    const draft = await read('TOS', 3);
    const documents = retitled(draft.documents, 'AGB, neu');
    expect(data(await saveAs(chief, draft, { documents, asks: true, note: 'shorter' }))).toEqual({ revision: 2 });
    const saved = await read('TOS', 3);
    expect(saved).toMatchObject({ revision: 2, asks: true, note: 'shorter', documents: { de: { title: 'AGB, neu' } } });
    expect(saved.changes.map(({ by, what, detail }) => [by, what, detail])).toEqual([
      ['chief@example.com', 'saved', 'de'],
      ['chief@example.com', 'created', ''],
    ]);
  });

  it('saved by two operators is refused to the second, by name, and the first one’s words stay', async () => {
    const other = await world.signUpAs('other@example.com', 'operator');
    data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
    const draft = await read('TOS', 3);
    data(await saveAs(other, draft, { documents: retitled(draft.documents, 'Erste') }));
    const second = await saveAs(chief, draft, { documents: retitled(draft.documents, 'Zweite') });
    expect(second).toMatchObject({ problem: { code: 'legal_changed_meanwhile', data: { by: 'other@example.com' } } });
    const key = { type: 'TOS' as const, version: 3, revision: 1 };
    expect(refusal(await chief.client.call(publishLegalDraft, { body: key }))).toBe('legal_changed_meanwhile');
    expect(refusal(await chief.client.call(discardLegalDraft, { body: key }))).toBe('legal_changed_meanwhile');
    expect((await read('TOS', 3)).documents.de.title).toBe('Erste');
  });

  it('that cannot be stored is repeated by no log', async () => {
    data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
    const draft = await read('TOS', 3);
    const title = privateMarker('legal-text');
    const answer = await whileRefusingRows(world.kit.db, 'legal.texts', () =>
      saveAs(chief, draft, { documents: retitled(draft.documents, title), note: privateMarker('legal-note') }),
    );
    expectSilentFailure(answer, '23514', title);
    expect((await read('TOS', 3)).documents).toEqual(draft.documents);
  });

  it('is thrown away, and only that it was there stays', async () => {
    data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
    data(await chief.client.call(discardLegalDraft, { body: { type: 'TOS', version: 3, revision: 1 } }));
    const list = data(await chief.client.call(listLegalVersions, { query: { type: 'TOS' } }));
    expect(list.versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'inForce'],
      [1, 'replaced'],
    ]);
    expect(list.changes.map(({ what }) => what)).toEqual(['discarded', 'created']);
    const other = data(await chief.client.call(listLegalVersions, { query: { type: 'PP' } }));
    expect(other.changes).toEqual([]);
  });

  it('takes plain words alone: control characters and unknown languages are refused', async () => {
    data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
    const draft = await read('TOS', 3);
    for (const bad of ['a\u0000b', 'a\ud800b', 'x'.repeat(201)]) {
      expect(refusal(await saveAs(chief, draft, { documents: retitled(draft.documents, bad) }))).toBe('invalid_input');
    }
    expect((await read('TOS', 3)).revision).toBe(1);
  });
});

describe('publishing', () => {
  it('brings the new version into force at once on its first day, for good', async () => {
    const version = await world.publish(chief, 'TOS', {
      change: (documents) => retitled(documents, 'AGB, neu'),
    });
    expect(await inForce()).toBe(version);
    const before = await read('TOS', version);
    expect(before).toMatchObject({ state: 'inForce', validFrom: '2026-11-20', publishedBy: 'chief@example.com' });
    expect(refusal(await saveAs(chief, before, { note: 'later' }))).toBe('legal_published');
    const { type, revision } = before;
    expect(refusal(await chief.client.call(discardLegalDraft, { body: { type, version, revision } }))).toBe(
      'legal_published',
    );
    expect(await read('TOS', version)).toEqual(before);
  });

  it('for a later day waits for it, readable and announced', async () => {
    const version = await world.publish(chief, 'TOS', { validFrom: '2026-12-01' });
    expect(await inForce()).toBe(2);
    const { client } = world.browser();
    const coming = data(await client.call(getLegalText, { params: { type: 'TOS' }, query: { version } }));
    expect(coming).toMatchObject({ state: 'scheduled', validFrom: '2026-12-01' });
    // Midnight in Berlin.
    await world.kit.clock.advance(Date.parse('2026-11-30T23:00:00Z') - world.kit.clock.now() - 1);
    expect(await inForce()).toBe(2);
    await world.kit.clock.advance(1);
    expect(await inForce()).toBe(version);
  });

  it('is refused while a language is missing something, with the language and the sentence', async () => {
    data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
    const draft = await read('TOS', 3);
    const documents = {
      ...draft.documents,
      es: { ...draft.documents.es, sections: draft.documents.es.sections.slice(1) },
    };
    const { revision } = data(await saveAs(chief, draft, { documents }));
    const key = { type: 'TOS' as const, version: 3, revision };
    const answer = await chief.client.call(publishLegalDraft, { body: key });
    expect(answer).toMatchObject({
      problem: {
        code: 'legal_incomplete',
        errors: [{ field: 'documents.es', message: expect.stringContaining('scope') }],
      },
    });
    expect(await inForce()).toBe(2);
  });

  it('is refused for a day before today, or before the version published last', async () => {
    const start = async (validFrom: string) => {
      data(await chief.client.call(startLegalDraft, { body: { type: 'TOS' } }));
      const { version } = data(await chief.client.call(listLegalVersions, { query: { state: 'draft' } }))
        .versions[0] as {
        version: number;
      };
      const { revision } = data(await saveAs(chief, await read('TOS', version), { validFrom }));
      const answer = await chief.client.call(publishLegalDraft, { body: { type: 'TOS', version, revision } });
      data(await chief.client.call(discardLegalDraft, { body: { type: 'TOS', version, revision } }));
      return answer;
    };
    expect(await start('2026-11-19')).toMatchObject({
      problem: { code: 'legal_too_early', data: { earliest: '2026-11-20' } },
    });
    await world.publish(chief, 'TOS', { validFrom: '2026-12-24' });
    expect(await start('2026-12-01')).toMatchObject({ problem: { data: { earliest: '2026-12-24' } } });
  });

  it('cannot be undone in the database either', async () => {
    const { pool } = world.kit.db;
    for (const statement of [
      "update legal.versions set asks = false where type = 'TOS'",
      "delete from legal.versions where type = 'TOS'",
      "update legal.texts set document = '{}' where id = 1",
      'update legal.texts set version = 9 where id = 1',
      'delete from legal.texts where id = 1',
      "insert into legal.texts (product, type, version, language, document) values ('vesper', 'TOS', 1, 'fr', '{}')",
      "update legal.versions set product = 'studio' where type = 'TOS'",
      "update legal.texts set product = 'studio' where id = 1",
      "update legal.texts set document = '{}' where id = 21",
      'truncate legal.texts',
      'update legal.acceptances set version = 1',
      'truncate legal.consents',
    ]) {
      await expect(pool.query(statement), statement).rejects.toThrow(/cannot be changed|is refused/);
    }
  });
});

describe('only operators', () => {
  it('see and touch versions that are not public', async () => {
    const guest = await world.signUpAs('guest@example.com');
    const key = { type: 'TOS' as const, version: 2, revision: 1 };
    for (const { client } of [guest, world.browser()]) {
      const refusals = [
        await client.call(listLegalVersions, { query: {} }),
        await client.call(readLegalVersion, { params: key, query: {} }),
        await client.call(startLegalDraft, { body: { type: 'TOS' } }),
        await client.call(discardLegalDraft, { body: key }),
        await client.call(publishLegalDraft, { body: key }),
      ].map(refusal);
      expect(refusals.every((code) => code === 'not_permitted' || code === 'not_logged_in')).toBe(true);
    }
    expect(data(await chief.client.call(listLegalVersions, { query: { state: 'draft' } })).versions).toEqual([]);
  });
});
