import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from './access.ts';
import { createClient, fetchTransport } from './client.ts';
import { query, route } from './operations.ts';

const setShare = route({
  name: 'books.setShare',
  method: 'POST',
  path: 'books/share',
  summary: 'Sets a share; null lifts the earlier one.',
  access: anyone,
  body: z.object({ percent: z.int().nullable() }),
  response: z.object({}),
});

it('what is no number does not arrive as null, which means something', async () => {
  const bodies: unknown[] = [];
  const client = createClient(
    fetchTransport({
      language: () => 'en',
      token: () => null,
      fetch: async (_, init) => {
        bodies.push(JSON.parse(String(init?.body)));
        return Response.json({});
      },
    }),
  );
  for (const percent of [Number('62,5'), 1 / 0, 60, null]) await client.call(setShare, { body: { percent } });
  expect(bodies).toEqual([{ percent: 'NaN' }, { percent: 'Infinity' }, { percent: 60 }, { percent: null }]);
  expect(setShare.body?.safeParse(bodies[0]).success).toBe(false);
});

it('what is read carries the language and the build as caching tag (spec 1 §7); what is changed the language alone', async () => {
  const urls: string[] = [];
  const readShare = route({ ...setShare, name: 'books.readShare', method: 'GET', body: undefined });
  const client = createClient(
    fetchTransport({
      language: () => 'nl',
      version: () => 'b7',
      token: () => null,
      fetch: async (url) => {
        urls.push(String(url));
        return Response.json({});
      },
    }),
  );
  await client.call(readShare, {});
  await client.call(setShare, { body: { percent: 1 } });
  expect(urls).toEqual(['/rest/v1/books/share?language=nl&ver=b7', '/rest/v1/books/share?language=nl']);
});

it('a query that is asked before the page has a token waits for one and is not refused first (spec 2 §7)', async () => {
  const share = query({ name: 'share', summary: 'The share.', access: anyone, result: z.int().nullable() });
  const asked: (string | null)[] = [];
  let session: string | null = null;
  const client = createClient(
    fetchTransport({
      language: () => 'en',
      token: () => session,
      renew: async () => {
        session = 'fresh';
        return session;
      },
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers).get('authorization'));
        return Response.json({ data: { share: 60 } });
      },
    }),
  );
  await expect(client.query(share, {})).resolves.toEqual({ ok: true, data: 60 });
  expect(asked).toEqual(['Bearer fresh']);
});
