import { expect, it } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { listSeoTexts, readSeoText, saveSeoText, seoTexts } from '../contract/index.ts';
import { seoWorld } from '../testing/world.ts';
import { planOf, sharePictures } from './og/motif.ts';
import type { SeoPageKind } from './pages.ts';
import { pagesWithTexts, seoPage } from './pages.ts';

const { kit, as, operator } = await seoWorld();
const words = {
  title: 'Films',
  description: '{count} films to look at, the latest first, each with a few words about who made it.',
};
const said = { de: words, en: words, nl: words, es: words };
/** A page as a domain brings it that this one knows nothing of. */
const films = {
  page: 'films',
  name: { de: 'Filme', en: 'Films', nl: 'Films', es: 'Vídeos' },
  placeholders: ['count'],
  standard: said,
  isNarrowed: true,
  values: async (year: string | null) => (year === '1900' ? null : { count: year === null ? '12' : '3' }),
} as unknown as SeoPageKind;
const shown = { title: 'A film', words: 'Its words', pictureIds: [] };
kit.extensions.add('films', [
  seoPage(films),
  extend(sharePictures, { kind: 'film', find: async (_, { id }) => (id === '7' ? shown : null) }),
]);

it('a page that another domain brings has texts: its own words filled in, for itself and for what narrows it', async () => {
  const answer = await as().query(seoTexts, { tags: ['films', 'films-1999', 'films-1900', 'filmstrip'] });
  expect(answer).toMatchObject({
    data: [
      {
        tag: 'films',
        title: 'Films',
        description: '12 films to look at, the latest first, each with a few words about who made it.',
      },
      {
        tag: 'films-1999',
        description: '3 films to look at, the latest first, each with a few words about who made it.',
      },
    ],
  });
});

it('operators find it by its name in their language, read what may stand in braces, and are refused anything else', async () => {
  const list = await as({ accountId: 9, roles: ['operator'], language: 'de' }).call(listSeoTexts, {});
  expect(list.ok && list.data.pages.at(-1)).toEqual({ page: 'films', name: 'Filme' });
  const text = await operator.call(readSeoText, { params: { tag: 'films-1999' } });
  expect(text).toMatchObject({
    data: { page: 'films', placeholders: ['count'], standard: { en: { title: 'Films' } } },
  });
  const none = { title: '', description: '', body: '' };
  const wrong = { de: none, en: { ...none, title: 'By {name}' }, nl: none, es: none };
  expect(
    await operator.call(saveSeoText, { params: { tag: 'films' }, body: { version: 0, words: wrong } }),
  ).toMatchObject({
    problem: { code: 'seo_placeholder_unknown' },
  });
});

it('a standard text that operators could not write is refused where it is declared, by tag, language and length', () => {
  const nl = { ...words, description: 'Films om te zien.' };
  expect(() => seoPage({ ...films, standard: { ...said, nl } })).toThrow(
    'The description of films in nl has 17 characters instead of 70 to 160.',
  );
  expect(() => seoPage({ ...films, standard: { ...said, es: { ...words, title: 'F'.repeat(61) } } })).toThrow(
    'The title of films in es has 61 characters instead of 1 to 60.',
  );
});

it('two domains that declare the texts of one page are named', () => {
  expect(() => pagesWithTexts([films], kit.extensions)).toThrow('Two domains declare the texts of films.');
});

it('a shared page that another domain brings has a picture of its own, and the site’s when there is nothing of that name', async () => {
  const sources = {
    db: kit.db,
    media: {},
    extensions: kit.extensions,
    performers: { mostLiked: async () => [] },
  } as never;
  const plan = (id: string) => planOf(sources, { language: 'en', kind: 'film', id, country: null });
  expect(await plan('7')).toMatchObject({ ...shown, address: '/og/en/film/7.jpg' });
  expect(await plan('8')).toMatchObject({ address: '/og/en/site/home.jpg' });
});
