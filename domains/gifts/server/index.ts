import { lt } from 'drizzle-orm';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { conversationDomain } from '#domains/conversation/server/index.ts';
import { giftGranting, guestDomain, guestStatePart } from '#domains/guest/server/index.ts';
import { liveDomain } from '#domains/live/server/index.ts';
import { mediaDomain } from '#domains/media/server/index.ts';
import { isBanned, performersDomain } from '#domains/performers/server/index.ts';
import { saleRefunded } from '#domains/sales/contract/index.ts';
import { priceCovers, saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import { seoPage } from '#domains/seo/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { anyone } from '#kit/contract/access.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import type { Db, Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { forgetReactions } from '../contract/jobs.ts';
import { givingSaleKinds } from '../contract/sale-kinds.ts';
import { pictureUrl } from './catalogue/drawings.ts';
import { bringGifts, fillCatalogue } from './catalogue/fill-catalogue.ts';
import type { GiftNames } from './catalogue/names.ts';
import { giftsById, presentGift } from './catalogue/read-catalogue.ts';
import type { SeedCategory as BroughtCategory } from './catalogue/seed-data.ts';
import type { Context } from './deps.ts';
import { grantGifts, takeGiftsBack } from './giving/buy.ts';
import { countTowardsGoal } from './giving/goals.ts';
import { notePaidBack } from './giving/paid-back.ts';
import { priceOf } from './giving/price.ts';
import { boughtGiftsCover } from './giving/price-cover.ts';
import type { Seen } from './giving/seen.ts';
import { seenAs } from './giving/seen.ts';
import type { Sending, Sent } from './giving/send.ts';
import { sendGifts } from './giving/send.ts';
import { boughtOf, stockOf } from './giving/stock.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { guestHandlers } from './handlers/guest.ts';
import { officeHandlers } from './handlers/office.ts';
import { sendingHandlers } from './handlers/office-sendings.ts';
import { studioHandlers } from './handlers/studio.ts';
import { giftsData } from './personal-data.ts';
import { reactions } from './tables.ts';
import { giftsTexts } from './texts.ts';

export type { SeedCategory as BroughtCategory } from './catalogue/seed-data.ts';
export type { Seen } from './giving/seen.ts';
export type { Sending, Sent } from './giving/send.ts';
export { vipMembers } from './vip-members.ts';

/** Tables of the domain, for tests and the start. */
export const giftsTables = { name: 'gifts', folder: new URL('./migrations', import.meta.url) };

/** What a gift is called in each language, and the address of its drawing. */
export interface GiftLook {
  readonly names: GiftNames;
  readonly imageUrl: string;
}

/** How long reactions are kept, ms. */
const reactionsKeptMs = 24 * 3_600_000;

/** What guests give to performers. */
export interface Gifts extends DomainServer {
  /** Gives gifts in the transaction of who calls; {@link sendGifts}. */
  send(tx: Tx, sending: Omit<Sending, 'place'>): Promise<Sent>;
  /** What some gifts would cost a guest now, those not bought before; hundredths of a coin. Throws `gift_missing`. */
  priceOf(executor: Executor, guestId: number, gifts: readonly contract.GiftQuantity[]): Promise<number>;
  /** What gifts are called and look like, by number; those there are. */
  describe(executor: Executor, ids: readonly number[]): Promise<Map<number, GiftLook>>;
  /** Adds gifts with numbers of their own to the catalogue, with their category, where they are not in it yet; operators change them like others. */
  bring(db: Db, category: BroughtCategory): Promise<void>;
  /** Some gifts as they are told, in a language, by number; those there are. */
  show(executor: Executor, ids: readonly number[], language: Language): Promise<Map<number, contract.MessengerGift>>;
  /** How a guest is seen who gives something in a place that is everybody’s, or is not. */
  seenAs(executor: Executor, guestId: number, isPublicPlace: boolean): Promise<Seen>;
  /** Counts what was given in a show some other way towards the goal of its performer, hundredths of a coin. */
  countTowardsGoal(tx: Tx, actorId: number, coins: number): Promise<void>;
  /** How many gifts a guest has and has not given yet. */
  stockOf(executor: Executor, guestId: number): Promise<number>;
  /** Gives a guest gifts that cost nothing, for maintenance and rewards. Throws `gift_missing`. */
  grant(
    tx: Tx,
    gift: { readonly guestId: number; readonly giftId: number; readonly quantity: number },
  ): Promise<Record<string, number>>;
  /** Takes gifts that were granted back, as far as they are not given yet; answers how many. */
  takeBack(
    tx: Tx,
    gift: { readonly guestId: number; readonly giftId: number; readonly quantity: number },
  ): Promise<number>;
}

export function createGifts(kit: Kit, deps: Omit<Context, 'kit'>): Gifts {
  const ctx: Context = { kit, ...deps };
  // What is given in a show is everybody's who may see the performer; of private chats nothing is sent there.
  kit.realtime.defineTopic({
    kind: 'gifts',
    access: anyone,
    async may(caller, id) {
      const actor = /^\d{1,9}$/.test(id) ? await deps.performers.actor(kit.db, Number(id)) : null;
      return actor !== null && !isBanned(actor, caller.country);
    },
  });
  return {
    name: 'gifts',
    migrations: giftsTables,
    start: () => fillCatalogue(kit.db, kit.clock.now()),
    handlers: [
      ...catalogueHandlers(ctx),
      ...guestHandlers(ctx),
      ...studioHandlers(ctx),
      ...officeHandlers(ctx),
      ...sendingHandlers(ctx),
      on(saleRefunded, 'gifts.note-refunds-of-operators', (back, tx) => notePaidBack(tx, back)),
      work(forgetReactions, async () => {
        await kit.db.orm.delete(reactions).where(lt(reactions.createdAt, new Date(kit.clock.now() - reactionsKeptMs)));
      }),
      ...declare([
        contract.boughtGiftsChanged,
        contract.giftsSent,
        contract.roomGiven,
        contract.roomGoalChanged,
        contract.tipMenuChanged,
        contract.giftReceived,
        contract.liveReaction,
      ]),
    ],
    send: (tx, sending) => sendGifts(ctx, tx, sending),
    priceOf,
    async describe(executor, ids) {
      const rows = await giftsById(executor, ids);
      return new Map([...rows].map(([id, { names, picture }]) => [id, { names, imageUrl: pictureUrl(picture) }]));
    },
    bring: (db, category) => bringGifts(db, category, kit.clock.now()),
    async show(executor, ids, language) {
      const rows = await giftsById(executor, ids);
      return new Map([...rows].map(([id, row]) => [id, presentGift(row, language, kit.clock.now())]));
    },
    seenAs: (executor, guestId, isPublicPlace) => seenAs(ctx, executor, guestId, isPublicPlace),
    countTowardsGoal: (tx, actorId, coins) => countTowardsGoal(ctx, tx, actorId, coins),
    async stockOf(executor, guestId) {
      return (await stockOf(executor, guestId)).reduce((sum, { quantity }) => sum + quantity, 0);
    },
    grant: (tx, gift) => grantGifts(ctx, tx, gift),
    takeBack: (tx, gift) => takeGiftsBack(ctx, tx, gift),
  };
}

/** The domain as the application lists it. */
export const giftsDomain = defineDomain({
  name: 'gifts',
  uses: {
    blocks: blocksDomain,
    conversation: conversationDomain,
    guest: guestDomain,
    live: liveDomain,
    media: mediaDomain,
    performers: performersDomain,
    sales: salesDomain,
  },
  create: createGifts,
  declares: [
    ...givingSaleKinds.map((kind) => extend(saleKinds, kind)),
    extend(priceCovers, boughtGiftsCover),
    extend(personalData, giftsData),
    seoPage(giftsTexts),
    extend(reservedPlaces, ['gifts']),
  ],
  contributes(gifts, kit) {
    const bought = keptByAccount(kit, 'gifts.stock', (guestId) => boughtOf(kit.db, guestId));
    return [
      extend(giftGranting, (tx, gift) => gifts.grant(tx, gift)),
      guestStatePart(contract.giftFields, async ({ accountId }) =>
        accountId === null ? {} : { boughtGifts: await bought(accountId) },
      ),
    ];
  },
  seed: async (_, kit, { performers }) => (await import('./seed.ts')).seedGifts(kit, performers),
});
