import { beforeAll, describe, expect, it } from 'vitest';
import { data } from '#domains/identity/testing/browser.ts';
import { languages } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { readPdf } from '#kit/pdf/read-pdf.ts';
import { checkDocuments } from '../contract/check-documents.ts';
import { downloadLegalText, getLegalText } from '../contract/index.ts';
import type { LegalWorld } from '../testing/world.ts';
import { legalWorld } from '../testing/world.ts';
import { publications } from './shipped/publications.ts';

/** A name with signs of another alphabet than the text's. */
const operator = {
  OPERATOR_NAME: 'Ночной Dům Łódź',
  OPERATOR_ADDRESS: 'Elm Street 1, Anytown',
  OPERATOR_EMAIL: 'us@vesper.example',
};
let world: LegalWorld;
beforeAll(async () => {
  world = await legalWorld({ ...operator, PUBLIC_URL: 'https://vesper.example' }, publications);
});

describe.each(['GTC', 'TOU'] as const)('the site comes with %s', (type) => {
  it('that read the same in every language, section for section', () => {
    const shipped = publications.find((one) => one.product === 'vesper' && one.type === type);
    expect(shipped && checkDocuments(shipped.documents)).toEqual([]);
  });

  it.each(languages)('with who runs it and where, to read and to keep (%s)', async (language) => {
    const { client } = world.browser({ language });
    const text = data(await client.call(getLegalText, { params: { type } }));
    expect(text).toMatchObject({ product: 'vesper', version: 1, state: 'inForce', language });
    for (const fact of Object.values(operator)) expect(text.html).toContain(fact);
    expect(text.html).not.toMatch(/\{\w+\}/);
    const file = data(await client.call(downloadLegalText, { params: { legalTextId: text.id } })) as FileReply;
    expect(String(file.body)).toContain(operator.OPERATOR_ADDRESS);
    expect(file.filename).toBe(`vesper-${type.toLowerCase()}-1-${language}.html`);
  });

  it.each(languages)('as pages to print, every word and sign of the text on them (%s)', async (language) => {
    const { client } = world.browser({ language });
    const text = data(await client.call(getLegalText, { params: { type } }));
    const asked = { params: { legalTextId: text.id }, query: { format: 'pdf' as const } };
    const file = data(await client.call(downloadLegalText, asked)) as FileReply;
    expect(file).toMatchObject({
      type: 'application/pdf',
      filename: `vesper-${type.toLowerCase()}-1-${language}.pdf`,
    });
    const { pages, source } = readPdf(file.body as Uint8Array);
    expect(source).toMatch(/^%PDF-1\.7/);
    expect(source).toContain(`/Lang (${language})`);
    const shipped = publications.find((one) => one.product === 'vesper' && one.type === type);
    const said = pages.join(' ').replace(/\S+ · vesper[^/]*\d+ \/ \d+/g, '');
    const letters = (words: string) => words.replace(/\s/g, '');
    for (const { title, body } of shipped?.documents[language].sections ?? []) {
      expect(letters(said)).toContain(letters(title));
      for (const words of body.flat())
        if (!/\{\w+\}/.test(words)) expect(letters(said)).toContain(letters(words).slice(0, 60));
    }
    for (const fact of Object.values(operator)) expect(letters(said)).toContain(letters(fact));
    expect(said).not.toMatch(/\ufffd|\{\w+\}/);
    for (const [at, words] of pages.entries()) expect(words).toContain(`${at + 1} / ${pages.length}`);
  });

  it('that nobody is asked to accept again', async () => {
    const { rows } = await world.kit.db.pool.query('select asks from legal.versions where type = $1 and product = $2', [
      type,
      'vesper',
    ]);
    expect(rows).toEqual([{ asks: false }]);
  });
});
