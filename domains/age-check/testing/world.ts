import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { ageCheckTables, createAgeCheck } from '../server/index.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Age checks over a real database and real HTTP: the sandbox of the document provider and the wallet of tests answer as on a site. */
export async function openAgeChecks(env: Record<string, string> = {}) {
  const kit = await testKit([ageCheckTables], env);
  const vouchers: { guestId: number; amount: number; key: string }[] = [];
  const cards = new Map<number, string>();
  /** When a card was kept, epoch ms; long ago where it is not said. */
  const keptAt = new Map<number, number>();
  const lastDigits = new Map<number, string>();
  const passkeysShown: string[] = [];
  const ageCheck = createAgeCheck(kit, {
    guest: { namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`])) },
    identity: {
      account: async (_, id) =>
        ({
          ...{ id, language: id % 2 === 0 ? 'de' : 'en' },
          ...{ email: `guest${id}@example.com`, emailVerified: true },
        }) as never,
      proveWithPasskey: async ({ id }) => void passkeysShown.push(id),
    },
    notices: { changed: () => undefined },
    payments: {
      card: async (_, id) => {
        const brand = cards.get(id);
        return brand === undefined
          ? null
          : ({ brand, last4: lastDigits.get(id) ?? '4242', storedAt: keptAt.get(id) ?? 0 } as never);
      },
    },
    vouchers: {
      grant: async (_, { guestId, amount, key }) => {
        vouchers.push({ guestId, amount, key });
        return { voucherId: 1, repeated: false };
      },
    },
  });
  const app = Fastify();
  await ageCheck.mount?.(app as unknown as FastifyInstance, undefined as never);
  await ageCheck.start?.();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const dispatcher = testDispatcher(kit, ageCheck.handlers);
  /** Calls of somebody in one browser session and country. */
  const as = (
    accountId: number | null,
    {
      sessionId = `s${accountId}`,
      country = 'GB' as string | null,
      role = 'guest' as 'guest' | 'operator',
      language = 'en' as 'de' | 'en' | 'es' | 'nl',
      isProven = true,
    } = {},
  ) => testClient(dispatcher, { ...testCaller({ accountId, roles: [role], sessionId, country, language }), isProven });
  /** Follows a link of ours as a browser on this machine: pages and forms of the sandbox. */
  const here = (link: string): string => link.replace(/^https?:\/\/[^/]+/, `http://127.0.0.1:${port}`);
  const press = async (link: string, decision: string, more: Record<string, string> = {}): Promise<string> => {
    const answer = await fetch(here(link), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...more, decision }),
    });
    return answer.headers.get('location') ?? '';
  };
  /** What the wallet of tests shows for a request; the address it sends the browser back to. */
  const show = async (testWallet: string, decision: string): Promise<string> => {
    const { origin, pathname, searchParams } = new URL(testWallet);
    return press(origin + pathname, decision, Object.fromEntries(searchParams));
  };
  const codeOf = (address: string): string => new URL(address, 'http://x').searchParams.get('code') ?? '';
  const pushes = (guestId: number): string[] =>
    kit.published.filter(({ topic }) => topic === `guest:${guestId}`).map(({ type }) => type);
  return {
    kit,
    ageCheck,
    app,
    as,
    press,
    show,
    codeOf,
    here,
    pushes,
    vouchers,
    cards,
    keptAt,
    lastDigits,
    passkeysShown,
  };
}
