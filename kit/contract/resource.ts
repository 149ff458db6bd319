import type { PayloadOf, Route, RouteInput, RouteOutput, ServerMessage } from './operations.ts';

/** What one push changes in a resource. */
export interface ResourcePush<Key, State, M extends ServerMessage = ServerMessage> {
  readonly message: M;
  /**
   * The state after it, as a new object; the very same one when it says nothing about this key; null when it tells that
   * something changed and not what: the snapshot is fetched again. Pure. Pushes come late, twice, or already contained in
   * the state: values replace, nothing is added up.
   */
  reduce(state: State, payload: never, key: Key): State | null;
}

/**
 * Where pushes go. A name: to everybody there, such as `books`. A function: to the place of a key, such as `shelf:7`.
 * Null: to `guest:{id}`, which every connection of a guest is joined to.
 */
export type Topic<Key> = string | null | ((key: Key) => string);

/**
 * State that a page shows and the server keeps current: a snapshot, the topic its changes go to, and what each push changes.
 * Old state + pushes = a fresh snapshot; a test of the owner proves it with `proveResource` (kit/testing/prove-resource.ts).
 */
export interface Resource<Key, State, M extends ServerMessage = ServerMessage, T extends Topic<Key> = Topic<Key>> {
  readonly kind: 'resource';
  readonly name: string;
  readonly summary: string;
  readonly topic: T;
  readonly snapshot: Route;
  /** What the snapshot is asked with. */
  input(key: Key): object;
  read(answer: never, key: Key): State;
  readonly pushes: readonly ResourcePush<Key, State, M>[];
}

/** Declares what one push changes; see {@link ResourcePush}. */
export type OnPush<Key, State> = <M extends ServerMessage>(
  message: M,
  reduce: (state: State, payload: PayloadOf<M>, key: Key) => State | null,
) => ResourcePush<Key, State, M>;

interface Definition<Key, State, R extends Route, P extends readonly ResourcePush<Key, State>[], T extends Topic<Key>> {
  readonly name: string;
  /** One sentence for the reference at /docs. */
  readonly summary: string;
  /** See {@link Topic}. */
  readonly topic: T;
  readonly snapshot: R;
  input(key: Key): RouteInput<R>;
  read(answer: RouteOutput<R>, key: Key): State;
  pushes(on: OnPush<Key, State>): P;
}

/** Declares a resource of which there is one for each key, in its owner's contract. */
export function defineResource<Key, State, R extends Route, P extends readonly ResourcePush<Key, State>[]>(
  definition: Definition<Key, State, R, P, (key: Key) => string>,
): Resource<Key, State, P[number]['message'], (key: Key) => string>;
/** Declares one whose pushes go to everybody, or to the guest whose own it is. Its key, if any, is what is asked for. */
export function defineResource<
  T extends string | null,
  State,
  R extends Route,
  P extends readonly ResourcePush<Key, State>[],
  Key = null,
>(definition: Definition<Key, State, R, P, T>): Resource<Key, State, P[number]['message'], T>;
export function defineResource<Key, State, R extends Route, P extends readonly ResourcePush<Key, State>[]>(
  definition: Definition<Key, State, R, P, Topic<Key>>,
): Resource<Key, State> {
  const pushes = definition.pushes((message, reduce) => ({ message, reduce }));
  return { kind: 'resource', ...definition, pushes } as Resource<Key, State>;
}

/** The topic that who follows `key` joins; null: the one every connection of a guest is joined to anyway. */
export const topicOf = <Key>({ topic }: { readonly topic: Topic<Key> }, key: Key): string | null =>
  typeof topic === 'function' ? topic(key) : topic;

/** The same resource with pushes that other domains bring. */
export const withPushes = <Key, State, T extends Topic<Key>>(
  resource: Resource<Key, State, ServerMessage, T>,
  more: readonly ResourcePush<Key, State>[],
): Resource<Key, State, ServerMessage, T> => ({ ...resource, pushes: [...resource.pushes, ...more] });

/** The state after a push by the name of its message; the same one for a message that is none of its pushes. */
export function afterPush<Key, State>(
  { pushes }: Resource<Key, State>,
  key: Key,
  state: State,
  { type, data }: { readonly type: string; readonly data: unknown },
): State | null {
  let after: State = state;
  for (const { message, reduce } of pushes) {
    if (message.name !== type) continue;
    const next = reduce(after, data as never, key);
    if (next === null) return null;
    after = next;
  }
  return after;
}
