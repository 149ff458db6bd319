import { randomBytes } from 'node:crypto';
import type { ApiClient } from '#kit/contract/client.ts';
import { withQueryCache } from '#kit/db/cache/query-cache.ts';
import type { CallerSummary } from '#kit/web/page/context.ts';
import type { ReaderFacts } from '#kit/web/page/reader-look.ts';
import { ReaderLook } from '#kit/web/page/reader-look.ts';
import type { PageBytes } from './page-bytes.ts';
import { gzipFor, pageBytes, plainFor, weightOf } from './page-bytes.ts';
import { keyOf } from './page-variant.ts';
import type { PageRequest, Parts, RenderedPage } from './render-page.ts';
import { acceptsGzip, contextOf, renderWith } from './render-page.ts';

/** A question that was asked in the reader's name, and what it was answered, as JSON. */
interface Question {
  readonly ask: (api: ApiClient) => Promise<object>;
  readonly answer: string;
}

/** A page as it was made for one member, without anything that is theirs alone. */
interface KeptPage extends Pick<RenderedPage, 'status' | 'headers'> {
  readonly bytes: PageBytes;
  readonly look: ReaderLook;
  readonly questions: readonly Question[];
  /** On a clock that only moves forward, ms. */
  readonly until: number;
}

/** The pages of one address and class of members. */
interface Shelf {
  pages: KeptPage[];
  /** Made since it is there, and given to others. */
  made: number;
  given: number;
  /** How long it stands, ms. */
  readonly until: number;
}

/** Limits of {@link MemberPages}. */
export interface MemberPagesOptions {
  /** How long a page may be given to others, ms; 0 for never. */
  readonly ttlMs: number;
  /** Most memory the pages may take together, bytes. */
  readonly maxBytes: number;
  readonly now: () => number;
  /** Whether an answer is the caller's own. */
  readonly isOwnAnswer: (answer: object) => boolean;
}

/** Most pages kept of one address and class, and most that are made in vain before none is kept until its shelf is a new one. */
const perShelf = { pages: 12, inVain: 24, standsMs: 30_000 };

/** Makes a page when it is its turn; throws where nothing can be made. */
export type InTurn = (make: () => Promise<RenderedPage>) => Promise<RenderedPage>;

/**
 * Pages of members, kept for a moment without anything that is one member's alone. Such a page is made of answers that everybody
 * gets, of answers in its reader's name, and of what is known of its reader. It is given to the next member when all of that is the
 * same for them: they are asked about, never assumed. Names and amounts stand in places that are filled for each (decision 079).
 */
export class MemberPages {
  readonly #options: MemberPagesOptions;
  readonly #shelves = new Map<string, Shelf>();
  readonly #making = new Map<string, Promise<unknown>>();
  #bytes = 0;

  constructor(options: MemberPagesOptions) {
    this.#options = options;
  }

  /** Forgets everything that is kept. */
  clear(): void {
    this.#shelves.clear();
    this.#bytes = 0;
  }

  /** The page for whoever asks. @param inTurn makes one where none is there */
  page(parts: Parts, asked: PageRequest, audience: string, inTurn: InTurn): Promise<RenderedPage> {
    return withQueryCache(() => this.#page(parts, asked, audience, inTurn));
  }

  async #page(parts: Parts, asked: PageRequest, audience: string, inTurn: InTurn): Promise<RenderedPage> {
    const { request, reply, variant } = asked;
    const app = await parts.source.app();
    const context = await contextOf(parts, asked);
    const facts = await app.readerOfPage(context, variant.url);
    const known = Object.keys(facts).filter((name) => facts[name]);
    const place = (await parts.host.classOf?.(request, reply)) ?? '';
    const key = `${keyOf(variant, audience)} ${place} ${known.join()} ${JSON.stringify(context.caller?.roles ?? [])}`;
    const look = () => this.#find(key, facts, context.api);
    let found = await look();
    // One that is being made may be right as well.
    const others = this.#making.get(key);
    if (!found && others) {
      await others;
      found = await look();
    }
    if (found) return filled(found, facts, asked);
    const made = inTurn(() => this.#make(key, parts, asked, { context, facts }));
    const ended = made.then(
      () => undefined,
      () => undefined,
    );
    this.#making.set(key, ended);
    void ended.then(() => this.#making.get(key) === ended && this.#making.delete(key));
    return made;
  }

  /** A kept page that is right for whoever these facts are of, and for whom its questions are answered as they were. */
  async #find(key: string, facts: ReaderFacts, api: ApiClient): Promise<KeptPage | undefined> {
    const shelf = this.#shelves.get(key);
    for (const page of shelf?.pages ?? []) {
      if (page.until <= this.#options.now() || !page.look.isFor(facts)) continue;
      const same = await Promise.all(
        page.questions.map(async ({ ask, answer }) => JSON.stringify(await ask(api)) === answer),
      );
      if (shelf && same.every(Boolean)) {
        shelf.given += 1;
        return page;
      }
    }
    return undefined;
  }

  async #make(
    key: string,
    parts: Parts,
    asked: PageRequest,
    { context, facts }: { context: Awaited<ReturnType<typeof contextOf>>; facts: ReaderFacts },
  ): Promise<RenderedPage> {
    const look = new ReaderLook(facts, `r${randomBytes(12).toString('hex')}p`);
    const questions: Question[] = [];
    const page = await renderWith(parts, asked, {
      ...context,
      api: this.#remembering(context.api, questions),
      caller: look.facts['caller'] as CallerSummary | null,
      look,
    });
    const { status, headers } = page;
    const bytes = pageBytes(look.cut(String(page.body)));
    const kept: KeptPage = {
      status,
      headers,
      bytes,
      look,
      questions,
      until: this.#options.now() + this.#options.ttlMs,
    };
    if (page.shareable && status === 200) this.#keep(key, kept);
    return filled(kept, facts, asked);
  }

  /** A client that remembers which answers were its caller's own. */
  #remembering(api: ApiClient, questions: Question[]): ApiClient {
    const ask = async <T extends object>(one: (client: ApiClient) => Promise<T>): Promise<T> => {
      const result = await one(api);
      if (this.#options.isOwnAnswer(result)) questions.push({ ask: one, answer: JSON.stringify(result) });
      return result;
    };
    return {
      call: (route, input) => ask((client) => client.call(route, input)),
      query: (field, args, facets) => ask((client) => client.query(field, args, facets)),
      mutate: (field, args) => ask((client) => client.mutate(field, args)),
    };
  }

  #keep(key: string, page: KeptPage): void {
    const { now, maxBytes, ttlMs } = this.#options;
    if (ttlMs <= 0) return;
    const before = this.#shelves.get(key);
    const isNew = !before || before.until <= now();
    const shelf = isNew ? { pages: [], made: 0, given: 0, until: now() + perShelf.standsMs } : before;
    shelf.made += 1;
    const isInVain = shelf.made - shelf.given > perShelf.inVain;
    this.#drop(key);
    shelf.pages = shelf.pages.filter(({ until }) => until > now()).slice(1 - perShelf.pages);
    if (!isInVain) shelf.pages.push(page);
    this.#shelves.set(key, shelf);
    this.#bytes += weightOfShelf(shelf);
    for (const [oldest, { until }] of this.#shelves) {
      if (until > now() && this.#bytes <= maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const shelf = this.#shelves.get(key);
    if (!shelf) return;
    this.#bytes -= weightOfShelf(shelf);
    this.#shelves.delete(key);
  }
}

const weightOfShelf = ({ pages }: Shelf): number => pages.reduce((sum, { bytes }) => sum + weightOf(bytes), 0);

function filled({ status, headers, bytes }: KeptPage, facts: ReaderFacts, { request }: PageRequest): RenderedPage {
  const zipped = acceptsGzip(request.headers);
  const body = zipped ? gzipFor(bytes, facts) : plainFor(bytes, facts);
  return { status, headers, body, gzip: zipped ? body : null, shareable: false };
}
