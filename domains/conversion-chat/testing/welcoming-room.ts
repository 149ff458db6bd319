import * as live from '#domains/live/contract/index.ts';
import { uncountedFreeChat } from '#domains/live/server/index.ts';
import type { Person } from '#domains/live/testing/people.ts';
import { World } from '#domains/live/testing/world.ts';
import type { AnySettings } from '#kit/config/settings.ts';
import type { Role } from '#kit/contract/access.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { conversionChat, setOwnConversionChat } from '../contract/index.ts';
import { becomeCandidate } from '../server/candidates.ts';
import { conversionChatTables, createConversionChat } from '../server/index.ts';
import { conversionChatSettings } from '../server/settings.ts';
import { uncountedStretches } from '../server/uncounted.ts';

/** A stage with real rooms, and extra free chat in them that is so many minutes long. */
export async function openWelcomingRoom(minutes = 30) {
  const times = { candidate: 48 * 3_600_000, span: minutes * 60_000 };
  const world = await World.open({ tables: [conversionChatTables] });
  const { kit } = world;
  const roles = new Map<number, readonly Role[]>();
  const signedUp = new Map<number, number>();
  const deps = {
    blocks: world.blocks,
    identity: {
      account: async (_: unknown, id: number) => ({
        id,
        email: `guest${id}@vesper.example`,
        emailVerified: true,
        roles: [...(roles.get(id) ?? (['guest'] as const))],
        language: 'en' as const,
        createdAt: new Date(signedUp.get(id) ?? kit.clock.now()),
      }),
    },
    ledger: world.ledger,
    live: {
      recountFreeChat: (...of: Parameters<typeof world.live.recountFreeChat>) => world.live.recountFreeChat(...of),
    },
    performers: world.performers,
  };
  const set = { CONVERSION_CHAT_HOURS: 48, CONVERSION_CHAT_MINUTES: minutes };
  const of = ((settings: AnySettings) =>
    settings === conversionChatSettings ? set : kit.config.of(settings)) as typeof kit.config.of;
  const own = createConversionChat({ ...kit, config: { ...kit.config, of } }, deps);
  kit.extensions.add('conversion-chat', [extend(uncountedFreeChat, uncountedStretches)]);
  const dispatcher = testDispatcher(kit, [...own.handlers, ...world.live.handlers]);
  const as = (person: Person) => testClient(dispatcher, testCaller(person.caller));
  /** A guest whose mailbox was just proven. */
  const newGuest = async (coins = 0): Promise<Person> => {
    const guest = await world.guest(coins);
    await verify(guest);
    return guest;
  };
  const verify = (guest: Person) =>
    kit.db.transaction((tx) => becomeCandidate({ kit, ...deps, times }, tx, guest.subjectId));
  /** Goes into free chat; the code of its refusal, or null. */
  const enter = async (guest: Person, performer: Person): Promise<string | null> => {
    const start = {
      actorId: performer.subjectId,
      chatType: 'FREECHAT',
      startKey: crypto.randomUUID(),
      sequence: 1,
    } as const;
    const code = await guest.refusal(live.startChat, start);
    if (code === null) await world.pass(1_500);
    return code;
  };
  /** The guest’s last chat as their page was told of it. */
  const chatOf = (guest: Person) => guest.last(live.chatState)?.chat;
  const leave = async (guest: Person): Promise<void> => {
    const chat = chatOf(guest);
    if (chat && chat.status !== 'ended') await guest.sendCommand(live.endChat, { chatId: chat.chatId, sequence: 2 });
    await world.live.settled();
  };
  const act = async (guest: Person, action: 'enable' | 'disable') => {
    const answer = await as(guest).call(conversionChat, { body: { action } });
    await world.live.settled();
    return answer;
  };
  const takePart = async (performer: Person, takesPart: boolean) => {
    await as(performer).call(setOwnConversionChat, { body: { takesPart } });
    await world.live.settled();
  };
  const freeTime = async (guest: Person) => {
    const answer = await as(guest).query(live.freeChatDuration, {});
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data;
  };
  return {
    world,
    times,
    kit,
    own,
    roles,
    signedUp,
    dispatcher,
    as,
    newGuest,
    verify,
    enter,
    leave,
    chatOf,
    act,
    takePart,
    freeTime,
  };
}
