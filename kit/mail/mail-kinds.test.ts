import { expect, test } from 'vitest';
import { createExtensions, extend } from '#kit/domain/extensions.ts';
import { defineMail, mailKinds, mailKindsOf, mailOf } from './mail-kinds.ts';

const occasion = { en: 'Always', de: 'Immer', nl: 'Altijd', es: 'Siempre' };
const inAll = <const Words>(words: Words) => ({ en: words, de: words, nl: words, es: words });
const to = { to: 'guest@example.com', language: 'de', footer: 'Vesper.' } as const;

const receipt = defineMail({
  name: 'shop.receipt',
  occasion,
  words: inAll({ subject: 'Order {id}', paragraphs: ['{amount} for {id}.'], action: 'Look', afterAction: ['{id}'] }),
});

test('a mail is its kind’s words with the values put in, as they are', () => {
  const mail = mailOf(receipt, { ...to, url: 'https://vesper.example/x' }, { id: 7, amount: '{id} $& <b>' });
  expect(mail).toMatchObject({ to: 'guest@example.com', subject: 'Order 7' });
  expect(mail.text).toContain('{id} $& <b> for 7.\n\nLook:\nhttps://vesper.example/x\n\n7\n\n-- \nVesper.');
  expect(mail.html).toContain('{id} $&amp; &lt;b&gt; for 7.');
});

test('what a kind’s words need and nothing else has to be given', () => {
  // @ts-expect-error the amount is missing
  mailOf(receipt, to, { id: 7 });
  // @ts-expect-error nothing is given
  mailOf(receipt, to);
  const plain = defineMail({ name: 'shop.plain', occasion, words: inAll({ subject: 'Hello', paragraphs: [] }) });
  // @ts-expect-error it needs nothing
  mailOf(plain, to, { id: 7 });
  expect(mailOf(plain, to).text).toBe('-- \nVesper.\n');
});

test('languages that need different values, and two kinds of one name, stop the start', () => {
  const words = { ...inAll({ subject: 'Order {id}', paragraphs: [] }), es: { subject: 'Pedido', paragraphs: [] } };
  expect(() => defineMail({ name: 'shop.order', occasion, words })).toThrow(
    'The mail shop.order needs other values in es than in en.',
  );
  const extensions = createExtensions();
  extensions.add('shop', [extend(mailKinds, receipt)]);
  expect(mailKindsOf(extensions).map(({ name }) => name)).toEqual(['shop.receipt']);
  extensions.add('other', [extend(mailKinds, receipt)]);
  expect(() => mailKindsOf(extensions)).toThrow('Two kinds of mail are called shop.receipt.');
});
