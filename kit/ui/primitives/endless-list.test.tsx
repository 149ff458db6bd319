import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EndlessList } from './endless-list.tsx';
import { isInSight } from './is-in-sight.ts';
import { VirtualList } from './virtual-list.tsx';

const labels = {
  ...{ next: 'Next page', start: 'To the beginning', retry: 'Try again', loading: 'Loading' },
  loaded: (count: number) => `${count} more`,
};
const list = (next: string | null, start?: string) =>
  renderToStaticMarkup(
    <EndlessList
      part={{ items: ['a', 'b'], next }}
      itemKey={String}
      more={() => Promise.resolve({ ok: true, data: { items: [], next: null } })}
      hrefOf={(at) => `?after=${at}`}
      start={start}
      keptAs="here"
      labels={labels}
    >
      {(items) => <p>{items.join()}</p>}
    </EndlessList>,
  );

it('leads on and back by links before any script is there', () => {
  expect(list('b')).toMatch(/<p>a,b<\/p>.*<a(?=[^>]*rel="next")[^>]*href="\?after=b"[^>]*>Next page/);
  expect(list('b')).not.toContain('To the beginning');
  expect(list(null, '?')).toMatch(/href="\?"[^>]*>To the beginning/);
  expect(list(null)).not.toContain('Next page');
});

it('grows on when its end came into sight before the browser could say that it was not', () => {
  expect(isInSight([{ isIntersecting: false }, { isIntersecting: true }])).toBe(true);
  expect(isInSight([{ isIntersecting: true }, { isIntersecting: false }])).toBe(false);
  expect(isInSight([])).toBe(false);
});

it('a long list begins with its first rows, each with its place among all', () => {
  const rows = Array.from({ length: 5000 }, (_, place) => `row ${place + 1}`);
  const html = renderToStaticMarkup(
    <VirtualList label="Rows" items={rows} itemKey={String} rowHeight={48} first={20}>
      {(row) => row}
    </VirtualList>,
  );
  expect(html.match(/<li/g)).toHaveLength(20);
  expect(html).toContain('<li aria-posinset="20" aria-setsize="5000">row 20</li>');
});
