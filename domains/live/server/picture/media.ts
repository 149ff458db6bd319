import { outsideTransactions } from '#kit/live-media/outside-transactions.ts';
import type { LiveMedia, OfferedPicture, Still } from '#kit/live-media/port.ts';
import type { MediaTicket } from '../../contract/index.ts';
import { isSoundOnly } from '../../contract/index.ts';
import type { ChatRow } from '../chats/chat-row.ts';

/** All that live asks of the media engine, in its own words: the one place that knows the engine's port. */
export interface MediaGate {
  openRoom(actorId: number): Promise<void>;
  closeRoom(actorId: number): Promise<void>;
  /** The performer's admission to send; the picture is carried by the engine of the process that gives it. */
  publishTicket(actorId: number): Promise<MediaTicket>;
  /** Takes the right to send from whoever holds it; tickets issued later work. */
  dropPublisher(actorId: number): Promise<void>;
  /** The guest's admission to watch, in the web session that holds the chat; a preview gets the tiny picture without sound. */
  watchTicket(chat: ChatRow): Promise<MediaTicket>;
  /** Takes the picture away, within a second and for good. */
  stopWatching(chat: ChatRow): Promise<void>;
  openCamera(chat: ChatRow): Promise<void>;
  closeCamera(chat: Pick<ChatRow, 'id'>): Promise<void>;
  /** What a guest sends in a chat comes in, at the engine of this process. */
  isCameraOn(chatId: number): boolean;
  cameraTicket(chat: ChatRow): Promise<MediaTicket>;
  /** The performer's admission to the guest's camera, in the performer's own web session. */
  cameraWatchTicket(chat: ChatRow, webSession: string | null): Promise<MediaTicket>;
  listen(listener: MediaListener): () => void;
  /** What the engine of this process carries now. */
  carried(): CarriedMedia;
  /** Sends nothing more under a media session, or continues; its connection stays. */
  hold(session: string, isHeld: boolean): Promise<void>;
  /** What a performer's picture shows now, as it was encoded; null when this process carries none. */
  still(actorId: number): Promise<Still | null>;
  /** Cuts off what is carried under a media session. */
  cut(session: string): Promise<void>;
}

/** Rooms, cameras and viewers' sessions on an engine. A room opened again has another number. */
export interface CarriedMedia {
  readonly rooms: ReadonlyMap<number, number>;
  readonly cameras: readonly number[];
  readonly sessions: readonly string[];
}

/** News of the engine. Instants in ms since the epoch. */
export interface MediaListener {
  hostSending(actorId: number, sending: boolean): void;
  hostGone(actorId: number): void;
  /** What browsers need to show the performer's picture. */
  hostOffers(actorId: number, pictures: OfferedPicture[]): void;
  cameraSending(chatId: number, sending: boolean): void;
  delivered(sessions: readonly { session: string; at: number }[]): void;
  pictureBroken(session: string, since: number, proven: number): void;
  pictureBack(session: string, since: number, until: number, byLine: boolean): void;
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
export function mediaGate(given: LiveMedia): MediaGate {
  const engine = outsideTransactions(given);
  const rooms = new Map<number, number>();
  const cameras = new Set<number>();
  const camerasOn = new Set<number>();
  const watching = new Map<string, { room: string; peer: string }>();
  let opened = 0;
  return {
    openRoom(actorId) {
      opened += 1;
      rooms.set(actorId, opened);
      return engine.open(actorRoom(actorId), { publisher: performerPeer(actorId) });
    },
    closeRoom(actorId) {
      rooms.delete(actorId);
      return engine.close(actorRoom(actorId));
    },
    carried: () => ({ rooms: new Map(rooms), cameras: [...cameras], sessions: [...watching.keys()] }),
    async hold(session, isHeld) {
      const viewer = watching.get(session);
      if (viewer) await engine.hold(viewer.room, session, isHeld);
    },
    async cut(session) {
      const viewer = watching.get(session);
      if (viewer) await engine.kick(viewer.room, viewer.peer, session);
    },
    still: async (actorId) => (rooms.has(actorId) ? engine.still(actorRoom(actorId)) : null),
    async publishTicket(actorId) {
      await this.openRoom(actorId);
      return engine.publish(actorRoom(actorId), performerPeer(actorId));
    },
    dropPublisher: (actorId) => engine.kick(actorRoom(actorId), performerPeer(actorId)),
    watchTicket: (chat) =>
      engine.subscribe(actorRoom(chat.actorId), guestPeer(chat.guestId), {
        session: chat.mediaSession,
        holder: chat.webSession,
        ...(chat.type === 'LIVE_PREVIEW' ? { renditions: ['tiny'], audio: false } : {}),
        ...(isSoundOnly(chat.type) ? { renditions: [] } : {}),
      }),
    stopWatching: (chat) => engine.kick(actorRoom(chat.actorId), guestPeer(chat.guestId), chat.mediaSession),
    openCamera(chat) {
      cameras.add(chat.id);
      const publisher = guestPeer(chat.guestId);
      const sound = isSoundOnly(chat.type) ? { renditions: [] } : {};
      return engine.open(cameraRoom(chat.id), { publisher, maxViewers: 4, ...sound });
    },
    closeCamera(chat) {
      cameras.delete(chat.id);
      camerasOn.delete(chat.id);
      return engine.close(cameraRoom(chat.id));
    },
    isCameraOn: (chatId) => camerasOn.has(chatId),
    cameraTicket: (chat) => engine.publish(cameraRoom(chat.id), guestPeer(chat.guestId)),
    cameraWatchTicket: (chat, webSession) =>
      engine.subscribe(cameraRoom(chat.id), performerPeer(chat.actorId), {
        session: `camera:${chat.id}`,
        holder: webSession,
        report: false,
      }),
    listen(listener) {
      const sending = (room: string, is: boolean): void => {
        const actorId = idIn(room, 'actor');
        const chatId = idIn(room, 'guest');
        if (actorId !== null) listener.hostSending(actorId, is);
        if (chatId === null) return;
        if (is) camerasOn.add(chatId);
        else camerasOn.delete(chatId);
        listener.cameraSending(chatId, is);
      };
      const stops = [
        engine.on('peer-joined', ({ room, peer, session }) => {
          if (idIn(room, 'actor') !== null) watching.set(session, { room, peer });
        }),
        engine.on('peer-left', ({ session }) => void watching.delete(session)),
        engine.on('live', ({ room }) => sending(room, true)),
        engine.on('stalled', ({ room }) => sending(room, false)),
        engine.on('offers', ({ room, pictures }) => {
          const actorId = idIn(room, 'actor');
          if (actorId !== null) listener.hostOffers(actorId, pictures);
        }),
        engine.on('ended', ({ room, reason }) => {
          sending(room, false);
          const actorId = idIn(room, 'actor');
          if (actorId !== null && reason !== 'closed' && reason !== 'relay-lost') listener.hostGone(actorId);
        }),
        engine.on('delivered', ({ sessions }) => listener.delivered(sessions)),
        engine.on('picture-broken', ({ session, since, proven }) => listener.pictureBroken(session, since, proven)),
        engine.on('picture-back', ({ session, since, until, cause }) =>
          listener.pictureBack(session, since, until, cause === 'line'),
        ),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
