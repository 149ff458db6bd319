import { beforeAll, describe, expect, it } from 'vitest';
import { data } from '#domains/identity/testing/browser.ts';
import { languages } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { checkDocuments } from '../contract/check-documents.ts';
import { downloadLegalText, getLegalText } from '../contract/index.ts';
import type { LegalWorld } from '../testing/world.ts';
import { legalWorld } from '../testing/world.ts';
import { publications } from './shipped/publications.ts';

const operator = {
  OPERATOR_NAME: 'Night House',
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

  it('that nobody is asked to accept again', async () => {
    const { rows } = await world.kit.db.pool.query('select asks from legal.versions where type = $1 and product = $2', [
      type,
      'vesper',
    ]);
    expect(rows).toEqual([{ asks: false }]);
  });
});
