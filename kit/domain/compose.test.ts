import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineSettings } from '#kit/config/settings.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { compose, orderOf, settingsOf } from './compose.ts';
import type { AnyDomain } from './domain.ts';
import { defineDomain } from './domain.ts';
import { createExtensions, extend, extensionPoint } from './extensions.ts';

const wishes = extensionPoint<string>('shelf.wishes');
const kitOf = () => ({ extensions: createExtensions() }) as unknown as Kit;
const made = (name: string): DomainServer => ({ name, handlers: [] });
const shelf = defineDomain({
  name: 'shelf',
  create: ({ extensions }) => ({ ...made('shelf'), wishes: () => extensions.of(wishes) }),
});
const books = defineDomain({
  name: 'books',
  uses: { shelf },
  create: (_, uses) => ({ ...made('books'), onShelf: () => uses.shelf.wishes() }),
  contributes: (own) => [extend(wishes, `space for ${own.name}`)],
});
const albums = defineDomain({
  name: 'albums',
  uses: { shelf, books },
  create: () => made('albums'),
  contributes: () => [extend(wishes, 'space for albums')],
});

describe('domains', () => {
  it('are made after those they use, whatever the order of the list, and fill the points of those below', () => {
    const { domains, inOrder } = compose({ albums, books, shelf }, kitOf());
    expect(inOrder.map(({ name }) => name)).toEqual(['shelf', 'books', 'albums']);
    expect(domains.shelf.wishes()).toEqual(['space for books', 'space for albums']);
    expect(domains.books.onShelf()).toEqual(domains.shelf.wishes());
  });

  it('write their parts of the demo world in order', async () => {
    const seeded: string[] = [];
    const seed = async ({ name }: DomainServer) => void seeded.push(name);
    const first = defineDomain({ name: 'first', create: () => made('first'), seed });
    const second = defineDomain({ name: 'second', uses: { first }, create: () => made('second'), seed });
    await compose({ second, first }, kitOf()).seed();
    expect(seeded).toEqual(['first', 'second']);
  });

  it('are refused in a circle, twice under one name, without one that is used, or under another name than their own', () => {
    const one: AnyDomain = { name: 'one', uses: {}, create: () => made('one') };
    const other: AnyDomain = { name: 'other', uses: { one }, create: () => made('other') };
    expect(() => orderOf([Object.assign(one, { uses: { other } }), other])).toThrow('one -> other -> one');
    expect(() => orderOf([shelf, { ...shelf }])).toThrow('Two domains are called shelf.');
    expect(() => orderOf([books])).toThrow('books uses shelf, which is not in the list.');
    const misnamed = defineDomain({ name: 'maps', create: () => made('atlas') });
    expect(() => compose({ misnamed }, kitOf())).toThrow('The domain maps makes one called atlas.');
  });
});

describe('settings', () => {
  const heat = { SHELF_HEAT: z.string().default('none').describe('how warm it is') };

  it('are declared by the domains of the list, for whoever reads them', () => {
    const warm = defineDomain({ name: 'shelf', settings: defineSettings('shelf', heat), create: () => made('shelf') });
    expect(settingsOf({ warm, albums: defineDomain({ name: 'albums', create: () => made('albums') }) })).toEqual([
      warm.settings,
    ]);
  });

  it('bear the name of their domain', () => {
    const odd = defineDomain({ name: 'cellar', settings: defineSettings('shelf', heat), create: () => made('cellar') });
    expect(() => settingsOf({ odd })).toThrow('The domain cellar has settings that say they are of shelf.');
  });
});

describe('extension points', () => {
  it('are not read while domains are made: those above have not added theirs yet', () => {
    const hasty = defineDomain({
      name: 'hasty',
      create: ({ extensions }) => ({ ...made('hasty'), wishes: extensions.of(wishes) }),
    });
    expect(() => compose({ hasty }, kitOf())).toThrow('shelf.wishes is read while domains are made');
  });

  it('that one domain fills say who fills them twice', () => {
    const extensions = createExtensions();
    expect(extensions.only(wishes)).toBeNull();
    extensions.add('books', [extend(wishes, 'space')]);
    expect(extensions.only(wishes)).toBe('space');
    extensions.add('maps', [extend(wishes, 'light')]);
    expect(() => extensions.only(wishes)).toThrow('shelf.wishes is filled by books and maps.');
  });
});
