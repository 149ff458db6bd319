import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chart } from './chart.tsx';
import { boundsOf, everyNth } from './chart-scale.ts';

const labels = { category: 'Day', table: 'As a table', unknown: 'not known', empty: 'Nothing yet.' };
const series = [
  { key: 'sold', label: 'Sold', values: [400, null, 1250] },
  { key: 'back', label: 'Paid back', values: [0, 0, 50] },
];
const chart = (values: typeof series) => (
  <Chart
    kind="lines"
    label="Sales"
    categories={['Mon', 'Tue', 'Wed']}
    series={values}
    format={(one) => `${one} pts`}
    labels={labels}
  />
);

it('says every figure in a table before and without any script', () => {
  const html = renderToStaticMarkup(chart(series));
  expect(html).toContain('<caption class="sr-only">Sales</caption>');
  for (const words of ['400 pts', 'not known', '1250 pts', '50 pts', '<th scope="row"', '<th scope="col"'])
    expect(html).toContain(words);
  expect(html).toContain('noscript:not-sr-only');
  expect(html).toContain('aria-pressed="false"');
});

it('says that there is nothing where nothing is known', () => {
  const html = renderToStaticMarkup(chart([{ key: 'sold', label: 'Sold', values: [null, null, null] }]));
  expect(html).toContain('Nothing yet.');
  expect(html).not.toContain('As a table');
});

it('shows nothing beside everything, so that lengths can be compared', () => {
  expect(boundsOf(series)).toEqual([0, 1250]);
  expect(boundsOf([{ values: [-5, 20] }])).toEqual([-5, 20]);
  expect(boundsOf([{ values: [] }, { values: [null, 0] }])).toEqual([0, 1]);
});

it('writes as many words below as stand beside each other', () => {
  expect(everyNth(7, 700, 76)).toBe(1);
  expect(everyNth(30, 334, 76)).toBe(8);
  expect(everyNth(30, 10, 76)).toBe(30);
});
