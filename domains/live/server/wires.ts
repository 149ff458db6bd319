import type { Connection } from '#kit/server/handler.ts';

/** Which connections of this process hold which chats and studios. What must outlive a process stands in the rows. */
export interface Wires {
  attachChat(connection: Connection, chatId: number, topics: readonly string[]): void;
  /** The chat is over: its connections hear no more of it. */
  releaseChat(chatId: number): void;
  /** Chats that connections of this process are attached to. */
  chats(): number[];
  attachStudio(connection: Connection, actorId: number): void;
  /** Performers whose studio is connected here. */
  studios(): number[];
  /** What a closed connection held. */
  closed(connectionId: string): { chatIds: number[]; actorId: number | null };
}

interface Wire {
  readonly connection: Connection;
  readonly chats: Map<number, readonly string[]>;
  studio: number | null;
}

export function createWires(): Wires {
  const wires = new Map<string, Wire>();
  const byChat = new Map<number, Set<string>>();

  const wireOf = (connection: Connection): Wire => {
    const known = wires.get(connection.id) ?? { connection, chats: new Map(), studio: null };
    wires.set(connection.id, known);
    return known;
  };

  return {
    attachChat(connection, chatId, topics) {
      wireOf(connection).chats.set(chatId, topics);
      const holders = byChat.get(chatId) ?? new Set();
      byChat.set(chatId, holders.add(connection.id));
      for (const topic of topics) connection.join(topic);
    },
    releaseChat(chatId) {
      for (const id of byChat.get(chatId) ?? []) {
        const wire = wires.get(id);
        const topics = wire?.chats.get(chatId) ?? [];
        wire?.chats.delete(chatId);
        const still = new Set([...(wire?.chats.values() ?? [])].flat());
        for (const topic of topics) if (!still.has(topic)) wire?.connection.leave(topic);
      }
      byChat.delete(chatId);
    },
    chats: () => [...byChat.keys()],
    attachStudio(connection, actorId) {
      wireOf(connection).studio = actorId;
      connection.join(`studio:${actorId}`);
      connection.join(`room:${actorId}`);
    },
    studios: () => [...wires.values()].flatMap(({ studio }) => (studio === null ? [] : [studio])),
    closed(connectionId) {
      const wire = wires.get(connectionId);
      if (!wire) return { chatIds: [], actorId: null };
      wires.delete(connectionId);
      const chatIds = [...wire.chats.keys()];
      for (const chatId of chatIds) {
        const holders = byChat.get(chatId);
        holders?.delete(connectionId);
        if (holders?.size === 0) byChat.delete(chatId);
      }
      return { chatIds, actorId: wire.studio };
    },
  };
}
