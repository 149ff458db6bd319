import type { Access } from '#domains/access/server/index.ts';
import { createAccess } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import { createBlocks } from '#domains/blocks/server/index.ts';
import { createConversation } from '#domains/conversation/server/index.ts';
import { defaultPreferences } from '#domains/guest/contract/default-preferences.ts';
import type { GuestPreferences } from '#domains/guest/contract/preferences.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { createMedia } from '#domains/media/server/index.ts';
import type { NewActor, Performers } from '#domains/performers/server/index.ts';
import { createPerformers } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { createSales } from '#domains/sales/server/index.ts';
import type { Caller, VisitorCaller } from '#kit/contract/access.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import type { Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { noCalls } from '../server/chats/policy.ts';
import type { CallPrices, HasTicket } from '../server/deps.ts';
import type { Live } from '../server/index.ts';
import { createLive } from '../server/index.ts';
import { FakeMedia } from './fake-media.ts';
import { Person } from './people.ts';

/** What a test puts around the parts. */
export interface TestBedOptions {
  /** Hears of every frame that reaches a guest. */
  readonly seen?: ((session: string) => void) | undefined;
  /** The books as live gets them, for example with a fault in them. */
  readonly ledger?: ((real: Ledger) => Ledger) | undefined;
  /** Who has a ticket of a show; those of {@link LiveTestBed.tickets} when this is not given. */
  readonly hasTicket?: HasTicket | undefined;
}

/**
 * Live over a kit, with the real ledger, performers and access; the media engine and guests are doubles, and people
 * hold connections without sockets.
 */
export class LiveTestBed<K extends Kit = Kit> {
  readonly kit: K;
  readonly ledger: Ledger;
  readonly performers: Performers;
  readonly access: Access;
  readonly blocks: Blocks;
  readonly people: Person[] = [];
  readonly locked = new Set<number>();
  /** Restricted accounts with their level. */
  readonly restricted = new Map<number, number>();
  readonly vips = new Set<number>();
  /** What performers take for calls, hundredths a minute; nobody takes any to begin with. */
  readonly calls = new Map<number, CallPrices>();
  /** Tickets for shows, as `show:guest`. */
  readonly tickets = new Set<string>();
  readonly preferences = new Map<number, GuestPreferences>();
  media: FakeMedia;
  live: Live;
  #closeListeners: ((connectionId: string, caller: Caller, ended: string | null) => void)[] = [];
  #nextId: number;
  readonly #engine: LiveMedia | null;
  readonly #around: TestBedOptions;

  /** `firstId`: the number space of people begins here. `engine`: a media engine other than the double. */
  constructor(kit: K, firstId = 100_001, engine: LiveMedia | null = null, around: TestBedOptions = {}) {
    this.#nextId = firstId;
    this.#engine = engine;
    this.#around = around;
    const realtime: Kit['realtime'] = {
      ...kit.realtime,
      publish: (topic, message, payload) => {
        kit.realtime.publish(topic, message, payload);
        for (const person of this.people) if (person.topics.has(topic)) person.send(message, payload);
      },
      onClose: (listener) => void this.#closeListeners.push(listener),
    };
    this.kit = { ...kit, realtime };
    this.ledger = createLedger(this.kit);
    this.performers = createPerformers(this.kit, { consent: agreeing, media: createMedia(this.kit) });
    const namesOf = async (_: unknown, ids: readonly number[]) => new Map(ids.map((id) => [id, `Guest${id}`]));
    this.blocks = createBlocks(this.kit, { guest: { namesOf, standing: async () => ({ isLocked: false }) as never } });
    this.access = createAccess({
      extensions: kit.extensions,
      guest: {
        standing: async (_, id) => ({
          isLocked: this.locked.has(id),
          isRestricted: this.restricted.has(id),
          restrictionLevel: this.restricted.get(id) ?? 0,
          isBlockedForComments: false,
        }),
      },
    });
    this.media = new FakeMedia(kit.clock, around.seen);
    this.live = this.#build();
  }

  #build(): Live {
    const ledger = this.#around.ledger?.(this.ledger) ?? this.ledger;
    return createLive(this.kit, {
      ledger,
      sales: createSales(this.kit, { ledger }),
      performers: this.performers,
      access: this.access,
      conversation: createConversation(this.kit),
      blocks: this.blocks,
      guest: {
        nameOf: async (_, id) => `Guest${id}`,
        preferencesOf: async (_, id) => this.#preferencesOf(id),
        setPreferences: async (id, change) => {
          this.preferences.set(id, { ...this.#preferencesOf(id), ...change });
          return this.#preferencesOf(id);
        },
      },
      isVip: async (_, id) => this.vips.has(id),
      hasTicket: this.#around.hasTicket ?? (async (_, showId, guestId) => this.tickets.has(`${showId}:${guestId}`)),
      callPrices: async (_, { id }) => this.calls.get(id) ?? noCalls,
      media: this.#engine ?? this.media,
      // The picture of a still is the still, plainly.
      stills: { make: async ({ bytes }) => ({ picture: bytes, blurred: bytes.slice(0, 1) }), stop: () => undefined },
    });
  }

  #preferencesOf(id: number): GuestPreferences {
    return this.preferences.get(id) ?? defaultPreferences;
  }

  /** Sockets, timers and the media engine die without a word; `meanwhile` passes before all is new again. */
  protected async restart(meanwhile: () => Promise<void>): Promise<void> {
    this.media.dead = true;
    await this.live.stop?.();
    this.#closeListeners = [];
    for (const person of this.people) person.topics.clear();
    await meanwhile();
    this.media = new FakeMedia(this.kit.clock, this.#around.seen);
    this.live = this.#build();
    await this.live.start?.();
    await this.live.settled();
  }

  /** A new connection of somebody who is known already, after a reload or a restart. */
  reconnect(person: Person): Person {
    return this.person(person.caller);
  }

  /** The connection closes without a word; `ended`: because its session is over. */
  async drop(person: Person, ended: string | null = null): Promise<void> {
    this.people.splice(this.people.indexOf(person), 1);
    for (const listener of this.#closeListeners) listener(person.id, person.caller, ended);
    await this.live.settled();
  }

  /** A performer with an account and prices, not live yet. */
  async performer(given: Partial<NewActor> = {}): Promise<Person> {
    const id = given.id ?? this.nextId();
    await this.kit.db.transaction((tx) => this.performers.create(tx, anActor({ ...given, id })));
    return this.person({ subjectId: id, accountId: id, roles: ['guest', 'performer'] });
  }

  async goLive(performer: Person, room: { freeChat?: boolean; autoAccept?: boolean } = {}): Promise<void> {
    await performer.sendCommand(contract.enterStudio, {});
    await performer.sendCommand(contract.goLive, { freeChat: true, autoAccept: false, ...room });
    this.media.send(`actor:${performer.subjectId}`);
    await this.live.settled();
  }

  /** An open connection of a caller; what is not given is a person in no particular country, not logged in. */
  person(caller: Partial<VisitorCaller> & Pick<VisitorCaller, 'subjectId'>): Person {
    const person = new Person(`connection-${this.nextId()}`, { ...nobody, ...caller }, () => this.live.handlers);
    person.join(`guest:${person.subjectId}`);
    this.people.push(person);
    return person;
  }

  nextId(): number {
    this.#nextId += 1;
    return this.#nextId;
  }
}

const nobody: Caller = {
  subjectId: null,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'en',
  country: null,
  ip: '127.0.0.1',
};
