import { pathToFileURL } from 'node:url';
import type { Caller } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { Composed } from '#kit/domain/compose.ts';
import { compose } from '#kit/domain/compose.ts';
import type { AnyDomain } from '#kit/domain/domain.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { testClient, testDispatcher } from './clients.ts';
import type { TestKit } from './kit.ts';
import { testKit } from './kit.ts';

/** What a {@link testWorld} is made with. */
interface WorldOptions {
  /** Variables of the environment: the settings of the domains. */
  readonly env?: Readonly<Record<string, string>>;
  /** Stand-ins for whole domains, by their names: what they offer to those that use them. The domain itself is not made. */
  readonly instead?: Readonly<Record<string, object>>;
  /** How many times as many calls as in a running site the rate limits let through. */
  readonly limitFactor?: number;
}

/** Some domains with all that they use, on a test kit with their tables. */
export interface TestWorld<List extends Readonly<Record<string, AnyDomain>>> {
  readonly kit: TestKit;
  /** What the domains of the list offer. */
  readonly domains: Composed<List>['domains'];
  /** Over the operations of all of them. */
  readonly dispatcher: Dispatcher;
  /** The typed client of a caller; a guest with this account when a number is given, a visitor for null. */
  as(caller: number | null | Partial<Caller>, call?: Partial<Call>): ApiClient;
}

/**
 * Makes some domains with all that they use, each as the application composes it, on a fresh database. Nothing is started and no event
 * is delivered: a test does what it needs of that.
 */
export async function testWorld<List extends Readonly<Record<string, AnyDomain>>>(
  list: List,
  { env = {}, instead = {}, limitFactor }: WorldOptions = {},
): Promise<TestWorld<List>> {
  const taken = new Map<AnyDomain, AnyDomain>();
  const take = (domain: AnyDomain): AnyDomain => {
    const known = taken.get(domain);
    if (known) return known;
    const stand = instead[domain.name];
    const made: AnyDomain = stand
      ? { name: domain.name, uses: {}, create: () => ({ name: domain.name, handlers: [], ...stand }) }
      : { ...domain, uses: mapValues(domain.uses, take) };
    taken.set(domain, made);
    return made;
  };
  const wanted = mapValues(list, take);
  const others = Object.fromEntries([...taken.values()].map((domain) => [domain.name, domain]));
  const real = [...taken.values()].filter(({ name }) => instead[name] === undefined);
  const kit = await testKit(
    real.map(({ name }) => ({ name, folder: pathToFileURL(`domains/${name}/server/migrations`) })),
    env,
  );
  const { domains, inOrder } = compose(others, kit);
  const handlers = inOrder.flatMap((domain) => [...domain.handlers]);
  const dispatcher = testDispatcher(kit, handlers, limitFactor);
  return {
    kit,
    domains: mapValues(wanted, ({ name }) => domains[name]) as Composed<List>['domains'],
    dispatcher,
    as: (caller, call) =>
      testClient(
        dispatcher,
        caller === null || typeof caller === 'number'
          ? { accountId: caller, roles: caller === null ? [] : ['guest'] }
          : caller,
        call,
      ),
  };
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
