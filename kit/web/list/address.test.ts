import { expect, test } from 'vitest';
import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { columnsOf, queryOf, sortOf, viewOf, withQuery } from './address.ts';

const loaves = defineList({
  name: 'bakery.loaves',
  summary: 'Loaves.',
  access: only('operator'),
  path: 'bakery/loaves',
  row: z.object({ id: z.int(), flour: z.string(), bakedAt: z.iso.datetime() }),
  key: 'id',
  columns: { flour: { kind: 'text', sortable: true }, bakedAt: { kind: 'instant', sortable: true, isHidden: true } },
  filters: { search: searchFilter(), flour: choiceFilter(['rye', 'spelt']) },
  sort: '-bakedAt',
});
const params = (query: string) => new URLSearchParams(query);

test('a view is what the address asks, in whatever order, and not where one has paged to', () => {
  expect(viewOf('?to=2026-11-21&operation=legal.publish&subject=')).toBe('operation=legal.publish&to=2026-11-21');
  expect(viewOf('?operation=legal.publish&to=2026-11-21&after=WzldA')).toBe('operation=legal.publish&to=2026-11-21');
  expect(viewOf('?after=WzldA&density=dense')).toBe('');
});

test('of an address the operation is asked for filters, order and place; empty fields of the form are no filters', () => {
  expect(queryOf(loaves, params('flour=rye&search=&sort=flour&after=abc&theme=dark'))).toEqual({
    flour: 'rye',
    sort: 'flour',
    after: 'abc',
  });
  expect(sortOf(loaves, params(''))).toEqual({ key: 'bakedAt', direction: 'descending' });
  expect(sortOf(loaves, params('sort=flour'))).toEqual({ key: 'flour', direction: 'ascending' });
});

test('columns are those the address names, else all that are not hidden', () => {
  expect(columnsOf(loaves, params(''))).toEqual(['flour']);
  expect(columnsOf(loaves, params('column=bakedAt&column=crumbs'))).toEqual(['bakedAt']);
  expect(columnsOf(loaves, params('column=crumbs'))).toEqual(['flour']);
});

test('another filter begins at the first page and keeps the rest', () => {
  expect(withQuery('/loaves/', params('flour=rye&sort=flour&after=abc'), { flour: null })).toBe('/loaves/?sort=flour');
  expect(withQuery('/loaves/', params('after=abc'), {})).toBe('/loaves/');
});

test('a list declares its two operations, and refuses what it does not know', () => {
  expect([loaves.read.name, loaves.export.name, loaves.export.path]).toEqual([
    'bakery.listLoaves',
    'bakery.exportLoaves',
    'bakery/loaves/export',
  ]);
  expect(loaves.read.query?.parse({})).toEqual({ sort: '-bakedAt', limit: 50 });
  expect(loaves.read.query?.safeParse({ sort: 'price' }).success).toBe(false);
  expect(loaves.read.query?.safeParse({ flour: 'wheat' }).success).toBe(false);
  expect(loaves.export).toMatchObject({ stepUp: 'always', audit: { as: 'bakery.exportLoaves', kind: 'read' } });
});
