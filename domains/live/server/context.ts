import type { Kit } from '#kit/server/kit.ts';
import type { ChatRow } from './chats/chat-row.ts';
import type { LiveDeps } from './deps.ts';
import type { ChatTimes } from './machine/state.ts';
import type { MediaGate } from './picture/media.ts';
import type { ClusterBus } from './processes/cluster-bus.ts';
import type { ConnectionRegistry } from './processes/connection-registry.ts';
import type { Work } from './processes/work.ts';

/** What every use case of live works with. */
export interface Context {
  readonly kit: Kit;
  readonly deps: LiveDeps;
  readonly media: MediaGate;
  readonly times: ChatTimes;
  /** Connections of this process and what they are attached to. */
  readonly connections: ConnectionRegistry;
  /** Work that continues by itself: followed, bounded, and waited for when stopping. */
  readonly work: Work;
  readonly clusterBus: ClusterBus;
  /** Steady time: everything a chat, a room or its money goes by. The wall clock may jump meanwhile. */
  now(): number;
  /** After a chat was written: its deadline, its media session, its room's numbers. */
  chatWritten(chat: ChatRow): void;
  /** The room's rules may ask for more: somebody has to end, a change has to be announced. */
  scheduleReconcile(roomId: number): void;
  /** The room's viewers changed; announced at most once a second. */
  viewersChanged(actorId: number): void;
}
