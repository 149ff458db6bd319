import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import { AnchorProvider } from '#kit/ui/primitives/anchor.tsx';
import { heldToasts, useToast } from '#kit/ui/primitives/toast.ts';
import { RouterAnchor } from '#kit/web/navigation/router-anchor.tsx';
import { addMessages } from '#kit/web/words/catalogues.ts';
import { LanguageProvider } from '#kit/web/words/i18n.tsx';
import { shellWeb } from '../manifest.ts';
import { Providers } from '../providers.tsx';
import GuestShell from '../routes/guest-shell.tsx';
import OfficeShell from '../routes/office-shell.tsx';
import StudioShell from '../routes/studio-shell.tsx';
import '../domains.ts';

const words = import.meta.glob<Record<string, string>>('../../../{domains/*,apps}/web/locales/en.ts', {
  eager: true,
  import: 'en',
});
addMessages('en', compileCatalogue(Object.assign({}, ...Object.values(words))));
afterEach(() => vi.unstubAllGlobals());

/** A page with a button that says something. */
function Page(): ReactNode {
  const { show } = useToast();
  show({ title: 'A render says nothing' });
  return (
    <button type="button" onClick={() => show({ title: 'Saved' })}>
      Say it
    </button>
  );
}

const Site = (): ReactNode => (
  <Providers>
    <Outlet />
  </Providers>
);

function html(path: string, shell: (() => ReactNode) | null): string {
  const page = { id: 'page', path, Component: Page };
  const below = shell ? { id: 'shell', Component: shell, children: [page] } : page;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Site, children: [below] }]);
  const loaderData = {
    root: { language: 'en', caller: null, siteName: 'Vesper', origin: '', settings: { helpUrls: {}, socialLinks: [] } },
    shell: { views: [], open: [] },
  };
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <AnchorProvider component={RouterAnchor}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData }} />
      </AnchorProvider>
    </LanguageProvider>,
  );
}

test.each([
  ['guest', '/en/here/', GuestShell],
  ['studio', '/en/studio/here/', StudioShell],
  ['office', '/office/here/', OfficeShell],
  ['no', '/en/alone/', null],
] as const)('a page in %s shell is rendered with what it may say later', (_, path, shell) => {
  expect(html(path, shell)).toContain('Say it');
  expect(heldToasts.get()).toEqual([]);
});

test('the place of messages is on every side of the site, for everybody', () => {
  const place = shellWeb.fills.find(({ name }) => name === 'Toasts');
  expect(place).toMatchObject({ slot: 'frame.deferredParts', facts: {} });
});

test('a document holds what was said until it was seen, the newest three', () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
  const heard = vi.fn();
  const stop = heldToasts.subscribe(heard);
  for (const title of ['one', 'two', 'three', 'four']) heldToasts.show({ title });
  expect(heldToasts.get().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
  expect(heard).toHaveBeenCalledTimes(4);
  const [first] = heldToasts.get();
  heldToasts.close(first?.id ?? 0);
  expect(heldToasts.get()[0]?.open).toBe(false);
  vi.runAllTimers();
  expect(heldToasts.get().map(({ title }) => title)).toEqual(['three', 'four']);
  stop();
  for (const { id } of heldToasts.get()) heldToasts.close(id);
  vi.runAllTimers();
  expect(heldToasts.get()).toEqual([]);
  vi.useRealTimers();
});
