import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { FramesEngine } from '#kit/live-media/server/engine.ts';
import { startFramesEngine } from '#kit/live-media/server/engine.ts';
import { WireClient } from '#kit/live-media/testing/clients.ts';
import type { Log } from '#kit/log/log.ts';
import * as contract from '../contract/index.ts';
import type { Person } from './people.ts';

/** Frames a second of each camera, and acknowledgements of each viewer. */
const framesPerSecond = 5;

interface Viewer {
  readonly client: WireClient;
  readonly token: string;
  heard: number;
}

/**
 * Cameras and viewers at the real relay, over real sockets: everybody with a ticket connects, cameras send, viewers
 * acknowledge as a page does, and say what reached them.
 */
export class RelayAudience {
  readonly frames: FramesEngine;
  readonly #server: Server;
  readonly #seen: (chatId: number) => void;
  readonly #cameras = new Map<Person, { client: WireClient; token: string }>();
  readonly #viewers = new Map<number, Viewer>();
  readonly #timer: Timer;
  readonly #clock: Clock;
  #url = '';
  #turn = 0;

  /** `seen` hears of the chats whose guests just got frames. */
  constructor(clock: Clock, log: Log, seen: (chatId: number) => void) {
    this.#clock = clock;
    this.#seen = seen;
    this.frames = startFramesEngine({ clock, log });
    this.#server = createServer((_, response) => response.writeHead(404).end());
    this.#server.on('upgrade', (request, socket, head) => {
      if (!this.frames.handleUpgrade(request, socket, head)) socket.destroy();
    });
    const every = (1_000 / framesPerSecond) * clock.speed;
    this.#timer = clock.setInterval(() => this.#frame(), every);
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#url = `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A performer's camera, connected with the newest ticket the studio was given. */
  film(performer: Person): void {
    const ticket = performer.last(contract.roomTicket)?.ticket;
    if (!ticket || this.#cameras.get(performer)?.token === ticket.token) return;
    this.#cameras.get(performer)?.client.close();
    const client = new WireClient(this.#url, ticket);
    client.socket.once('open', () => client.catalog());
    this.#cameras.set(performer, { client, token: ticket.token });
  }

  /** A guest's viewer, connected with the newest ticket the guest was sent. */
  watch(guest: Person): void {
    const given = guest.last(contract.chatTicket);
    if (!given || this.#viewers.get(given.chatId)?.token === given.ticket.token) return;
    this.#viewers.get(given.chatId)?.client.close();
    const client = new WireClient(this.#url, given.ticket);
    this.#viewers.set(given.chatId, { client, token: given.ticket.token, heard: 0 });
  }

  /** Whether a chat's viewer is connected, or about to be. */
  shows(chatId: number): boolean {
    return this.#viewers.has(chatId);
  }

  /** The line of one guest dies; the next ticket brings the picture back. */
  cut(dice: number): void {
    const viewers = [...this.#viewers.values()];
    viewers[Math.floor(dice * 7_919) % Math.max(1, viewers.length)]?.client.close();
  }

  /** Ends everybody. */
  async stop(): Promise<void> {
    this.#clock.clear(this.#timer);
    for (const { client } of this.#cameras.values()) client.close();
    for (const { client } of this.#viewers.values()) client.close();
    await this.frames.stop();
    this.#server.close();
  }

  #frame(): void {
    this.#turn += 1;
    for (const { client } of this.#cameras.values()) {
      if (client.socket.readyState === client.socket.OPEN)
        client.video({ keyframe: this.#turn % framesPerSecond === 0 });
    }
    for (const [chatId, viewer] of this.#viewers) {
      const { client } = viewer;
      if (client.closed) this.#viewers.delete(chatId);
      else if (client.mediaBytes > viewer.heard && client.socket.readyState === client.socket.OPEN) {
        viewer.heard = client.mediaBytes;
        client.objects.length = 0;
        client.ack();
        this.#seen(chatId);
      }
    }
  }
}
