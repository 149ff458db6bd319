import type { LiveMedia } from '#kit/live-media/port.ts';
import type { MediaTicket } from '../contract/index.ts';
import type { ChatRow } from './chat-row.ts';

/** All that live asks of the media engine, in its own words: the one place that knows the engine's port. */
export interface MediaGate {
  openRoom(actorId: number): Promise<void>;
  closeRoom(actorId: number): Promise<void>;
  /** The performer's admission to send; the picture is carried by the engine of the process that gives it. */
  publishTicket(actorId: number): Promise<MediaTicket>;
  /** Takes the right to send from whoever holds it; tickets issued later work. */
  dropPublisher(actorId: number): Promise<void>;
  /** The guest's admission to watch; a preview gets the tiny picture without sound. */
  watchTicket(chat: ChatRow): Promise<MediaTicket>;
  /** Takes the picture away, within a second and for good. */
  stopWatching(chat: ChatRow): Promise<void>;
  openCamera(chat: ChatRow): Promise<void>;
  closeCamera(chat: ChatRow): Promise<void>;
  cameraTicket(chat: ChatRow): Promise<MediaTicket>;
  cameraWatchTicket(chat: ChatRow): Promise<MediaTicket>;
  listen(hearer: MediaHearer): () => void;
}

/** News of the engine. Instants in ms since the epoch. */
export interface MediaHearer {
  hostSending(actorId: number, sending: boolean): void;
  hostGone(actorId: number): void;
  cameraSending(chatId: number, sending: boolean): void;
  delivered(sessions: readonly { session: string; at: number }[]): void;
  pictureBroken(session: string, since: number): void;
  pictureBack(session: string, since: number, until: number): void;
}

const actorRoom = (actorId: number): string => `actor:${actorId}`;
const cameraRoom = (chatId: number): string => `guest:${chatId}`;
const performerPeer = (actorId: number): string => `performer:${actorId}`;
const guestPeer = (guestId: number): string => `guest:${guestId}`;

/** Reads a room's name back. */
function idIn(room: string, kind: 'actor' | 'guest'): number | null {
  const [found, id] = room.split(':');
  return found === kind ? Number(id) : null;
}

/** The gate over an engine. */
export function mediaGate(engine: LiveMedia): MediaGate {
  return {
    openRoom: (actorId) => engine.open(actorRoom(actorId), { publisher: performerPeer(actorId) }),
    closeRoom: (actorId) => engine.close(actorRoom(actorId)),
    async publishTicket(actorId) {
      await this.openRoom(actorId);
      return engine.publish(actorRoom(actorId), performerPeer(actorId));
    },
    dropPublisher: (actorId) => engine.kick(actorRoom(actorId), performerPeer(actorId)),
    watchTicket: (chat) =>
      engine.subscribe(actorRoom(chat.actorId), guestPeer(chat.guestId), {
        session: chat.mediaSession,
        ...(chat.type === 'LIVE_PREVIEW' ? { renditions: ['tiny'], audio: false } : {}),
      }),
    stopWatching: (chat) => engine.kick(actorRoom(chat.actorId), guestPeer(chat.guestId), chat.mediaSession),
    openCamera: (chat) => engine.open(cameraRoom(chat.id), { publisher: guestPeer(chat.guestId), maxViewers: 4 }),
    closeCamera: (chat) => engine.close(cameraRoom(chat.id)),
    cameraTicket: (chat) => engine.publish(cameraRoom(chat.id), guestPeer(chat.guestId)),
    cameraWatchTicket: (chat) =>
      engine.subscribe(cameraRoom(chat.id), performerPeer(chat.actorId), {
        session: `camera:${chat.id}`,
        report: false,
      }),
    listen(hearer) {
      const sending = (room: string, is: boolean): void => {
        const actorId = idIn(room, 'actor');
        const chatId = idIn(room, 'guest');
        if (actorId !== null) hearer.hostSending(actorId, is);
        if (chatId !== null) hearer.cameraSending(chatId, is);
      };
      const stops = [
        engine.on('live', ({ room }) => sending(room, true)),
        engine.on('stalled', ({ room }) => sending(room, false)),
        engine.on('ended', ({ room, reason }) => {
          sending(room, false);
          const actorId = idIn(room, 'actor');
          if (actorId !== null && reason !== 'closed' && reason !== 'relay-lost') hearer.hostGone(actorId);
        }),
        engine.on('delivered', ({ sessions }) => hearer.delivered(sessions)),
        engine.on('picture-broken', ({ session, since }) => hearer.pictureBroken(session, since)),
        engine.on('picture-back', ({ session, since, until }) => hearer.pictureBack(session, since, until)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
