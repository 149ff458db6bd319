import sharp from 'sharp';
import { createAccess } from '#domains/access/server/index.ts';
import { blocksTables, createBlocks } from '#domains/blocks/server/index.ts';
import { consentTables } from '#domains/consent/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { createSales, saleKinds, salesTables } from '#domains/sales/server/index.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Kit } from '#kit/server/kit.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context } from '../server/deps.ts';
import { createMessenger, messengerTables } from '../server/index.ts';
import { sendMessage } from '../server/send-message.ts';
import { agreeing as agreeingToMessages } from './agreeing.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };
export const vega = 1;
export const mira = 2;
export const refusal = (code: string) => ({ kind: { code } });
export const refused = (code: string) => ({ ok: false, problem: { code } });
export const blob = (body: Uint8Array | string, type = 'image/jpeg') => new Blob([body as never], { type });
export const drawn = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#20508a' } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><circle cx="300" cy="300" r="200" fill="gold"/></svg>`,
      ),
    },
  ]);
export const photoBytes = new Uint8Array(await drawn().jpeg().toBuffer());
export const photo = blob(photoBytes);

type Data = Partial<Parameters<typeof sendMessage>[2]['data']>;

/** Two performers, guests as they come, and everything their pictures and videos pass through. Without `consentOf` whoever is in it agrees. */
export async function openMediaWorld(consentOf: (kit: Kit) => Context['consent'] = () => agreeingToMessages) {
  const kit = await testKit([
    mediaTables,
    consentTables,
    performersTables,
    blocksTables,
    ledgerTables,
    salesTables,
    messengerTables,
  ]);
  const pictures = createMedia(kit);
  const performers = createPerformers(kit, { consent: agreeing, media: pictures });
  const namesOf = async (_: unknown, ids: readonly number[]) => new Map(ids.map((id) => [id, `Guest${id}`]));
  const blocks = createBlocks(kit, { guest: { namesOf, standing: async () => ({ isLocked: false }) as never } });
  const ledger = createLedger(kit);
  const sales = createSales(kit, { ledger });
  const ctx: Context = {
    kit,
    consent: consentOf(kit),
    access: createAccess({
      extensions: kit.extensions,
      guest: {
        standing: async () => ({
          ...{ isLocked: false, isRestricted: false, restrictionLevel: 0, isBlockedForComments: false },
        }),
      },
    }),
    blocks,
    media: pictures,
    performers,
    ledger,
    sales,
    gifts: {
      priceOf: async () => 0,
      describe: async () => new Map(),
      send: () => Promise.reject(new Error('Nobody gives anything in these tests.')),
    },
    conversation: { takeRate: async () => {} },
    identity: {
      account: async (_, id) => (id < 1000 ? ({ id } as never) : null),
      existingAmong: async (_, ids) => ids.filter((id) => id < 1000),
    },
    live: { say: async () => {} },
    notifications: { notifyMany: async () => 0, withdraw: async () => {} },
    favourites: { fansAmong: async () => [], fansOf: async () => [] },
    guest: {
      hiddenAmong: async () => [],
      restrictedAmong: async () => [],
      namesOf,
      nameOf: async (_, id) => `Guest${id}`,
      standing: async () => ({
        isLocked: false,
        isRestricted: false,
        restrictionLevel: 0,
        isBlockedForComments: false,
      }),
    },
  };
  const domain = createMessenger(kit, ctx);
  kit.extensions.add('messenger', [extend(saleKinds, contract.paidMessage), extend(saleKinds, contract.messageMedia)]);
  const dispatcher = createDispatcher(domain.handlers, kit);
  const caller = (accountId: number) =>
    testCaller({
      accountId,
      subjectId: accountId,
      roles: accountId === vega || accountId === mira ? ['guest', 'performer'] : ['guest'],
    }) as never;
  const as = (accountId: number) => testClient(dispatcher, caller(accountId));
  const operator = (accountId: number) =>
    testClient(dispatcher, testCaller({ accountId, subjectId: accountId, roles: ['operator'] }) as never);

  const coins = (guestId: number) => ledger.balance(kit.db, guestAccount(guestId));
  const open = async (guestId: number, actorId = vega): Promise<number> => {
    const channel = await as(guestId).mutate(contract.touchMessengerChannel, { actorId });
    if (!channel.ok) throw new Error(channel.problem.code);
    return channel.data.channelId;
  };
  const upload = (accountId: number, channelId: number, body: Blob = photo) =>
    as(accountId).call(contract.uploadMessageMedia, { query: { channelId: `${channelId}` as never }, body });
  const uploaded = async (accountId: number, channelId: number, body: Blob = photo) => {
    const answer = await upload(accountId, channelId, body);
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data.media.mediaId;
  };
  let keys = 0;
  const send = (accountId: number, channelId: number, data: Data) => {
    keys += 1;
    const request = contract.sendMessage.payload.parse({
      channelId,
      messageType: data.mediaId ? 'image' : 'text',
      senderType: accountId === vega || accountId === mira ? 'actor' : 'guest',
      data: { key: `media-key-${keys}`, ...data },
    });
    return sendMessage(ctx, caller(accountId), request);
  };
  const read = async (accountId: number, channelId: number) => {
    const page = await as(accountId).call(contract.getContent, { params: { channelId: `${channelId}` as never } });
    if (!page.ok) throw new Error(page.problem.code);
    return page.data.contents;
  };
  const lastOf = async (accountId: number, channelId: number) => {
    const last = (await read(accountId, channelId)).at(-1);
    if (!last?.media) throw new Error('nothing is carried');
    return { ...last, media: last.media };
  };
  const fetched = async (accountId: number, mediaId: string, size: 'full' | 'small' | 'blurred' = 'full') => {
    const answer = await as(accountId).call(contract.getMessageMedia, { params: { mediaId, size } });
    return answer.ok ? (answer.data as FileReply) : answer.problem.code;
  };
  const buy = (guestId: number, mediaId: string, shown = 400) =>
    as(guestId).call(contract.buyMessageMedia, { params: { mediaId }, body: { shown } });
  const locked = async (guestId: number, price = 400) => {
    const channelId = await open(guestId);
    await send(vega, channelId, { mediaId: await uploaded(vega, channelId), mediaPrice: price, text: 'From tonight' });
    const { messageId, media } = await lastOf(guestId, channelId);
    return { channelId, messageId, mediaId: media.mediaId };
  };
  const filesOf = async (mediaId: string) =>
    Promise.all(
      (['full', 'small', 'blurred'] as const).map((size) => kit.storage.exists(`messages/${mediaId}/${size}.webp`)),
    );

  await kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: 40 }));
    await performers.create(tx, anActor({ id: mira, name: 'Mira', priceMessage: 0 }));
  });
  return {
    kit,
    ctx,
    blocks,
    ledger,
    as,
    operator,
    coins,
    open,
    upload,
    uploaded,
    send,
    read,
    lastOf,
    fetched,
    buy,
    locked,
    filesOf,
  };
}
