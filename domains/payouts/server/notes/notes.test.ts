import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '#kit/pdf/read-pdf.ts';
import * as contract from '../../contract/index.ts';
import { broken } from '../../testing/note-rules.ts';
import { day, done, ibans, openPayouts, refusal } from '../../testing/world.ts';
import { readXml, schemaFaults } from '../../testing/xml.ts';
import type { NoteFacts } from './facts.ts';
import { notePdf } from './note-pdf.ts';
import { noteXml } from './note-xml.ts';
import { takePlaces } from './numbers.ts';

const facts: NoteFacts = {
  ...{ kind: '389', number: 'G2026-000001', issuedOn: '2026-11-02', vatCase: 'domestic', vatRate: 1_900 },
  ...{ net: 10_003, vat: 1_901, gross: 11_904, sellerNumber: '5003', language: 'de', until: '2026-10-31' },
  ...{ iban: ibans[0], holder: 'Vera Beispiel', corrects: null },
  seller: {
    ...{ name: 'Vera Beispiel', street: 'Beispielweg 2 & <3>', postcode: '10115', town: 'Berlin', country: 'DE' },
    ...{ vatId: 'DE136695976', taxId: '12 345 678 901' },
  },
  buyer: {
    ...{ name: 'Vesper Beispiel GmbH', street: 'Beispielallee 1', postcode: '20095', town: 'Hamburg', country: 'DE' },
    ...{ vatId: 'DE123456788', taxId: null },
  },
  lines: [
    { what: 'own', net: 10_000 },
    { what: 'studio', net: 3 },
  ],
};
const untaxed = { vatRate: 0, vat: 0, gross: 10_003 };
const back = {
  ...{ kind: '261', net: -6_000, vat: -1_140, gross: -7_140, lines: [{ what: 'correction', net: -6_000 }] },
  corrects: { number: 'G2026-000001', issuedOn: '2026-11-02', reason: 'Rückbuchung' },
} as const;

describe('the XML of a note', () => {
  test.each([
    ['at home', facts],
    ['of a small business', { ...facts, ...untaxed, vatCase: 'smallBusiness' }],
    ['under reverse charge', { ...facts, ...untaxed, vatCase: 'reverseCharge' }],
    ['from outside the EU', { ...facts, ...untaxed, vatCase: 'thirdCountry' }],
    ['that corrects', { ...facts, ...back }],
  ] as const)('%s fits the schema and breaks no rule', (_, given) => {
    const xml = noteXml(given as NoteFacts);
    expect(schemaFaults(xml, 'cii.subset.xsd')).toEqual([]);
    expect(broken(xml)).toEqual([]);
  });
  test('a correction is one, says what goes back without a minus, and names the first', () => {
    const read = readXml(noteXml({ ...facts, ...back } as NoteFacts));
    expect(read('//rsm:ExchangedDocument/ram:TypeCode')).toEqual(['261']);
    expect(read('//ram:DuePayableAmount')).toEqual(['71.40']);
    expect(read('//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toEqual(['G2026-000001']);
    expect(read('//ram:InvoiceReferencedDocument//qdt:DateTimeString')).toEqual(['20261102']);
  });
  test('the rules see what the schema does not', () => {
    const xml = noteXml(facts);
    expect(broken(xml.replaceAll('19.01', '19.02'))).toContain('BR-S-09');
    expect(broken(xml.replace('<ram:LineTotalAmount>100.00', '<ram:LineTotalAmount>100.01'))).toContain('BR-CO-10');
    expect(broken(xml.replace('DE136695976', '').replace('12 345 678 901', ''))).toContain('BR-S-02');
    expect(broken(noteXml({ ...facts, ...untaxed, vatCase: 'domestic' }))).toContain('BR-S-05');
  });
});

test('the page holds its XML, and names nobody in its properties', async () => {
  const bytes = await notePdf(facts);
  const { pages, source } = readPdf(bytes);
  expect(pages.join(' ')).toContain('Gutschrift G2026-000001');
  expect(pages.join(' ')).toContain('Vera Beispiel');
  expect(source).toContain('factur-x.xml');
  const info = source.slice(source.lastIndexOf('/Producer') - 200);
  expect(info).not.toContain('Vera');
  const at = source.indexOf('/Type /EmbeddedFile');
  const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(source.slice(at)) ?? [];
  expect(inflateSync(Buffer.from(stream, 'latin1')).toString()).toBe(noteXml(facts));
});

describe('numbers', () => {
  let world: Awaited<ReturnType<typeof openPayouts>>;
  beforeAll(async () => {
    world = await openPayouts();
  });
  test('a hundred at once are 1 to 100, and what breaks off leaves no gap', async () => {
    const taken = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        world.kit.db
          .transaction(async (tx) => {
            const place = await takePlaces(tx, '389', 2030, 1);
            if (at % 6 === 0) throw new Error('broken off');
            return place;
          })
          .catch(() => null),
      ),
    );
    const places = taken.filter((place) => place !== null).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });
  test('a note is read by whose it is, and by operators with a reason; it is never changed', async () => {
    const me = await world.payee(1);
    await world.earn(1, 40_000);
    await world.advance(15 * day);
    const { run } = await world.build();
    await world.approve(run.id);
    const [note] = (await done(me.call(contract.listOwnNotes, { query: {} }))).notes;
    const params = { noteId: note?.id ?? 0 };
    const file = await done(me.call(contract.downloadOwnNote, { params, query: { format: 'xml' } }));
    expect(file).toBeDefined();
    const other = world.as(2, 'performer');
    expect(await refusal(other.call(contract.downloadOwnNote, { params, query: {} }))).toBe('not_found');
    await expect(world.kit.db.pool.query('update payouts.notes set net = 1')).rejects.toThrow('never changed');
    await expect(world.kit.db.pool.query('delete from payouts.notes')).rejects.toThrow('never changed');
    const kept = await world.kit.db.pool.query('select * from payouts.notes');
    expect(JSON.stringify(kept.rows)).not.toContain('Beispiel');
  });
});
