import type { ServerBuild } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { routeHandlers } from './route-handlers.ts';

/** A build of resources, which answer their own name and what of the address they were given. */
function buildOf(routes: Record<string, { path?: string; parentId?: string; index?: boolean }>): ServerBuild {
  const made = Object.entries(routes).map(([id, facts]) => {
    const loader = ({ params }: { params: object }) => Response.json([id, params]);
    return [id, { id, ...facts, module: { loader } }] as const;
  });
  return {
    routes: Object.fromEntries(made),
    assets: { routes: Object.fromEntries(made), version: 'one', entry: { module: '', imports: [] }, url: '' },
    entry: {
      module: { default: (_: Request, status: number) => new Response(null, { status }), handleError: () => undefined },
    },
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild;
}

const build = buildOf({
  root: {},
  'en.front': { path: '/en/', parentId: 'root' },
  'en.cams': { path: '/en/cams/', parentId: 'root' },
  'en.profile': { path: '/en/:category/:name/', parentId: 'root' },
  'en.fixed': { path: '/en/amateur/map/', parentId: 'root' },
  'de.cams': { path: '/de/kameras/', parentId: 'root' },
});

async function ask(handlerOf: ReturnType<typeof routeHandlers>, path: string): Promise<unknown> {
  const answer = await handlerOf(path)(new Request(`https://vesper.example${path}`), new RouterContextProvider());
  return answer.status === 200 ? answer.json() : answer.status;
}

test('each address is answered by its own route, whatever was asked for before', async () => {
  const handlerOf = routeHandlers(build, 'en', 'production');
  for (let round = 0; round < 2; round += 1) {
    expect(await ask(handlerOf, '/en/')).toEqual(['en.front', {}]);
    expect(await ask(handlerOf, '/en/cams/')).toEqual(['en.cams', {}]);
    expect(await ask(handlerOf, '/en/amateur/vesna/')).toEqual(['en.profile', { category: 'amateur', name: 'vesna' }]);
    expect(await ask(handlerOf, '/en/amateur/map/')).toEqual(['en.fixed', {}]);
    expect(await ask(handlerOf, '/de/kameras/')).toBe(404);
    expect(await ask(handlerOf, '/en/nowhere/')).toBe(404);
  }
});

test('addresses of one page share a handler, of which there is one for each page however many are made up', () => {
  const handlerOf = routeHandlers(build, 'en', 'production');
  const first = handlerOf('/en/amateur/vesna/');
  for (let number = 0; number < 2500; number += 1) expect(handlerOf(`/en/amateur/name-${number}/`)).toBe(first);
  expect(handlerOf('/en/amateur/vesna.data')).toBe(first);
  expect(handlerOf('/en/cams/_.data')).toBe(handlerOf('/en/cams/'));
  expect(handlerOf('/en/cams/')).not.toBe(first);
});
