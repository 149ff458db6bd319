import { filled } from 'virtual:slots/performers.facetPush';
import { useState } from 'react';
import { usePush, usePushes, useTopic } from '#kit/web/channel.tsx';
import { fillingsOf } from '#kit/web/slots.ts';
import type { ActorState } from '../../contract/index.ts';
import type { ActorPresence } from '../../contract/presence.ts';
import { actorOffline, actorOnline, actorState } from '../../contract/presence.ts';
import type { facetPush } from '../slots.ts';

/** What of a performer the pushes keep current. */
type PresenceFields = Pick<ActorState, 'id' | 'isOnline' | 'liveState' | 'isLivePreviewEnabled'>;
type Change = Partial<Omit<ActorState, 'id'>>;

const changeOf = (presence: ActorPresence): Change => ({
  isOnline: presence.isOnline,
  onlineState: presence.isOnline ? 'ONLINE' : 'OFFLINE',
  liveState: presence.state,
  freeChat: presence.freeChat,
  isLivePreviewEnabled: presence.isLivePreviewEnabled,
  isVoyeurChatAvailable: presence.isVoyeurChatAvailable,
  viewers: presence.viewers,
});

const gone: Change = {
  isOnline: false,
  onlineState: 'OFFLINE',
  liveState: 'offline',
  freeChat: false,
  isLivePreviewEnabled: false,
  isVoyeurChatAvailable: false,
  viewers: 0,
};

const facetPushes = fillingsOf<typeof facetPush>(filled).map(({ value }) => value);

/**
 * Keeps performers current while they are shown (spec 2 §4: online and offline pushes update lists). The order stays as
 * it was, so that nothing moves away under a thumb.
 */
export function useActorPresence<A extends PresenceFields>(actors: readonly A[]): A[] {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());
  const note = (id: number, change: Change) =>
    setChanges((before) => new Map(before).set(id, { ...before.get(id), ...change }));
  useTopic('actors');
  usePush(actorOnline, (presence) => note(presence.actorId, changeOf(presence)));
  usePush(actorState, (presence) => note(presence.actorId, changeOf(presence)));
  usePush(actorOffline, ({ actorId }) => note(actorId, gone));
  usePushes(facetPushes, ({ changeOf: changed }, payload) => {
    const { id, change } = changed(payload as never);
    note(id, change);
  });
  return actors.map((actor) => {
    const change = changes.get(actor.id);
    return change ? { ...actor, ...change } : actor;
  });
}
