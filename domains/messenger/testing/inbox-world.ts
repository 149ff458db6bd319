import { beforeAll, beforeEach } from 'vitest';
import { createAccess } from '#domains/access/server/index.ts';
import { blocksTables, createBlocks } from '#domains/blocks/server/index.ts';
import type { Worth } from '#domains/ledger/server/index.ts';
import { noWorth } from '#domains/ledger/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context } from '../server/deps.ts';
import { workSlice } from '../server/inbox/mass-slice.ts';
import { createMessenger, messengerTables } from '../server/index.ts';
import { sendMessage } from '../server/send-message.ts';
import { agreeing as agreeingToMessages } from './agreeing.ts';

/** A messenger over a real database, with guests and favourites that a test decides about. */
export async function inboxWorld() {
  const kit = await testKit([mediaTables, performersTables, blocksTables, messengerTables]);
  const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit) });
  const names = new Map([
    [10, 'Anna'],
    [11, 'Björn'],
    [12, 'Guest12'],
  ]);
  const namesOf = async (_: unknown, ids: readonly number[]) =>
    new Map(ids.map((id) => [id, names.get(id) ?? `Guest${id}`]));
  const blocks = createBlocks(kit, { guest: { namesOf, standing: async () => ({ isLocked: false }) as never } });
  const fans = new Set<number>();
  const locked = new Set<number>();
  const hidden = new Set<number>();
  const german = new Set([11]);
  const brought = new Map<number, Worth>();
  const ctx: Context = {
    consent: agreeingToMessages,
    access: createAccess({
      extensions: kit.extensions,
      guest: {
        standing: async () => ({
          ...{ isLocked: false, isRestricted: false, restrictionLevel: 0, isBlockedForComments: false },
        }),
      },
    }),
    ...{ kit, blocks, performers },
    sales: {
      charge: async (_tx, { buyerId, price }) => {
        const [had, earned] = [brought.get(buyerId) ?? noWorth, Math.floor(price / 2)];
        brought.set(buyerId, { earned: had.earned + earned, spent: had.spent + price });
        return { earned, paid: price, covered: 0 } as never;
      },
      refund: async () => ({}) as never,
      coveredNow: async () => 0,
      left: async () => 0,
    },
    ledger: {
      worthOf: async (_, __, guestId) => brought.get(guestId) ?? noWorth,
      worthOfGuests: async () => brought,
    },
    conversation: { takeRate: async () => {} },
    identity: {
      account: async (_, id) =>
        id < 100_000 ? ({ id, language: german.has(id) ? 'de' : 'en', createdAt: new Date(0) } as never) : null,
      existingAmong: async (_, ids) => ids.filter((id) => id < 100_000),
    },
    live: { say: async () => {} },
    gifts: {} as never,
    media: {} as never,
    notifications: { notifyMany: async () => 0, withdraw: async () => {} },
    favourites: {
      fansAmong: async (_, __, ids) => ids.filter((id) => fans.has(id)),
      fansOf: async () => [...fans].sort((a, b) => a - b),
    },
    guest: {
      namesOf,
      nameOf: async (_, id) => names.get(id) ?? `Guest${id}`,
      hiddenAmong: async (_, ids) => ids.filter((id) => hidden.has(id)),
      restrictedAmong: async (_, ids) => ids.filter((id) => locked.has(id)),
      standing: async (_, id) => ({
        isLocked: locked.has(id),
        ...{ isRestricted: false, restrictionLevel: 0, isBlockedForComments: false },
      }),
    },
  };
  const domain = createMessenger(kit, ctx);
  const dispatcher = createDispatcher([...performers.handlers, ...domain.handlers], kit);
  const vega = 1;
  const callerOf = (id: number, role: 'guest' | 'performer') =>
    testCaller({ accountId: id, subjectId: id, roles: [role] }) as never;
  const as = (id: number) => testClient(dispatcher, callerOf(id, id === vega ? 'performer' : 'guest'));
  async function done<T>(
    answer: Promise<{ ok: true; data: T } | { ok: false; problem: { code: string } }>,
  ): Promise<T> {
    const result = await answer;
    if (!result.ok) throw new Error(result.problem.code);
    return result.data;
  }
  const refusal = (code: string) => ({ ok: false, problem: { code } });
  const texts = (en: string, de = '') => ({ en, de, nl: '', es: '' });
  const everybody = { fans: false, spentOver: null, notSeenDays: null, tags: [] };
  let keys = 0;
  const newKey = (): string => {
    keys += 1;
    return `inbox-key-${keys}`;
  };
  const open = async (guestId: number): Promise<number> =>
    (await done(as(guestId).mutate(contract.touchMessengerChannel, { actorId: vega }))).channelId;
  const write = (from: number, channelId: number, text: string) =>
    sendMessage(
      ctx,
      callerOf(from, 'guest'),
      contract.sendMessage.payload.parse({
        channelId,
        senderType: from === vega ? 'actor' : 'guest',
        data: { text, key: newKey() },
      }),
    );
  const textsOf = async (guestId: number): Promise<string[]> => {
    const found = await as(guestId).call(contract.getChannelOfActor, { params: { actorId: `${vega}` as never } });
    if (!found.ok) return [];
    const params = { channelId: `${found.data.channel.channelId}` as never };
    const { contents } = await done(as(guestId).call(contract.getContent, { params, query: {} }));
    return contents.map(({ text }) => text);
  };
  const inbox = async (query = {}) => (await done(as(vega).call(contract.getInbox, { query }))).channels;
  const guestIds = async (query = {}) => (await inbox(query)).map(({ guestId }) => guestId);
  const mass = (text: string, segment = {}, key = newKey()) =>
    as(vega).call(contract.sendMass, { body: { texts: texts(text), segment: { ...everybody, ...segment }, key } });
  const runQueued = async (): Promise<void> => {
    for (let job = kit.sentJobs.shift(); job; job = kit.sentJobs.shift()) {
      if (job.name === contract.massSlice.name) await workSlice(ctx, (job.payload as { massId: number }).massId);
    }
  };
  const hour = 3_600_000;

  beforeAll(() =>
    kit.db.transaction((tx) => performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: 40 }))),
  );
  beforeEach(async () => {
    for (const set of [fans, locked, hidden, kit.connected, brought]) set.clear();
    kit.sentJobs.length = 0;
    await kit.db.pool.query(
      `truncate messenger.channels, messenger.messages, messenger.guest_notes, messenger.welcomes,
       messenger.saved_replies, messenger.scheduled_messages, messenger.mass_messages, messenger.mass_recipients,
       blocks.blocked_guests restart identity cascade`,
    );
  });
  return {
    kit,
    performers,
    blocks,
    fans,
    locked,
    hidden,
    ctx,
    vega,
    as,
    done,
    refusal,
    texts,
    everybody,
    newKey,
    open,
    write,
    textsOf,
    inbox,
    guestIds,
    mass,
    runQueued,
    hour,
  };
}
