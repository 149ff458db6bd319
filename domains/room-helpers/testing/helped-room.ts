import { bansOfPerformers } from '#domains/blocks/server/index.ts';
import * as live from '#domains/live/contract/index.ts';
import { roomRules } from '#domains/live/server/index.ts';
import type { Person } from '#domains/live/testing/people.ts';
import { World } from '#domains/live/testing/world.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { createRoomHelpers, roomHelpersTables } from '../server/index.ts';
import { bansAmong } from '../server/rows.ts';

/** A stage with real rooms, whose helpers and rules are this domain's; with tables of domains above it. */
export async function openHelpedRoom(tables: readonly Migrations[] = []) {
  const world = await World.open({ tables: [roomHelpersTables, ...tables] });
  const { kit } = world;
  const fans = new Set<string>();
  const buyers = new Set<number>();
  const operators = new Set<number>();
  const mailboxes = new Map<number, string>();
  const names = new Map<string, number>();
  /** Who was told what, as `guest kind`. */
  const told: string[] = [];
  const helpers = createRoomHelpers(kit, {
    blocks: world.blocks,
    favourites: {
      fansAmong: async (_, actorId, ids) => ids.filter((id) => fans.has(`${actorId}:${id}`)),
    },
    guest: {
      namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`])),
      idNamed: async (_, name) => names.get(name) ?? null,
    },
    identity: {
      account: async (_, id) => ({
        id,
        email: mailboxes.get(id) ?? `guest${id}@vesper.example`,
        emailVerified: true,
        roles: operators.has(id) ? ['operator'] : ['guest'],
        language: 'en',
        createdAt: new Date(0),
      }),
    },
    live: world.live,
    notifications: {
      notify: async (_, { guestId, kind }) => void told.push(`${guestId} ${kind.name}`),
    },
    performers: world.performers,
    phones: { verified: async () => [] },
    sales: { hasBought: async (_, id) => buyers.has(id) },
  });
  kit.extensions.add('room-helpers', [
    extend(roomRules, helpers.rules),
    extend(bansOfPerformers, (executor, among) => bansAmong(executor, among, kit.clock.now())),
  ]);
  kit.events.subscribe([...world.live.handlers, ...helpers.handlers]);
  const dispatcher = testDispatcher(kit, helpers.handlers);
  const as = (person: Person) => testClient(dispatcher, testCaller(person.caller));

  /** Somebody in free chat, with coins enough to write on. */
  const guestIn = async (performer: Person, coins = 1_000) => {
    const guest = await world.guest(coins);
    const startKey = `start-${guest.subjectId}`;
    await guest.sendCommand(live.startChat, {
      actorId: performer.subjectId,
      chatType: 'FREECHAT',
      startKey,
      sequence: 1,
    });
    await world.pass(1_500);
    return guest;
  };
  const chatOf = (guest: Person) => guest.last(live.chatState)?.chat.chatId ?? 0;
  return {
    ...{ world, kit, helpers, dispatcher, fans, buyers, operators, mailboxes, names, told, as, guestIn, chatOf },
    /** Says a line in the room; the code of its refusal, or null. */
    say: (guest: Person, text: string, textKey?: string) =>
      guest.refusal(live.sendChatText, { chatId: chatOf(guest), text, ...(textKey ? { textKey } : {}) }),
  };
}
