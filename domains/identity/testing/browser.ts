import type { Caller, Language } from '#kit/contract/access.ts';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { createClient } from '#kit/contract/client.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { previewDayOf } from '#kit/server/preview-day.ts';
import type { Identity } from '../server/index.ts';

/** A person's browser as the server sees it: keeps cookies, sends a token when it has one, comes from an address. */
export interface TestBrowser {
  readonly client: ApiClient;
  readonly cookies: Map<string, string>;
  bearer: string | null;
  /** Who the server takes it for. */
  caller(): Promise<Caller>;
  /** The account that is logged in here; fails the test when there is none. */
  accountId(): Promise<number>;
}

export interface BrowserOptions {
  readonly language?: Language;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly country?: string;
  /** What every request has in its query string besides. */
  readonly query?: Readonly<Record<string, string>>;
}

let addresses = 0;

/** Makes browsers against the handlers of some domains: the same checks as over the wire, without the wire. */
export function browsersOf(kit: Kit, identity: Identity, handlers: readonly Handler[] = identity.handlers) {
  const dispatcher = createDispatcher(handlers, kit);

  return function browser(options: BrowserOptions = {}): TestBrowser {
    addresses += 1;
    const ip = options.ip ?? `10.0.${addresses >> 8}.${addresses & 255}`;
    const cookies = new Map<string, string>();
    const jar: Call['cookies'] = {
      get: (name) => cookies.get(name),
      set: (name, value, { maxAge }) => void (maxAge === 0 ? cookies.delete(name) : cookies.set(name, value)),
    };
    const self: TestBrowser = {
      cookies,
      bearer: null,
      caller: () =>
        identity.authenticate({
          cookies: jar,
          bearer: self.bearer,
          language: options.language ?? 'en',
          ip,
          country: options.country ?? null,
        }),
      async accountId() {
        const { accountId } = await self.caller();
        if (accountId === null) throw new Error('Nobody is logged in here.');
        return accountId;
      },
      client: createClient({
        rest: async (route, input) => (await transport()).rest(route, input),
        graphql: async (field, args, facets) => (await transport()).graphql(field, args, facets),
      }),
    };
    const transport = async () => {
      const caller = await self.caller();
      return dispatcher.transportFor({
        caller,
        preview: previewDayOf(options.query ?? {}, caller),
        cookies: jar,
        userAgent: options.userAgent ?? null,
        requestId: 'test',
      });
    };
    return self;
  };
}

/** The data of an answer; fails the test with the problem otherwise. */
export function data<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${JSON.stringify(result.problem)}`);
  return result.data;
}

/** The code of a refusal; fails the test when the call was carried out. */
export function refusal(result: Result<unknown>): string {
  if (result.ok) throw new Error(`carried out: ${JSON.stringify(result.data)}`);
  return result.problem.code;
}

/** The paths of the refused fields. */
export const refusedFields = (result: Result<unknown>): string[] =>
  result.ok ? [] : (result.problem.errors ?? []).map(({ field }) => field);
