import type { Connection } from '#kit/server/handler.ts';

/** Which connections of this process hold which chats and studios. What must outlive a process stands in the rows. */
export interface ConnectionRegistry {
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

interface Attachments {
  readonly connection: Connection;
  readonly chats: Map<number, readonly string[]>;
  studio: number | null;
}

export function createConnectionRegistry(): ConnectionRegistry {
  const attached = new Map<string, Attachments>();
  const byChat = new Map<number, Set<string>>();

  const attachmentsOf = (connection: Connection): Attachments => {
    const known = attached.get(connection.id) ?? { connection, chats: new Map(), studio: null };
    attached.set(connection.id, known);
    return known;
  };

  return {
    attachChat(connection, chatId, topics) {
      attachmentsOf(connection).chats.set(chatId, topics);
      const holders = byChat.get(chatId) ?? new Set();
      byChat.set(chatId, holders.add(connection.id));
      for (const topic of topics) connection.join(topic);
    },
    releaseChat(chatId) {
      for (const id of byChat.get(chatId) ?? []) {
        const attachments = attached.get(id);
        const topics = attachments?.chats.get(chatId) ?? [];
        attachments?.chats.delete(chatId);
        const still = new Set([...(attachments?.chats.values() ?? [])].flat());
        for (const topic of topics) if (!still.has(topic)) attachments?.connection.leave(topic);
      }
      byChat.delete(chatId);
    },
    chats: () => [...byChat.keys()],
    attachStudio(connection, actorId) {
      attachmentsOf(connection).studio = actorId;
      connection.join(`studio:${actorId}`);
      connection.join(`room:${actorId}`);
    },
    studios: () => [...attached.values()].flatMap(({ studio }) => (studio === null ? [] : [studio])),
    closed(connectionId) {
      const attachments = attached.get(connectionId);
      if (!attachments) return { chatIds: [], actorId: null };
      attached.delete(connectionId);
      const chatIds = [...attachments.chats.keys()];
      for (const chatId of chatIds) {
        const holders = byChat.get(chatId);
        holders?.delete(connectionId);
        if (holders?.size === 0) byChat.delete(chatId);
      }
      return { chatIds, actorId: attachments.studio };
    },
  };
}
