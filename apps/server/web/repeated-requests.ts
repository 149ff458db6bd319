import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RenderedPage } from './render-page.ts';
import { acceptsGzip } from './render-page.ts';

/** An answer that was given, and what it takes to give it again. */
interface Given {
  /** Under which the cache keeps the page. */
  readonly key: string;
  /** The cache alone keeps it alive: its limits are those of the memory it takes. */
  readonly page: WeakRef<RenderedPage>;
  /** Names and values in turn, as `writeHead` takes them; without length and encoding. */
  readonly headers: string[];
}

type AnswerHeaders = Readonly<Record<string, string | number | string[] | undefined>>;

/** Most requests remembered, and the longest, in characters: whoever makes requests up only makes it forget. */
const memory = { entries: 2000, length: 1000 };

/**
 * Requests that were answered with a page kept for anonymous visitors, told by everything of them that decides which page
 * it is. While the very same page is kept, the same request gets it again before routing, hooks and cookies are looked
 * at, which cost as much as sending it (docs/benchmarks.md).
 */
export class RepeatedRequests {
  readonly #given = new Map<string, Given>();
  readonly #headers: readonly string[];
  readonly #peek: (key: string) => RenderedPage | undefined;

  /** `headers` are those that decide, in lower case; `peek` finds a page that is still fresh. */
  constructor(headers: readonly string[], peek: (key: string) => RenderedPage | undefined) {
    this.#headers = headers;
    this.#peek = peek;
  }

  /** Remembers that a request was answered with a kept page, with these headers. */
  remember(request: IncomingMessage, key: string, page: RenderedPage, headers: AnswerHeaders): void {
    const name = this.#nameOf(request);
    if (name === null || name.length > memory.length || headers['set-cookie'] !== undefined) return;
    if (this.#given.size >= memory.entries) this.#given.clear();
    const { 'content-encoding': _encoding, 'content-length': _length, ...rest } = headers;
    const flat = Object.entries(rest).flatMap(([header, value]) =>
      value === undefined ? [] : [header, Array.isArray(value) ? value.join(', ') : String(value)],
    );
    this.#given.set(name, { key, page: new WeakRef(page), headers: flat });
  }

  /** Forgets every request. */
  clear(): void {
    this.#given.clear();
  }

  /** The page for a request that was answered before, and its headers; null when it has to be looked at. */
  find(request: IncomingMessage): { readonly page: RenderedPage; readonly headers: readonly string[] } | null {
    const name = this.#nameOf(request);
    const given = name === null ? undefined : this.#given.get(name);
    if (name === null || given === undefined) return null;
    const page = this.#peek(given.key);
    if (page !== undefined && page === given.page.deref()) return { page, headers: given.headers };
    this.#given.delete(name);
    return null;
  }

  /** Nothing for requests that change something or bring a body. */
  #nameOf({ method, url, headers }: IncomingMessage): string | null {
    if (method !== 'GET' || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      return null;
    let name = url ?? '';
    for (const header of this.#headers) name += `\n${String(headers[header] ?? '')}`;
    return name;
  }
}

/**
 * Answers repeated requests before everything else that listens to the server. `mayAnswer` says whether the visitor's
 * address has a connection left; a request it refuses goes the ordinary way and is told there.
 */
export function answerRepeated(
  server: Server,
  repeated: RepeatedRequests,
  mayAnswer: (request: IncomingMessage, response: ServerResponse) => boolean = () => true,
): void {
  const others = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const given = repeated.find(request);
    if (!given || !mayAnswer(request, response)) {
      for (const other of others) other.call(server, request, response);
      return;
    }
    const { page, headers } = given;
    const zipped = page.gzip !== null && acceptsGzip(request.headers) ? page.gzip : null;
    const body = zipped ?? page.body;
    const own = ['content-length', String(body.length), ...(zipped ? ['content-encoding', 'gzip'] : [])];
    response.writeHead(page.status, [...headers, ...own]);
    response.end(body);
  });
}
