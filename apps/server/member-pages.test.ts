import { createHash } from 'node:crypto';
import type { GraphQLObjectType } from 'graphql';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedDomain } from '#architecture/checked-domain.ts';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';
import { signedUp } from './testing/two-servers.ts';

let server: TestServer;
let cookie = '';
let guestId = 0;
let token = '';
beforeAll(async () => {
  server = await startServer({ DEMO: 'seed', ROLES: 'web,api,realtime,media', LOG_LEVEL: 'warn' });
  ({ cookie, guestId, accessToken: token } = await signedUp(server, 'counted'));
}, 300_000);
afterAll(() => server?.stop());

const asked = async (): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^vesper_database_statements_total (\d+)/m.exec(text)?.[1]);
};

/** The fewest statements of a few looks: besides what is asked, the process has work of its own. */
async function fewest(look: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let looks = 0; looks < 6; looks += 1) {
    const before = await asked();
    await look();
    counts.push((await asked()) - before);
  }
  return Math.min(...counts);
}

/** Without the statements it takes to ask how many there were: the figures of the domains are read each time. */
const least = async (look: () => Promise<unknown>): Promise<number> =>
  (await fewest(look)) - (await fewest(async () => undefined));

const statementsOf = (path: string, headers: Record<string, string>): Promise<number> =>
  least(async () => {
    const page = await fetch(server.address + path, { headers });
    expect(page.status, path).toBe(200);
    await page.text();
  });

/** A question to the query service; throws where it is refused. */
async function ask(query: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const body = await answer.text();
  expect(answer.status, body).toBe(200);
  return JSON.parse(body);
}

const pages: [what: string, path: string][] = [
  ['home', '/en/'],
  ['a profile', '/en/amateur/vesna/'],
  ['a list', '/en/cams/'],
  ['a legal text', '/en/terms-of-service/'],
];

// What everybody gets was asked by the page before; what is the member's own is asked for each page.
/** A check of one domain looks once at what does not hang on chance. */
const rounds = checkedDomain === undefined ? 3 : 1;

it.each(pages)('%s costs a member at most six statements', async (_, path) => {
  const count = await statementsOf(path, { cookie });
  const mend =
    'what a domain knows of a member for every page is read with what is read anyway (a guestStatePart), and what a page shows of many by one batched call';
  expect(count, `${path}: ${mend}`).toBeLessThanOrEqual(6);
  // The member is really read.
  expect(count, path).toBeGreaterThan(0);
});

describe('a list of performers by the query service', () => {
  /** Everything the service says of a performer on a card, what other domains know included. */
  const everything = async (): Promise<string> => {
    const sdl = await (await fetch(`${server.address}/docs/schema/query.graphql`)).text();
    const all = (type: GraphQLObjectType): string =>
      Object.values(type.getFields())
        .map(({ name, type: part }) => {
          const named = getNamedType(part);
          return isObjectType(named) ? `${name} { ${all(named)} }` : name;
        })
        .join(' ');
    return all(buildSchema(sdl).getType('ActorCard') as GraphQLObjectType);
  };
  // A filter that nobody asked for before, and other performers each time: nothing of the answer is kept.
  let price = 100_000;
  const list = async (first: number, fields: string) => {
    return least(async () => {
      price += 1;
      const query = `{ models(first: ${first}, offset: ${price % 8}, filter: { maxPrice: ${price} }) { items { ${fields} } } }`;
      const { data } = (await ask(query)) as { data: { models: { items: unknown[] } } };
      expect(data.models.items.length).toBe(first);
    });
  };

  it('asks the database as often for 40 as for 4, with everything that is known of them', async () => {
    const fields = await everything();
    expect(fields).toContain('chatRatings');
    expect(fields).toContain('guestHasTicket');
    const mend = 'a facet of a domain (contract/actor-facet.ts) is loaded for all who are asked by one statement';
    expect(await list(40, fields), mend).toBe(await list(4, fields));
  });

  it('asks other domains for nothing that nobody wants', async () => {
    expect(await list(12, 'name'), 'a facet is loaded only where it is asked for').toBe(1);
    expect(await list(12, 'name chatRatings { lastNinetyDays { countRatings } }')).toBe(2);
  });

  it('tells who asks about themselves, and asks only those who know it', async () => {
    expect(await ask('{ guest { id isLoggedIn balance autoRechargeConfig { isAllowed } } }')).toEqual({
      data: { guest: { id: guestId, isLoggedIn: true, balance: 0, autoRechargeConfig: { isAllowed: false } } },
    });
    expect(await least(() => ask('{ guest { id hasAvs } }'))).toBe(0);
    expect(await least(() => ask('{ guest { id balance } }'))).toBeGreaterThan(0);
  });
});

it.each(pages)('every script of %s is named in its policy, the first time and later', async (_, path) => {
  for (let look = 0; look < rounds; look += 1) {
    const page = await fetch(server.address + path, { headers: { cookie } });
    const policy = page.headers.get('content-security-policy');
    const scripts = (await page.text()).matchAll(/<script(?![^>]*json")[^>]*>([\s\S]*?)<\/script>/g);
    const unnamed = [...scripts].filter(
      ([, text = '']) => !policy?.includes(createHash('sha256').update(text).digest('base64')),
    );
    expect(
      unnamed.map(([tag]) => tag),
      `${path}: no part writes a script of its own into a page`,
    ).toEqual([]);
  }
});

describe('what was rendered for one member and is used for another', () => {
  /** A page without the data that its scripts begin with, which are each member's own. */
  const look = async (path: string, own: string, id: number, mail: string) => {
    const text = await (await fetch(server.address + path, { headers: { cookie: own } })).text();
    const seen = text
      .replace(/<script>window\.__reactRouterContext\.streamController\.enqueue.*?<\/script>/s, '')
      .replace(/(<script id="reader"[^>]*>).*?<\/script>/s, '$1</script>');
    // React writes the attributes of a link in the order in which it heard of them.
    return seen
      .replaceAll(/<link ([^>]*)\/>/g, (_, attributes: string) => attributes.split(' ').sort().join(' '))
      .replaceAll(String(id), 'ID')
      .replaceAll(mail, 'MAIL');
  };

  it.each(pages)('says nothing of the first on %s, and leaves nothing out', async (what, path) => {
    const other = await signedUp(server, `another-${what.replaceAll(' ', '-')}`);
    const otherMail = `another-${what.replaceAll(' ', '-')}-${process.pid}@vesper.example`;
    for (let round = 0; round < rounds; round += 1) {
      const one = await look(path, cookie, guestId, `counted-${process.pid}@vesper.example`);
      const two = await look(path, other.cookie, other.guestId, otherMail);
      expect(two, `${path}: what is a member's own stands in no state outside the request`).not.toContain(
        String(guestId),
      );
      expect(two).not.toContain('counted-');
      expect(one).not.toContain('another-');
      expect(one).not.toContain('kept-');
      expect(two.length).toBeGreaterThan(20_000);
      expect(two, `${path}: two new members see the same but for what is their own`).toBe(one);
    }
  });
});
