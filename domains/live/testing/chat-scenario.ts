import fc from 'fast-check';
import { updateStudioProfile } from '#domains/performers/contract/index.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { Problem } from '#kit/contract/problem.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as live from '../contract/index.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** What may happen between a performer and a guest, by what people really send. */
export const chatAction = fc.oneof(
  fc.record({ do: fc.constant('goLive' as const), freeChat: fc.boolean(), autoAccept: fc.boolean() }),
  fc.record({ do: fc.constant('setRoom' as const), freeChat: fc.boolean(), livePreview: fc.boolean() }),
  fc.record({
    do: fc.constant('start' as const),
    chatType: fc.constantFrom('FREECHAT', 'LIVECHAT', 'VIDEO_CALL', 'LIVE_PREVIEW'),
    single: fc.boolean(),
  }),
  fc.record({ do: fc.constant('answer' as const), accept: fc.boolean() }),
  fc.record({ do: fc.constant('say' as const), text: fc.constantFrom('hello', 'good evening') }),
  fc.record({
    do: fc.constant('offer' as const),
    singlec2c: fc.constantFrom(null, 200),
    freeChatByDefault: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom('stop', 'end', 'hostEnd', 'kick', 'minute', 'sayToRoom', 'read') }),
);
export type ChatAction = typeof chatAction extends fc.Arbitrary<infer H> ? H : never;

/** One performer and one guest of a world, and what happens between them. */
export class ChatScenario {
  readonly world: World;
  readonly performer: Person;
  readonly guest: Person;
  #starts = 0;

  constructor(world: World, performer: Person, guest: Person) {
    this.world = world;
    this.performer = performer;
    this.guest = guest;
  }

  static async begin(world: World): Promise<ChatScenario> {
    const performer = await world.performer({
      priceVideo: 300,
      priceSingle: 400,
      priceSinglec2c: 500,
      priceMulti: 300,
    });
    const guest = await world.guest(100_000);
    await performer.sendCommand(live.enterStudio, {});
    return new ChatScenario(world, performer, guest);
  }

  /** A client of one of them, or of nobody in particular. */
  as(person: Person): ApiClient {
    const { live: own, performers, kit } = this.world;
    const { handlers } = own;
    const dispatcher = createDispatcher([...handlers, ...performers.handlers, ...this.world.ledger.handlers], kit);
    return testClient(dispatcher, { ...person.caller, isProven: true });
  }

  /** The open chat that was heard of last; null when there is none. */
  #open(paid: boolean): live.LiveChat | null {
    const chats = this.guest.receivedOf(live.chatState).map(({ chat }) => chat);
    const ended = new Set(this.guest.receivedOf(live.chatEnd).map(({ chatId }) => chatId));
    return chats.findLast((chat) => live.isPaid(chat.chatType) === paid && !ended.has(chat.chatId)) ?? null;
  }

  /** Lets it happen, with all it causes. What is refused has not happened. */
  async run(what: ChatAction): Promise<void> {
    try {
      await this.#do(what);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    await this.world.kit.events.drain();
    // Whatever changes is told at once to somebody, and who watches within a second: a silence means that all is told.
    for (let told = -1; told < this.world.kit.published.length; ) {
      told = this.world.kit.published.length;
      await this.world.pass(1_500);
    }
  }

  async #do(what: ChatAction): Promise<unknown> {
    const { world, performer, guest } = this;
    const chat = this.#open(true) ?? this.#open(false);
    const chatId = chat?.chatId ?? 1;
    const guestSequence = (chat?.guestSequence ?? 0) + 1;
    const hostSequence = (chat?.hostSequence ?? 0) + 1;
    switch (what.do) {
      case 'goLive':
        return world.goLive(performer, what);
      case 'setRoom':
        return performer.sendCommand(live.setRoom, { freeChat: what.freeChat, livePreview: what.livePreview });
      case 'start': {
        this.#starts += 1;
        const startKey = `scenario-${guest.subjectId}-${this.#starts}`;
        const { chatType, single } = what;
        const actorId = performer.subjectId;
        return guest.sendCommand(live.startChat, {
          actorId,
          chatType: chatType as live.ChatType,
          single,
          startKey,
          sequence: 1,
        });
      }
      case 'answer':
        return performer.sendCommand(live.answerChat, { chatId, sequence: hostSequence, accept: what.accept });
      case 'say':
        return guest.sendCommand(live.sendChatText, { chatId, text: what.text });
      case 'sayToRoom':
        return performer.sendCommand(live.sendRoomText, { text: 'good evening, all' });
      case 'read':
        return guest.sendCommand(live.markChatRead, { chatId, textId: guest.last(live.chatText)?.text.id ?? 1 });
      case 'offer': {
        const prices = { video: 300, single: 400, singlec2c: what.singlec2c, voyeur: null, multi: 300 };
        const { freeChatByDefault } = what;
        return this.as(performer).call(updateStudioProfile, { body: { prices, freeChatByDefault } });
      }
      case 'stop':
        return performer.sendCommand(live.stopLive, {});
      case 'end':
        return guest.sendCommand(live.endChat, { chatId, sequence: guestSequence });
      case 'hostEnd':
        return performer.sendCommand(live.hostEndChat, { chatId, sequence: hostSequence });
      case 'kick':
        return performer.sendCommand(live.kickGuest, { guestId: guest.subjectId });
      case 'minute':
        return world.pass(60_000, 5_000);
    }
  }
}
