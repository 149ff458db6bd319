import type { z } from 'zod';
import type { Caller, CallerOf } from '#kit/contract/access.ts';
import type {
  ClientMessage,
  DomainEvent,
  Field,
  FieldResult,
  FileReply,
  Job,
  Operation,
  PayloadOf,
  Route,
  RouteOutput,
  RouteParsed,
} from '#kit/contract/operations.ts';
import type { SelectedFields } from '#kit/contract/selection.ts';
import type { Tx } from '#kit/db/db.ts';
import type { PreviewDay } from './preview-day.ts';

/** How a use case sets cookies without knowing HTTP. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** `maxAge` in seconds; 0 deletes. Always SameSite=Lax, Path=/, Secure under https. */
  set(name: string, value: string, options: { maxAge: number; httpOnly?: boolean }): void;
}

/** Everything about one call besides its input. */
export interface Call<C extends Caller = Caller> {
  readonly caller: C;
  readonly cookies: CookieJar;
  readonly userAgent: string | null;
  readonly requestId: string;
  /** The day an operator wants to see; read it with `nowOf`. */
  readonly preview?: PreviewDay | undefined;
}

/** The socket connection a client message came over. */
export interface Connection<C extends Caller = Caller> {
  readonly id: string;
  readonly caller: C;
  send(message: { name: string }, payload: unknown): void;
  join(topic: string): void;
  leave(topic: string): void;
  close(code: number, reason: string): void;
}

/** An operation with what carries it out. The server mounts lists of these; there is no import-time registration. */
export type Handler =
  | { readonly kind: 'rest'; readonly operation: Route; run(input: never, call: Call): Promise<unknown> }
  | {
      readonly kind: 'graphql';
      readonly operation: Field;
      run(args: never, call: Call, asked?: SelectedFields): Promise<unknown>;
      /** Whether it makes only what is asked for. */
      readonly takesSelection?: true;
    }
  | { readonly kind: 'socket'; readonly operation: ClientMessage; run(payload: never, from: Connection): Promise<void> }
  | {
      readonly kind: 'event';
      readonly operation: DomainEvent;
      readonly subscriber: string;
      run(payload: never, tx: Tx): Promise<void>;
    }
  | { readonly kind: 'job'; readonly operation: Job; run(payload: never): Promise<void> }
  | { readonly kind: 'declared'; readonly operation: Operation };

/** Carries out a REST route. What is known of the caller follows from the route's access rule. */
export function handle<R extends Route>(
  operation: R,
  run: (input: RouteParsed<R>, call: Call<CallerOf<R['access']>>) => Promise<RouteOutput<R> | FileReply>,
): Handler {
  return { kind: 'rest', operation, run };
}

/** Resolves a GraphQL field. */
export function resolve<F extends Field>(
  operation: F,
  run: (args: z.output<NonNullable<F['args']>>, call: Call<CallerOf<F['access']>>) => Promise<FieldResult<F>>,
): Handler {
  return { kind: 'graphql', operation, run };
}

/** Some of an answer: each object has some of its fields. */
export type PartOf<T> = T extends readonly (infer Entry)[]
  ? PartOf<Entry>[]
  : T extends object
    ? { [F in keyof T]?: PartOf<T[F]> }
    : T;

/** Resolves a GraphQL field, and makes no more of its answer than what is `asked` for (all of it when undefined). */
export function resolveSelected<F extends Field>(
  operation: F,
  run: (
    args: z.output<NonNullable<F['args']>>,
    call: Call<CallerOf<F['access']>>,
    asked?: SelectedFields,
  ) => Promise<PartOf<FieldResult<F>>>,
): Handler {
  return { kind: 'graphql', operation, run, takesSelection: true };
}

/** Receives a socket message from a client. */
export function receive<M extends ClientMessage>(
  operation: M,
  run: (payload: PayloadOf<M>, from: Connection<CallerOf<M['access']>>) => Promise<void>,
): Handler {
  return { kind: 'socket', operation, run };
}

/**
 * Handles a domain event inside its own transaction; the delivery is ticked off in the same transaction. `subscriber`
 * is a stable name, `domain.what-it-does`.
 */
export function on<E extends DomainEvent>(
  operation: E,
  subscriber: string,
  run: (payload: PayloadOf<E>, tx: Tx) => Promise<void>,
): Handler {
  return { kind: 'event', operation, subscriber, run };
}

/** Carries out a job. */
export function work<J extends Job>(operation: J, run: (payload: PayloadOf<J>) => Promise<void>): Handler {
  return { kind: 'job', operation, run };
}

/** Lists messages a domain pushes and events it tells, so that the reference and the documents know them. */
export function declare(operations: readonly Operation[]): Handler[] {
  return operations.map((operation) => ({ kind: 'declared', operation }));
}
