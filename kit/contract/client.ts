import type { z } from 'zod';
import type { Language } from './access.ts';
import type { FacetWish, WithFacets } from './entity.ts';
import type {
  Field,
  FieldArgs,
  FieldResult,
  MutationField,
  QueryField,
  Route,
  RouteInput,
  RouteOutput,
} from './operations.ts';
import { mainService } from './operations.ts';
import type { ProblemBody } from './problem.ts';
import { selectionOf, variableTypesOf } from './selection.ts';

/** What every call answers: the data, or the refusal as a value. Nothing is thrown for an expected refusal. */
export type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly problem: ProblemBody };

type Loose = { params?: unknown; query?: unknown; body?: unknown };

/** Carries a call to the server: by fetch in the browser, in-process while rendering on the server. */
export interface Transport {
  rest(route: Route, input: Loose): Promise<Result<unknown>>;
  graphql(field: Field, args: unknown, facets?: readonly FacetWish[]): Promise<Result<unknown>>;
}

/** The typed client. Its types come from the contract values themselves. */
export interface ApiClient {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<Result<RouteOutput<R>>>;
  /** Reads a field. `facets`: what else is wanted of the things in the answer, besides what the field's contract declares. */
  query<F extends QueryField, const Asked extends readonly FacetWish[] = []>(
    field: F,
    args: FieldArgs<F>,
    facets?: Asked,
  ): Promise<Result<WithFacets<FieldResult<F>, Asked>>>;
  /** Calls a field that changes something. */
  mutate<F extends MutationField>(field: F, args: FieldArgs<F>): Promise<Result<FieldResult<F>>>;
}

/** Makes the typed client over a transport. */
export function createClient(transport: Transport): ApiClient {
  return {
    call: (route, input) => transport.rest(route, input as Loose) as never,
    query: (field, args, facets) => transport.graphql(field, args, facets) as never,
    mutate: (field, args) => transport.graphql(field, args) as never,
  };
}

/** The address of a route below the origin, with its path parameters and query filled in. */
export function routeUrl(route: Route, input: Loose, language?: Language, version?: string): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  const payload = { ...(input.query as object), ...(route.method === 'GET' ? (input.body as object) : {}) };
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined || value === null) continue;
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (language) search.set('language', language);
  if (version) search.set('ver', version);
  const text = search.toString();
  return `/rest/v1/${path}${text ? `?${text}` : ''}`;
}

/** The GraphQL document of one field, selecting everything its result declares, and facets of the things in it. */
export function documentOf(field: Field, facets: readonly FacetWish[] = []): string {
  const variables = field.args ? variableTypesOf(field.name, field.args) : [];
  const declared = variables.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const passed = variables.map(([name]) => `${name}: $${name}`).join(', ');
  const head = `${field.kind} ${field.name}${declared ? `(${declared})` : ''}`;
  return `${head} { ${field.name}${passed ? `(${passed})` : ''}${selectionOf(field.result as z.ZodType, facets)} }`;
}

/** Settings of the browser's transport; `token` and `language` are read at every call. */
export interface FetchOptions {
  readonly base?: string;
  readonly language: () => Language;
  /** The build of the page, as the caching tag `ver` of what is read (spec 1 §7). */
  readonly version?: () => string | undefined;
  readonly token: () => string | null | Promise<string | null>;
  /** Called once when a call answers `not_logged_in`, or a query has no token; a new token means: (try again) with it. */
  readonly renew?: () => Promise<string | null>;
  /** Called when a call answers `step_up_required`: asks the person for a fresh proof; true means: call again. */
  readonly stepUp?: () => Promise<boolean>;
  /** Says in the visitor's language that a call did not get through: nobody wrote the answer that would. */
  readonly unreached?: () => Promise<string>;
  readonly fetch?: typeof globalThis.fetch;
}

/** REST and GraphQL by fetch, with the session cookie and the access token. */
export function fetchTransport(options: FetchOptions): Transport {
  const base = options.base ?? '';
  const unreached = async (code: string, status: number): Promise<ProblemBody> => ({
    type: 'about:blank',
    code,
    status,
    title: (await options.unreached?.()) ?? code,
  });
  const send = async (url: string, init: RequestInit, renewed = false, bearer = false): Promise<Result<unknown>> => {
    const token = (await options.token()) ?? (bearer ? await options.renew?.() : null);
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    if (token) headers.set('authorization', `Bearer ${token}`);
    let response: Response;
    try {
      response = await (options.fetch ?? fetch)(base + url, { ...init, headers, credentials: 'same-origin' });
    } catch {
      return { ok: false, problem: await unreached('offline', 0) };
    }
    const data = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, data };
    const problem: ProblemBody = data ?? (await unreached('unavailable', response.status));
    if (response.status === 401 && options.renew && !renewed && (await options.renew())) return send(url, init, true);
    return { ok: false, problem };
  };
  /** A file goes as it is, everything else as JSON. */
  const carried = (body: unknown): RequestInit =>
    body instanceof Blob ? { headers: { 'content-type': body.type || 'application/octet-stream' }, body } : json(body);
  const proven = async (ask: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const answer = await ask();
    if (answer.ok || answer.problem.code !== 'step_up_required' || !(await options.stepUp?.())) return answer;
    return ask();
  };
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}, asSaid),
  });
  return {
    rest: (route, input) =>
      proven(() =>
        send(
          routeUrl(route, input, options.language(), route.method === 'GET' ? options.version?.() : undefined),
          route.method === 'GET' ? { method: 'GET' } : { ...carried(input.body), method: route.method },
        ),
      ),
    graphql: (field, args, facets) =>
      proven(async () => {
        const address = `/graphql${field.service === mainService ? '' : `/${field.service}`}?language=${options.language()}`;
        const question = json({ query: documentOf(field, facets), variables: args ?? {} });
        // The query service answers nobody without a token (spec 2 section 7): who has none yet fetches one first.
        const answer = await send(address, question, false, true);
        return answer.ok ? unwrap(field, answer.data) : answer;
      }),
  };
}

/** JSON writes what is no number as null, which may well mean something. As a text it is refused where a number is wanted. */
const asSaid = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { problem?: ProblemBody } }[];
}

function unwrap(field: Field, answer: unknown): Result<unknown> {
  const { data, errors } = answer as GraphqlAnswer;
  const failure = errors?.[0];
  if (failure) {
    const fallback = { type: 'about:blank', code: 'graphql_error', status: 400, title: failure.message };
    return { ok: false, problem: failure.extensions?.problem ?? fallback };
  }
  return { ok: true, data: data?.[field.name] };
}
