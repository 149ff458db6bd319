import type { z } from 'zod';
import type { Access, StepUp } from './access.ts';
import type { AuditRule } from './audit.ts';
import type { ProblemType } from './problem.ts';

/** How often one caller may use an operation: `points` calls in `seconds`, counted per address or account. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  readonly per: 'address' | 'subject';
}

interface Described<Rule extends Access = Access> {
  readonly name: string;
  /** One sentence for the reference at /docs. */
  readonly summary: string;
  readonly access: Rule;
  readonly problems?: readonly ProblemType[];
  readonly limit?: RateLimit;
  /** What one call costs in points (kit/contract/cost.ts); follows from its shape when not given. */
  readonly cost?: number;
  /**
   * Everybody who asks the same in the same language and country gets the same answer: it is made once, in nobody's name, and kept
   * until something it was read from changes (kit/server/shared-answers.ts). For what `anyone` may read.
   */
  readonly shared?: true;
  /**
   * What the answer always carries of what other domains know of the things in it (kit/contract/entity.ts): all, or some
   * fields. An input `query.fields` (names with commas) narrows it. Otherwise facets are there where somebody asks for them.
   */
  readonly facets?: 'all' | readonly string[];
  /** What the audit log says of it. Whatever operators or internal callers may do has to declare it. */
  readonly audit?: AuditRule;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How long browsers, and networks between us and them, may keep an answer of a route. */
export interface KeptAnswer<R extends z.ZodType = z.ZodType> {
  readonly seconds: number;
  /**
   * Whether everybody gets this answer who asks the same in the same language. What hangs on who asks, or from where, is kept by
   * browsers of visitors alone, and of somebody who is logged in by nobody.
   */
  isEverybodys(answer: z.output<R>): boolean;
}

/** A REST route under `/rest/v1/`. `path` is written as the specification writes it, for example `actor/getActorStateById/{actorId}`. */
export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> extends Described<Rule> {
  readonly kind: 'route';
  readonly method: Method;
  readonly path: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: R;
  /** Whether a fresh proof of identity is asked for; see {@link StepUp}. */
  readonly stepUp?: StepUp;
  /**
   * When it takes two operators, by what it is called with: the first asks, another who may call it agrees
   * (`kit/server/four-eyes.ts`). For what cannot be undone.
   */
  readonly fourEyes?: (input: { readonly body: never; readonly params: never }) => boolean;
  /** Largest body in bytes; 64 KiB when not given. */
  readonly maxBody?: number;
  /** How long an answer may be kept outside; none is, where nothing is said. Of GET alone. */
  readonly kept?: KeptAnswer<R>;
  /** Content types of the one file the body is, instead of JSON. It is kept on disk while it is received; `body` is `file`. */
  readonly upload?: readonly string[];
}

/** A file that is read in parts. */
export interface FileParts {
  /** Bytes in all. */
  readonly size: number;
  /** Bytes `start` to `end`, both included; null when they are gone. */
  read(start: number, end: number): Promise<Uint8Array | null>;
  /** For a download: all that is asked for is answered at once, sent on as it is read, and not a part of it. */
  readonly isWhole?: true;
}

/** A file answer: `response: file` marks routes that answer bytes instead of JSON. */
export interface FileReply {
  readonly body: Uint8Array | NodeJS.ReadableStream;
  readonly type: string;
  readonly cacheSeconds: number;
  /** How long networks between us and browsers may keep it, in seconds; as long as browsers when not given. */
  readonly sharedSeconds?: number;
  /** Only the browser that asked may keep it: it was given to this caller, and others have to ask for themselves. */
  readonly isPrivate?: true;
  /** Names the content, so that whoever has it asks only whether it still holds. */
  readonly etag?: string;
  /** What a browser that saves it calls it; in any script. */
  readonly filename?: string;
  /** For what is looked at in parts, such as a video (RFC 9110 §14): `body` is empty then, and each answer holds a part. */
  readonly parts?: FileParts;
  /** Set to answer a redirect to this address instead of a body. */
  readonly location?: string;
}

declare const serviceName: unique symbol;

/** A query service, by its address below `/graphql`; made by {@link queryService}. */
export type Service = string & { readonly [serviceName]: true };

/**
 * Declares a query service (spec 2 §7) that is mounted at `/graphql/{address}` as soon as it has a field. The domain that owns it
 * exports it from its contract; whoever adds fields to it takes it from there.
 * @param address lower-case words joined by hyphens
 */
export const queryService = (address: string): Service => address as Service;

/** The service at `/graphql` itself: of every field that names no other. */
export const mainService = queryService('query');

/** A GraphQL query or mutation field. The SDL, the resolver's types and the client's selection derive from it. */
export interface Field<A extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType, Rule extends Access = Access>
  extends Described<Rule> {
  readonly kind: 'query' | 'mutation';
  readonly service: Service;
  /** Whether a fresh proof of identity is asked for; see {@link StepUp}. */
  readonly stepUp?: StepUp;
  readonly args?: A;
  readonly result: R;
}

/** A field that reads: the typed client's `query`. */
export type QueryField<
  A extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> = Field<A, R, Rule> & { readonly kind: 'query' };

/** A field that changes something: the typed client's `mutate`. */
export type MutationField<
  A extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> = Field<A, R, Rule> & { readonly kind: 'mutation' };

/** A socket message from the client. It may be answered by server messages; it has no direct reply. */
export interface ClientMessage<P extends z.ZodType = z.ZodType, Rule extends Access = Access> extends Described<Rule> {
  readonly kind: 'clientMessage';
  readonly payload: P;
}

/** A socket message from the server, pushed to a topic. `access` says who may be subscribed to where it is sent. */
export interface ServerMessage<P extends z.ZodType = z.ZodType> extends Described {
  readonly kind: 'serverMessage';
  readonly payload: P;
}

/** A domain event: something that has happened, told through the outbox. Handlers may run twice without harm. */
export interface DomainEvent<P extends z.ZodType = z.ZodType> extends Described {
  readonly kind: 'event';
  readonly payload: P;
  /**
   * What it is about, such as an account: events with the same key reach a subscriber one at a time, in the order in which
   * they were emitted. Transactions that emit for one key at the same time have no order. Without it there is none.
   */
  key?(payload: z.output<P>): string | number;
}

/** Background work. `cron` (UTC, five fields) makes it a schedule. */
export interface Job<P extends z.ZodType = z.ZodType> extends Described {
  readonly kind: 'job';
  readonly payload: P;
  readonly cron?: string;
}

export type Operation = Route | Field | ClientMessage | ServerMessage | DomainEvent | Job;

type Without<T> = Omit<T, 'kind'>;

/** Declares a REST route. */
export function route<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Rule extends Access,
>(definition: Without<Route<P, Q, B, R, Rule>>): Route<P, Q, B, R, Rule> {
  return { kind: 'route', ...definition };
}

/** Declares a GraphQL query field. */
export function query<A extends z.ZodType, R extends z.ZodType, Rule extends Access>(
  definition: Omit<Field<A, R, Rule>, 'kind' | 'service'> & { service?: Service },
): QueryField<A, R, Rule> {
  return { kind: 'query', service: mainService, ...definition };
}

/** Declares a GraphQL mutation field. */
export function mutation<A extends z.ZodType, R extends z.ZodType, Rule extends Access>(
  definition: Omit<Field<A, R, Rule>, 'kind' | 'service'> & { service?: Service },
): MutationField<A, R, Rule> {
  return { kind: 'mutation', service: mainService, ...definition };
}

/** Declares a message the client sends over `/realtime`. `name` is its wire `type`. */
export function clientMessage<P extends z.ZodType, Rule extends Access>(
  definition: Without<ClientMessage<P, Rule>>,
): ClientMessage<P, Rule> {
  return { kind: 'clientMessage', ...definition };
}

/** Declares a message the server pushes over `/realtime`. `name` is its wire `type`. */
export function serverMessage<P extends z.ZodType>(definition: Without<ServerMessage<P>>): ServerMessage<P> {
  return { kind: 'serverMessage', ...definition };
}

/** Declares a domain event, named `domain.somethingHappened`. */
export function event<P extends z.ZodType>(definition: Without<DomainEvent<P>>): DomainEvent<P> {
  return { kind: 'event', ...definition };
}

/** Declares a background job, named `domain.verb`. */
export function job<P extends z.ZodType>(definition: Without<Job<P>>): Job<P> {
  return { kind: 'job', ...definition };
}

/** What a caller hands to a route: only the parts the route declares. */
export type RouteInput<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']>;
type Part<K extends string, S> = [NonNullable<S>] extends [never]
  ? unknown
  : z.ZodType extends NonNullable<S>
    ? unknown
    : NonNullable<S> extends z.ZodType<infer _O, infer I>
      ? Record<never, never> extends I
        ? { [P in K]?: I }
        : { [P in K]: I }
      : unknown;

/** What a route's handler receives after validation. */
export type RouteParsed<R extends Route> = {
  params: z.output<NonNullable<R['params']>>;
  query: z.output<NonNullable<R['query']>>;
  body: z.output<NonNullable<R['body']>>;
};
export type RouteOutput<R extends Route> = z.output<R['response']>;
export type FieldArgs<F extends Field> = z.input<NonNullable<F['args']>>;
export type FieldResult<F extends Field> = z.output<F['result']>;
export type PayloadOf<M extends { payload: z.ZodType }> = z.output<M['payload']>;
