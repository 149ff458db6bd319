/** What of a request decides how the worker answers it. */
export interface RequestFacts {
  readonly method: string;
  /** `navigate` for documents. */
  readonly mode: string;
  readonly url: URL;
  /** Origin of the site. */
  readonly origin: string;
  /** Headers that make an answer somebody's own, or only a part: authorization, range. */
  readonly isPersonal: boolean;
}

/** `leave`: the browser goes its own way, as if there were no worker. */
export type FetchStrategy = 'leave' | 'page' | 'asset' | 'shell';

/** Programs' addresses: also a document from there, such as a download, is none of the worker's business. */
const programNames = ['rest', 'graphql', 'realtime', 'media', 'docs', 'internal', 'test'] as const;
const programs = new RegExp(`^/(${programNames.join('|')})(/|$)`);

/** One of the worker's static routes (W3C Service Workers, "Static Routing API"). */
export interface StaticRoute {
  readonly condition:
    | { readonly urlPattern: { readonly pathname: string } }
    | { readonly not: { requestMethod: 'GET' } };
  readonly source: 'network';
}

/**
 * Requests browsers that know static routes (Chromium from 123 on) send past the worker without starting it: calls are
 * faster by its start, and a call wakes no worker that is being replaced. Everything here is `leave` for
 * {@link strategyOf} as well, which other browsers ask.
 */
export const pastTheWorker: readonly StaticRoute[] = [
  { condition: { not: { requestMethod: 'GET' } }, source: 'network' },
  ...[...programNames.flatMap((name) => [`/${name}`, `/${name}/*`]), '/*.data', '/__manifest'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  })),
];

/**
 * How a request is answered. Only two kinds ever come from a cache: files of the build, whose names change with their
 * content, and the shell put there at installation. Pages may be somebody's own, pictures tell who
 * was looked at, and media may be paid for: the worker keeps none of them.
 */
export function strategyOf(request: RequestFacts, shell: ReadonlySet<string>): FetchStrategy {
  const { method, mode, url, origin, isPersonal } = request;
  if (method !== 'GET' || url.origin !== origin || isPersonal || programs.test(url.pathname)) return 'leave';
  if (shell.has(url.pathname)) return 'shell';
  if (mode === 'navigate') return 'page';
  return url.pathname.startsWith('/assets/') && url.search === '' ? 'asset' : 'leave';
}

/** Whether an answer may be kept: whole, ours, and said never to change. */
export function mayKeep(answer: {
  status: number;
  type: string;
  headers: { get(name: string): string | null };
}): boolean {
  const control = answer.headers.get('cache-control') ?? '';
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    /\bpublic\b/.test(control) &&
    /\bimmutable\b/.test(control) &&
    !/no-store|private/.test(control)
  );
}

/** The offline page to show: the language of the address, else the first of the browser's that we speak. */
export function offlinePath(pathname: string, spoken: readonly string[], known: readonly string[]): string {
  const wanted = [pathname.split('/', 2)[1] ?? '', ...spoken.map((tag) => tag.slice(0, 2).toLowerCase())];
  return `/offline/${wanted.find((language) => known.includes(language)) ?? 'en'}.html`;
}
