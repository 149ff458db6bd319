import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepingParts, keptPart } from './kept-parts.tsx';

interface Book {
  readonly title: string;
}
let cards = 0;
const Card = ({ title }: Book): ReactNode => {
  cards += 1;
  return (
    <li>
      <ul>
        <li>{title} & more</li>
      </ul>
      <img src={`/${title}.webp?a=1&b=2`} alt="" fetchPriority="high" />
    </li>
  );
};
const list = (<ul className="shelf" />) as ReactElement<Record<string, unknown>, string>;
const Shelf = ({ books, variant = 'en' }: { books: readonly Book[]; variant?: string }): ReactNode =>
  keptPart({ of: books, variant, frame: list, children: books.map((book) => <Card key={book.title} {...book} />) });
const Page = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <html lang="en">
    <head>
      <title>{name}</title>
    </head>
    <body>
      <p>{name}</p>
      {children}
      <footer>the end</footer>
    </body>
  </html>
);
/** React writes the attributes of a link in the order in which it heard of them. */
const inOrder = (html: string): string =>
  html.replaceAll(/<link ([^>]*)\/>/g, (_, attributes: string) => `<link ${attributes.split(' ').sort().join(' ')}/>`);
const page = (name: string, shelf: ReactNode): string =>
  keepingParts(() => renderToString(<Page name={name}>{shelf}</Page>));
const plain = (name: string, books: readonly Book[]): string =>
  renderToString(
    <Page name={name}>
      <ul className="shelf">
        {books.map((book) => (
          <Card key={book.title} {...book} />
        ))}
      </ul>
    </Page>,
  );
const books = [{ title: 'Emma' }, { title: 'Middlemarch' }];

it('is written as it would be anyway, the first time and when it is kept', () => {
  const wanted = ['Alice', 'Bob'].map((name) => inOrder(plain(name, books)));
  cards = 0;
  expect(inOrder(page('Alice', <Shelf books={books} />))).toBe(wanted[0]);
  expect(cards).toBe(2);
  expect(inOrder(page('Bob', <Shelf books={books} />))).toBe(wanted[1]);
  expect(cards).toBe(2);
});

it('is rendered anew from other objects, in another order and in another variant', () => {
  const [one, two] = [{ title: 'One' }, { title: 'Two' }];
  cards = 0;
  page('Alice', <Shelf books={[one, two]} />);
  expect(page('Alice', <Shelf books={[one, { title: 'Other' }]} />)).toContain('Other');
  expect(page('Alice', <Shelf books={[one]} />)).not.toContain('Two');
  page('Alice', <Shelf books={[one]} variant="de" />);
  expect(cards).toBe(6);
});

it('is rendered each time where it names itself', () => {
  const own = [{ title: 'Own' }];
  const Named = (): ReactNode => {
    cards += 1;
    return <i id={useId()}>{cards}</i>;
  };
  const shelf = () => keptPart({ of: own, variant: '', frame: list, children: <Named /> });
  cards = 0;
  expect(page('Alice', shelf())).toContain('>1<');
  expect(page('Alice', shelf())).toContain('>2<');
});

it('keeps nothing where a page is not rendered in one call', () => {
  cards = 0;
  const alone = [{ title: 'Alone' }];
  for (const _ of [1, 2]) renderToString(<Shelf books={alone} />);
  expect(cards).toBe(2);
});
