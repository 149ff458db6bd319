import { expect, test } from 'vitest';
import { readXml, schemaFaults } from '../../testing/xml.ts';
import { pain001 } from './pain001.ts';
import { basicLatin, decimal } from './written.ts';

const file = (transfers: Parameters<typeof pain001>[0]['transfers']) =>
  pain001({
    ...{ messageId: 'VESPER-RUN-1-1', madeAt: Date.UTC(2026, 10, 2, 8), onDay: '2026-11-03', transfers },
    debtor: { name: 'Vesper „Beispiel“ GmbH & Co. KG', iban: 'DE02120300000000202051', bic: null },
  });
const one = {
  ...{ endToEndId: 'RUN1-ITEM1', amount: 12_345, name: 'Łucja Müller_Straße–Øre 😀 '.repeat(5) },
  ...{ iban: 'NL91ABNA0417164300', purpose: `//${'Gutschrift „G2026-000001“ äöü '.repeat(9)}` },
};

test('a file fits the schema: signs, lengths, count and sum of the block and the file', () => {
  const xml = file([one, { ...one, endToEndId: 'RUN1-ITEM2', amount: 5 }]);
  expect(schemaFaults(xml, 'pain.001.001.09.subset.xsd')).toEqual([]);
  const read = readXml(xml);
  expect(read('//p:CtrlSum')).toEqual(['123.50', '123.50']);
  expect(read('//p:NbOfTxs')).toEqual(['2', '2']);
  expect(read('//p:Cdtr/p:Nm')[0]).toHaveLength(70);
  expect(read('//p:Cdtr/p:Nm')[0]).toMatch(/^Lucja Mueller-Strasse-Oere \.+ Lucja/);
  expect(read('//p:Dbtr/p:Nm')).toEqual(["Vesper 'Beispiel' GmbH + Co. KG"]);
  expect(read('//p:PstlAdr')).toEqual([]);
});

test('the schema is strict enough to refuse what a bank would', () => {
  const xml = file([one]);
  const wrong = [
    xml.replace('>123.45</InstdAmt>', '>123.456</InstdAmt>'),
    xml.replace('>123.45</InstdAmt>', '>0.00</InstdAmt>'),
    xml.replace('RUN1-ITEM1', 'R'.repeat(36)),
    xml.replace('RUN1-ITEM1', 'RUN_1'),
    xml.replace('<Cdtr>', '<Cdtr><PstlAdr><AdrLine>Beispielweg 2</AdrLine></PstlAdr>'),
  ];
  for (const changed of wrong) expect(schemaFaults(changed, 'pain.001.001.09.subset.xsd')).not.toEqual([]);
});

test('texts and amounts as files write them', () => {
  expect(basicLatin('Gänsefüßchen: „ja“ – 100 % & mehr_', 140)).toBe("Gaensefuesschen: 'ja' - 100 . + mehr-");
  expect(basicLatin('Ärger', 3)).toBe('Aer');
  expect([0, 5, -5, 100, -123_456].map(decimal)).toEqual(['0.00', '0.05', '-0.05', '1.00', '-1234.56']);
});
