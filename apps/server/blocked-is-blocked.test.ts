import { beforeAll, expect, it } from 'vitest';
import { checkedDomain, isChecked } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { foreignIdCalls } from './testing/foreign-id-calls.ts';
import type { Scenario } from './testing/scenario.ts';
import { openScenario } from './testing/scenario.ts';

/** What is told to the other side although there is a block, and why. */
const toldAnyway: Readonly<Record<string, string>> = {
  endChat: 'it ends what is between them',
  hostEndChat: 'it ends what is between them',
  kickGuest: 'it ends what is between them',
  blockGuest: 'it ends what is between them',
  muteGuest: 'it takes something away from the guest, who has to know',
  blockChannel: 'it is the block itself',
  blockGuestOfChannel: 'it is the block itself',
  'studios.changeRights': 'a studio reads what of the agreement with it has changed',
  'studios.endMember': 'it ends what is between them',
  'studios.leave': 'it ends what is between them',
};

/** What stands between the two; `locked`: the guest's account is. */
const apart = {
  'the performer has blocked the guest': {
    begin: `insert into blocks.blocked_guests (actor_id, guest_id, created_at) values ($1, $2, now()) on conflict do nothing`,
    end: 'delete from blocks.blocked_guests where actor_id = $1 and guest_id = $2',
    silent: ['alice', 'petra'],
  },
  'the guest has blocked the performer': {
    begin: 'update messenger.channels set guest_blocked = true where actor_id = $1 and guest_id = $2',
    end: 'update messenger.channels set guest_blocked = false where actor_id = $1 and guest_id = $2',
    silent: ['alice', 'petra'],
  },
  'the guest is locked': {
    begin: 'update guest.profiles set is_locked = true where $1::int is not null and account_id = $2',
    end: 'update guest.profiles set is_locked = false where $1::int is not null and account_id = $2',
    silent: ['alice'],
  },
} as const;

let scenario: Scenario;
/** Topics and messages that were published since it was emptied. */
const published: { topic: string; message: string; payload: unknown }[] = [];
let tried: [string, Operation][];

/**
 * What a minute of the chat under way costs and earns is told when it is booked, whatever is called then; a gift
 * itself is told at once. How far a film of one's own is converted is told by the process that converts it.
 */
const byTime = /Balance$|^(?:vouchers|chatMinuteBooked|chatMoneyWarning|inboxUnread|unreadMessages|filmProgress)$/;

/** That a chat has begun or ended is said by the platform; how much is unread comes with what was written. */
const isSystemLine = (payload: unknown): boolean =>
  (payload as { content?: { senderType?: string } }).content?.senderType === 'system';

/** What another person alone hears: of Alice's acts Petra, of Petra's acts Alice. */
function reached(by: 'alice' | 'petra'): string[] {
  const { alice, petra } = scenario.people;
  const own = new Set(
    by === 'alice'
      ? [`guest:${petra.id}`, `performer:${petra.id}`, `studio:${petra.id}`]
      : [`guest:${alice.id}`, `chat:${scenario.chat.id}`],
  );
  return published
    .filter(({ topic, message, payload }) => own.has(topic) && !byTime.test(message) && !isSystemLine(payload))
    .map(({ message }) => message);
}

let acts = 0;
/** How the last call was refused; null: it was not. */
let refusedBy: string | null = null;

async function act(by: 'alice' | 'petra', operation: Operation, input: unknown): Promise<string[]> {
  // Nobody's line hears everything at once; what time brings by itself is not told by the call.
  await scenario.site.kit.clock.advance(100);
  acts += 1;
  if (acts % 50 === 0) {
    // A line on which nothing is said for long is closed.
    const { alice, petra } = scenario.people;
    for (const one of [alice, petra]) await one.call(scenario.site.named('unsubscribe'), { topic: 'gifts:0' });
  }
  await scenario.site.settle();
  published.length = 0;
  refusedBy = (await scenario.people[by].call(operation, input)).code;
  await scenario.site.settle();
  return reached(by);
}

beforeAll(async () => {
  scenario = await openScenario();
  const { site } = scenario;
  const { realtime } = site.kit;
  const publish = realtime.publish.bind(realtime);
  realtime.publish = (topic, message, payload, ...rest) => {
    published.push({ topic, message: message.name, payload });
    publish(topic, message, payload, ...rest);
  };
  // How somebody logs in reaches nobody, and ends the sessions that the others need.
  const domainOf = (name: string) => site.owners.get(name);
  tried = Object.keys(foreignIdCalls)
    .filter((name) => isChecked(domainOf(name)) && domainOf(name) !== 'identity' && !(name in toldAnyway))
    .map((name) => [name, site.named(name)]);
}, 300_000);

/** Words that are one person's to another, in the inputs of operations. */
const saidIn = new Set(['text', 'words', 'message', 'reward', 'comment', 'data']);
const unsayable = 'Call me on 0171 2345678';
let sayings = 0;

/** An input that says something else in each of its texts, under keys of its own; the same where it says nothing. */
function saying(input: unknown, name = ''): unknown {
  if (typeof input === 'string')
    return saidIn.has(name) ? unsayable : /key$/i.test(name) ? `${input}-${sayings}` : input;
  if (Array.isArray(input)) return input.map((each) => saying(each, name));
  if (input === null || typeof input !== 'object' || input instanceof Blob) return input;
  const isTexts = name === 'texts';
  return Object.fromEntries(Object.entries(input).map(([key, each]) => [key, saying(each, isTexts ? 'text' : key)]));
}

type Shaped = { readonly shape?: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> };

/** The texts that an operation takes besides what an input of it has. */
function withTexts(operation: Operation, input: unknown): unknown {
  const { body, args, payload } = operation as { body?: Shaped; args?: Shaped; payload?: Shaped };
  const texts = Object.fromEntries(
    Object.entries((body ?? args ?? payload)?.shape ?? {})
      .filter(([name, schema]) => saidIn.has(name) && schema.safeParse(unsayable).success)
      .map(([name]) => [name, unsayable]),
  );
  const given = (input ?? {}) as { body?: object };
  if (!body) return { ...texts, ...given };
  return given.body instanceof Blob ? given : { ...given, body: { ...texts, ...given.body } };
}

it('what nobody may say to anybody is told to nobody, by no operation that carries words', async () => {
  const wrong: string[] = [];
  for (const [name, operation] of tried) {
    for (const by of ['alice', 'petra'] as const) {
      for (const input of foreignIdCalls[name]?.inputs(scenario) ?? []) {
        sayings += 1;
        const said = saying(withTexts(operation, input));
        if (!JSON.stringify(said)?.includes(unsayable)) continue;
        // The lists are read anew by whoever asks next: never within a transaction of theirs.
        await scenario.site.kit.clock.advance(2_500);
        await act(by, operation, said);
        if (refusedBy === 'internal_error') wrong.push(`${declaredIn(name)}: fails where it should refuse.`);
        const told = published.filter(({ payload }) => JSON.stringify(payload)?.includes(unsayable));
        if (told.length === 0) continue;
        wrong.push(
          `${declaredIn(name)}: "${unsayable}" is told by ${told[0]?.message} to ${told[0]?.topic}. Ask assertSayable of domains/conversation before anything is kept.`,
        );
      }
    }
  }
  nothingWrong(wrong);
}, 300_000);

it('in peace the same calls are told: the test sees what it looks for', async () => {
  if (checkedDomain !== undefined) return;
  const names = ['markChannelRead', 'sendMessage', 'setMessengerTyping', 'reactToMessage', 'editMessage'];
  for (const name of [...names, 'sendChatText', 'markChatRead', 'setChatTyping']) {
    const told: string[] = [];
    for (const by of ['alice', 'petra'] as const) {
      for (const input of foreignIdCalls[name]?.inputs(scenario) ?? [])
        told.push(...(await act(by, scenario.site.named(name), input)));
    }
    expect({ [name]: told.length > 0 }).toEqual({ [name]: true });
  }
}, 300_000);

it('nothing that one does is told to the other: over all operations, in both directions of a block, and of a locked guest', async () => {
  const { petra, alice } = scenario.people;
  const wrong: string[] = [];
  for (const [name, operation] of tried) {
    for (const [what, { begin, end, silent }] of Object.entries(apart)) {
      await scenario.site.kit.db.pool.query(begin, [petra.id, alice.id]);
      for (const by of silent) {
        const told: string[] = [];
        for (const input of foreignIdCalls[name]?.inputs(scenario) ?? [])
          told.push(...(await act(by, operation, input)));
        if (told.length === 0) continue;
        const other = by === 'alice' ? 'Petra' : 'Alice';
        wrong.push(
          `${declaredIn(name)}: ${what}, ${by} calls it, and ${other} is told ${[...new Set(told)].join(', ')}. Ask blocks.barrier before anything is kept or told, or say in toldAnyway of this test why it must be.`,
        );
      }
      await scenario.site.kit.db.pool.query(end, [petra.id, alice.id]);
    }
  }
  nothingWrong(wrong);
}, 300_000);
