import type { PayloadOf, Route, RouteInput, RouteOutput, ServerMessage } from './operations.ts';

/** What one push changes in a resource. */
export interface ResourcePush<Key, State, M extends ServerMessage = ServerMessage> {
  readonly message: M;
  /**
   * The state after it, as a new object; the very same one when it says nothing about this key; null when it tells that
   * something changed and not what: the snapshot is fetched anew. Pure. Pushes come late, twice, or already contained in
   * the state: values replace, nothing is added up.
   */
  reduce(state: State, payload: never, key: Key): State | null;
}

/**
 * State that a page shows and the server keeps current: a snapshot, the topic its changes go to, and what each push changes.
 * Old state + pushes = a fresh snapshot; a test of the owner proves it with `proveResource` (kit/testing/prove-resource.ts).
 */
export interface Resource<Key, State, M extends ServerMessage = ServerMessage> {
  readonly kind: 'resource';
  readonly name: string;
  readonly summary: string;
  /** Where its pushes go; null: to `guest:{id}`, which every connection of a guest is joined to. */
  topic(key: Key): string | null;
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

interface Definition<Key, State, R extends Route, P extends readonly ResourcePush<Key, State>[]> {
  readonly name: string;
  /** One sentence for the reference at /docs. */
  readonly summary: string;
  topic(key: Key): string | null;
  readonly snapshot: R;
  input(key: Key): RouteInput<R>;
  read(answer: RouteOutput<R>, key: Key): State;
  pushes(on: OnPush<Key, State>): P;
}

/** Declares a resource, in its owner's contract. */
export const defineResource = <Key, State, R extends Route, P extends readonly ResourcePush<Key, State>[]>(
  definition: Definition<Key, State, R, P>,
): Resource<Key, State, P[number]['message']> =>
  ({
    kind: 'resource',
    ...definition,
    pushes: definition.pushes((message, reduce) => ({ message, reduce })),
  }) as Resource<Key, State, P[number]['message']>;

/** The same resource with pushes that other domains bring. */
export const withPushes = <Key, State>(
  resource: Resource<Key, State>,
  more: readonly ResourcePush<Key, State>[],
): Resource<Key, State> => ({ ...resource, pushes: [...resource.pushes, ...more] });

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
