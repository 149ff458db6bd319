import type { LoaderFunctionArgs } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { WebContext } from '#kit/web/page/context.ts';
import { web } from '#kit/web/page/context.ts';
import { seoWorld } from '../../../testing/world.ts';
import { loader } from './texts.tsx';

const { operator } = await seoWorld();

async function open(query: string) {
  const context = new RouterContextProvider();
  context.set(web, { api: operator, language: 'en' } as Partial<WebContext> as WebContext);
  const request = new Request(`http://vesper.example/office/seo/texts/${query}`);
  return loader({ request, context, params: {} } as Partial<LoaderFunctionArgs> as LoaderFunctionArgs);
}

it('an address with a page that does not exist shows the whole list, however the page is written', async () => {
  const all = await open('');
  expect(all.texts.length).toBeGreaterThan(5);
  for (const page of ['no-such-page', 'Not a page!', '-1', '99999', 'x'.repeat(80), '%00'])
    expect(await open(`?page=${page}`), page).toEqual(all);
});

it('an address with a page of the list shows that page’s texts alone', async () => {
  const { texts, page } = await open('?page=home');
  expect([page, ...texts.map(({ tag }) => tag)]).toEqual(['home', 'home']);
});
