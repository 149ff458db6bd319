import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { Resource } from '#kit/contract/resource.ts';
import type { Realtime } from '#kit/realtime/port.ts';

/**
 * Tells everybody who follows a resource of a change; after the commit. Only its own pushes compile.
 * @param key whose; of a resource without a topic its owner’s id
 */
export function publishChange<Key, State, M extends ServerMessage, N extends M>(
  realtime: Pick<Realtime, 'publish'>,
  resource: Resource<Key, State, M>,
  key: NoInfer<Key>,
  message: N,
  payload: PayloadOf<N>,
): void {
  const topic = resource.topic(key);
  if (topic === null) throw new Error(`${resource.name} has no topic of its own: say whose it is with publishTo.`);
  realtime.publish(topic, message, payload);
}

/** The same of a resource that is every guest's own. */
export function publishTo<Key, State, M extends ServerMessage, N extends M>(
  realtime: Pick<Realtime, 'publish'>,
  _resource: Resource<Key, State, M>,
  ownerId: number,
  message: N,
  payload: PayloadOf<N>,
): void {
  realtime.publish(`guest:${ownerId}`, message, payload);
}
