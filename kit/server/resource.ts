import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { Resource, Topic } from '#kit/contract/resource.ts';
import { topicOf } from '#kit/contract/resource.ts';
import type { Audience, Realtime } from '#kit/realtime/port.ts';

/**
 * Whom a push is for: the guest whose own the resource is, the key of which there is one each, or nobody in particular of
 * what everybody follows.
 */
type Whom<T> = T extends null
  ? [{ readonly ownerId: number }]
  : T extends (key: infer Key) => string
    ? [{ readonly key: Key } & Audience]
    : [Audience?];

/**
 * Tells who follows a resource of a change; after the commit. Only its own pushes compile, and only with whom its topic
 * asks for: `publish(realtime, facts, changed, payload, { ownerId })` of a guest's own, `{ key }` of what there is for
 * each key, neither of what everybody follows; the last two with `hiddenFrom`, for whom it is not there.
 */
export function publish<Key, State, M extends ServerMessage, N extends M, T extends Topic<Key>>(
  realtime: Pick<Realtime, 'publish'>,
  resource: Resource<Key, State, M, T>,
  message: N,
  payload: PayloadOf<N>,
  ...[whom]: Whom<NoInfer<T>>
): void {
  const { ownerId, key, hiddenFrom }: { ownerId?: number; key?: unknown } & Audience = whom ?? {};
  const topic = ownerId === undefined ? topicOf(resource, key as Key) : `guest:${ownerId}`;
  realtime.publish(topic as string, message, payload, ...(hiddenFrom ? [{ hiddenFrom }] : []));
}
