import type { ReactNode } from 'react';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../words/i18n.tsx';
import { KeptPart, keepingParts, keptWords, usePersonal, usePersonalOf } from './kept-parts.tsx';
import { wholePage } from './page-in-parts.ts';

interface Book {
  readonly title: string;
}
let cards = 0;
const Card = ({ title }: Book): ReactNode => {
  cards += 1;
  return (
    <li id={useId()}>
      <ul>
        <li>{title} & more</li>
      </ul>
      <img src={`/${title}.webp?a=1&b=2`} alt="" fetchPriority="high" />
      <img srcSet={`/${title}-1.webp 240w, /${title}-2.webp 480w`} sizes="50vw" alt="" fetchPriority="high" />
    </li>
  );
};
const Shelf = ({ books, variant = '' }: { books: readonly Book[]; variant?: string }): ReactNode => (
  <KeptPart name="shelf" of={books} variant={variant}>
    <ul className="shelf">
      {books.map((book) => (
        <Card key={book.title} {...book} />
      ))}
    </ul>
  </KeptPart>
);
const Page = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <html lang="en">
    <head>
      <title>{name}</title>
    </head>
    <body>
      <LanguageProvider language="en">
        <p>{name}</p>
        {children}
      </LanguageProvider>
      <footer>the end</footer>
    </body>
  </html>
);
/** React writes the attributes of a link in the order in which it heard of them. */
const inOrder = (html: string): string =>
  html.replaceAll(/<link ([^>]*)\/>/g, (_, attributes: string) => `<link ${attributes.split(' ').sort().join(' ')}/>`);
const page = (name: string, part: ReactNode): string =>
  String(wholePage(keepingParts(() => renderToString(<Page name={name}>{part}</Page>))));
/** What the browser expects to find: nothing kept, only what is there. */
const plain = (name: string, part: ReactNode): string => renderToString(<Page name={name}>{part}</Page>);
const books = [{ title: 'Emma' }, { title: 'Middlemarch' }];

it('is written as the browser expects it, the first time and when it is kept, with its ids and its pictures in the head', () => {
  const wanted = ['Alice', 'Bob'].map((name) => inOrder(plain(name, <Shelf books={books} />)));
  cards = 0;
  expect(inOrder(page('Alice', <Shelf books={books} />))).toBe(wanted[0]);
  expect(cards).toBe(2);
  expect(inOrder(page('Bob', <Shelf books={books} />))).toBe(wanted[1]);
  expect(cards).toBe(2);
});

it('is rendered again from other objects, in another order, in another variant and in another place of the page', () => {
  const [one, two] = [{ title: 'One' }, { title: 'Two' }];
  cards = 0;
  page('Alice', <Shelf books={[one, two]} />);
  expect(page('Alice', <Shelf books={[one, { title: 'Other' }]} />)).toContain('Other');
  expect(page('Alice', <Shelf books={[one]} />)).not.toContain('Two');
  page('Alice', <Shelf books={[one]} variant="de" />);
  expect(cards).toBe(6);
  const twice = [<Shelf key="a" books={[one]} />, <Shelf key="b" books={[one]} />];
  expect(inOrder(page('Alice', twice))).toBe(inOrder(plain('Alice', twice)));
});

it('changes with what it is made of: an object that replaces another shows at once', () => {
  expect(page('Alice', <Shelf books={[{ title: 'Before' }]} />)).toContain('>Before<');
  expect(page('Alice', <Shelf books={[{ title: 'After' }]} />)).toContain('>After<');
});

it('may hold another part, that is kept with it and by itself', () => {
  const Outer = ({ variant }: { variant: string }): ReactNode => (
    <KeptPart name="outer" variant={variant}>
      <section>
        <Shelf books={books} variant="inside" />
      </section>
    </KeptPart>
  );
  const wanted = inOrder(plain('Alice', <Outer variant="" />));
  for (const variant of ['a', 'a', 'b', 'b']) expect(inOrder(page('Alice', <Outer variant={variant} />))).toBe(wanted);
});

const personal = (name: string, named: Record<string, unknown>, read: () => ReactNode): string => {
  const Part = (): ReactNode => read();
  return page(
    name,
    <KeptPart name="personal" personal={named}>
      <Part />
    </KeptPart>,
  );
};

it('refuses what is personal and not named, and tells apart by what is named', () => {
  const look = () => {
    usePersonal('balance');
    return <b>12</b>;
  };
  expect(() => personal('Alice', {}, look)).toThrow('"balance"');
  expect(personal('Alice', { balance: 12 }, look)).toContain('<b>12</b>');
  expect(personal('Bob', { balance: 13 }, () => <b>13</b>)).toContain('<b>13</b>');
  const facts = { site: 'Vesper', caller: 'Alice' };
  expect(personal('Alice', { a: 1 }, () => <b>{usePersonalOf(facts, ['caller']).site}</b>)).toContain('Vesper');
  expect(() => personal('Alice', { a: 2 }, () => <b>{usePersonalOf(facts, ['caller']).caller}</b>)).toThrow('"caller"');
});

it('keeps nothing that waits for a script', () => {
  const Form = (): ReactNode => <form action={async () => undefined} />;
  const part = (
    <KeptPart name="form">
      <Form />
    </KeptPart>
  );
  expect(page('Alice', part)).toBe(plain('Alice', part));
  expect(page('Alice', part)).toBe(plain('Alice', part));
  expect([...keptWords().keys()].filter((key) => key.includes('"form"'))).toEqual([]);
});

it('keeps nothing where a page is not rendered in one call', () => {
  cards = 0;
  const alone = [{ title: 'Alone' }];
  for (const _ of [1, 2]) plain('Alice', <Shelf books={alone} />);
  expect(cards).toBe(2);
});
