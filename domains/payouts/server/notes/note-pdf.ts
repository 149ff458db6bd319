import { euros, formatAmount } from '#kit/money/amounts.ts';
import { openPdf, quiet } from '#kit/pdf/pdf.ts';
import { percentOf } from '../files/written.ts';
import type { NoteFacts, Party } from './facts.ts';
import { noteXml } from './note-xml.ts';
import { lineName, noteWords } from './words.ts';

const small = { size: 9, color: quiet } as const;
const plain = { size: 10.5 } as const;

/** A credit note as a page to keep, with its XML inside as Factur-X has it. The properties of the file name nobody but the platform. */
export function notePdf(facts: NoteFacts): Promise<Uint8Array> {
  const words = noteWords[facts.language];
  const title = `${facts.kind === '261' ? words.correction : words.title} ${facts.number}`;
  const money = (cents: number): string => formatAmount(cents, euros, facts.language);
  const { pdf, add, finish } = openPdf({
    ...{ language: facts.language, title, author: facts.buyer.name, subject: facts.number },
    date: new Date(`${facts.issuedOn}T12:00:00Z`),
  });
  const side = (label: string, { name, street, postcode, town, country, taxId, vatId }: Party): void => {
    add('H2', label, { size: 11, weight: 800, gap: 0.2 });
    for (const line of [name, street, `${postcode} ${town}, ${country}`]) add('P', line, { ...plain, gap: 0.1 });
    if (taxId !== null) add('P', `${words.taxId}: ${taxId}`, { ...small, gap: 0.2 });
    if (vatId !== null) add('P', `${words.vatId}: ${vatId}`, { ...small, gap: 0.2 });
    add('P', ' ', { size: 6 });
  };
  add('H1', title, { size: 20, weight: 800 });
  add('P', `${words.day}: ${facts.issuedOn}`, plain);
  if (facts.corrects)
    add(
      'P',
      words.corrects.replace('{number}', facts.corrects.number).replace('{day}', facts.corrects.issuedOn),
      plain,
    );
  side(words.seller, facts.seller);
  side(words.buyer, facts.buyer);
  for (const { what, net } of facts.lines) add('P', `${lineName(facts, what)}: ${money(net)}`, plain);
  add('P', ' ', { size: 6 });
  add('P', `${words.net}: ${money(facts.net)}`, plain);
  const rate = facts.vatCase === 'domestic' ? ` (${percentOf(facts.vatRate)} %)` : '';
  add('P', `${words.vat}${rate}: ${money(facts.vat)}`, plain);
  add('P', `${words.gross}: ${money(facts.gross)}`, { size: 13, weight: 800 });
  add('P', words.cases[facts.vatCase], small);
  add('P', words.selfBilled, small);
  add('P', `${words.paidBy} ${words.account}: ${facts.iban.slice(0, 4)} … ${facts.iban.slice(-4)}`, small);
  pdf.file(Buffer.from(noteXml(facts)), {
    ...{ name: 'factur-x.xml', type: 'text/xml', relationship: 'Alternative' },
    description: 'EN 16931',
    creationDate: new Date(`${facts.issuedOn}T12:00:00Z`),
    modifiedDate: new Date(`${facts.issuedOn}T12:00:00Z`),
  });
  return finish(title);
}
