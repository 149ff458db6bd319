import { expect, it } from 'vitest';
import { chosen, firstPage, listRequest, withToggledFilter } from './list-request.ts';

const read = (search: string) => listRequest(`http://vesper.test/en/cams/${search}`);

it('reads what a list is narrowed to from its address, so that it can be shared and gone back to', () => {
  expect(read('?online=1&free=1&call=1&lang=de&lang=es&gender=F&gender=C&max=1000&order=price&page=3')).toEqual({
    filter: {
      online: true,
      freeChat: true,
      videoCall: true,
      languages: ['de', 'es'],
      genders: ['F', 'C'],
      maxPrice: 1000,
    },
    order: 'price',
    page: 3,
  });
  expect(read('')).toEqual({ filter: {}, order: 'rank', page: 1 });
});

it('ignores what makes no sense', () => {
  expect(read('?lang=xx&gender=Q&max=-5&max=abc&order=cheap&page=-2')).toEqual({ filter: {}, order: 'rank', page: 1 });
});

it('leads from a page that is not there to the first one of the same list', () => {
  expect(firstPage('http://vesper.test/en/cams/?online=1&page=7')).toBe('/en/cams/?online=1');
  expect(firstPage('http://vesper.test/de/gratis-chat/?page=2')).toBe('/de/gratis-chat/');
});

it('turns a filter on and off, and begins at the first page again', () => {
  expect(withToggledFilter('?lang=de&page=4', 'lang', 'es')).toBe('?lang=de&lang=es');
  expect(withToggledFilter('?lang=de&lang=es', 'lang', 'de')).toBe('?lang=es');
  expect(withToggledFilter('?online=1', 'online', '1')).toBe('?');
});

it('chooses one of a group; what holds anyway is not written down', () => {
  expect(chosen('?lang=de&max=800&page=2', 'max', '1200')).toBe('?lang=de&max=1200');
  expect(chosen('?max=1200', 'max', '1200')).toBe('?');
  expect(chosen('?order=price', 'order', 'rank', 'rank')).toBe('?');
});
