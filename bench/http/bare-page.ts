import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The peer of a page: 60 plain cards by `renderToString`, with what a card of ours shows, and nothing else. Renders for
 * SECONDS, then says what one costs in microseconds of CPU.
 */
const actors = Array.from({ length: 60 }, (_, at) => ({
  id: 100001 + at,
  name: `Amadou ${at}`,
  age: 20 + at,
  languages: ['en', 'de'],
}));
type Actor = (typeof actors)[number];

const widths = [320, 480, 640];
const pictureOf = (id: number, width: number) => `/pictures/${id}/${width}.webp`;

const Card = ({ actor: { id, name, age, languages } }: { actor: Actor }) =>
  h(
    'li',
    { className: 'card' },
    h(
      'a',
      { href: `/en/amateur/${name.toLowerCase()}/`, className: 'card-link', 'data-id': id },
      h('img', {
        src: pictureOf(id, 480),
        srcSet: widths.map((width) => `${pictureOf(id, width)} ${width}w`).join(', '),
        sizes: '33vw',
        alt: name,
        width: 320,
        height: 400,
        loading: 'lazy',
      }),
      h('span', { className: 'card-state' }, h('i', { className: 'dot' }), 'Live'),
      h('span', { className: 'card-mark' }, 'New'),
    ),
    h('h3', { className: 'card-name' }, name, ', ', age),
    h('ul', { className: 'card-languages' }, ...languages.map((code) => h('li', { key: code, title: code }, code))),
    h('p', { className: 'card-price' }, h('b', null, '2.99'), ' a minute'),
  );
const Page = () => h('ul', { className: 'grid' }, ...actors.map((actor) => h(Card, { key: actor.id, actor })));

const render = (seconds: number): number => {
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  while (performance.now() < until) for (let n = 0; n < 20; n += 1, pages += 1) renderToString(h(Page));
  return pages;
};
const seconds = Number(process.env.SECONDS ?? '2');
render(seconds / 2);
const before = process.cpuUsage();
const pages = render(seconds);
const { user, system } = process.cpuUsage(before);
process.stdout.write(`ready on ${(user + system) / pages}\n`);
