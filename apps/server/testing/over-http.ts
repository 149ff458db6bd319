import type { FastifyInstance, InjectOptions } from 'fastify';
import type { BrowserOptions, TestBrowser } from '#domains/identity/testing/browser.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import type { Authenticate } from '#kit/http/caller.ts';
import { cookiesOf } from '#kit/http/caller.ts';

/** A browser whose calls are requests to the mounted application: its cookies, its headers, its bodies. */
export interface HttpBrowser extends Omit<TestBrowser, 'accountId'> {
  /** The last answer as it came, for looking through: also what the client does not read. */
  answered(): string;
  /** The same in bytes, and how long it may be kept. */
  answeredFile(): { readonly body: Buffer; readonly cacheControl: string };
  /** Where a proxy in front says they are. */
  readonly country: string | null;
}

let addresses = 0;

/** Makes browsers that reach the application as they would over a socket, each from an address of its own. */
export function httpBrowsers(app: FastifyInstance, authenticate: Authenticate) {
  return function browser(options: BrowserOptions = {}): HttpBrowser {
    const { country = null } = options;
    addresses += 1;
    const ip = options.ip ?? `10.1.${addresses >> 8}.${addresses & 255}`;
    const language = options.language ?? 'en';
    const cookies = new Map<string, string>();
    let last = '';
    let file: ReturnType<HttpBrowser['answeredFile']> = { body: Buffer.alloc(0), cacheControl: '' };
    const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

    const send: typeof fetch = async (input, init) => {
      const headers: Record<string, string> = Object.fromEntries(new Headers(init?.headers));
      if (cookies.size > 0) headers.cookie = cookie();
      if (country) headers['x-country'] = country;
      if (options.userAgent) headers['user-agent'] = options.userAgent;
      const body = init?.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : init?.body;
      const response = await app.inject({
        method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
        url: String(input),
        headers,
        remoteAddress: ip,
        ...(body === undefined || body === null ? {} : { payload: body as string | Buffer }),
      });
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      last = response.payload;
      file = { body: response.rawPayload, cacheControl: String(response.headers['cache-control'] ?? '') };
      const { statusCode } = response;
      // Where a redirection leads is another call.
      if (statusCode === 204 || (statusCode >= 300 && statusCode < 400)) return new Response(null, { status: 204 });
      return new Response(new Uint8Array(response.rawPayload), { status: statusCode });
    };
    const self: HttpBrowser = {
      cookies,
      bearer: null,
      caller: () =>
        authenticate({
          cookies: { ...cookiesOf(cookie()), set: () => undefined },
          bearer: self.bearer,
          language,
          ip,
          country,
        }),
      client: createClient(fetchTransport({ language: () => language, token: () => self.bearer, fetch: send })),
      answered: () => last,
      answeredFile: () => file,
      country,
    };
    return self;
  };
}
