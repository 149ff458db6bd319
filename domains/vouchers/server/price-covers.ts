import { albumSale } from '#domains/albums/contract/sale-kind.ts';
import { liveChat, videoCall } from '#domains/live/contract/sale-kinds.ts';
import { paidMessage } from '#domains/messenger/contract/sale-kinds.ts';
import type { PriceCover } from '#domains/sales/server/index.ts';
import { privateTicketSale, ticketSale } from '#domains/tickets/contract/sale-kind.ts';
import { videoSale } from '#domains/videos/contract/sale-kind.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { VoucherType } from '../contract/types.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { consume, giveBack, look, tryReserve } from './reserve.ts';

const referenceOf = (sale: string, part: string | undefined): string => (part === undefined ? sale : `${sale}:${part}`);

/**
 * One of a type pays the whole price of one thing of some kinds: a minute of a chat, a message, a video, a ticket. What something else has covered
 * a part of already is left to coins: half a minute is not used up for a whole one.
 */
const paysOne = (ctx: Pick<Context, 'kit'>, type: VoucherType, kinds: readonly string[]): PriceCover => ({
  kinds,
  async use(tx: Tx, { sale, part, buyerId, seller, price }, left) {
    if (left < price) return 0;
    const reference = referenceOf(sale, part);
    const wanted = { guestId: buyerId, type, actorId: seller?.id, amount: 1, reference };
    if (!(await tryReserve(ctx, tx, wanted))) return 0;
    await consume(ctx, tx, reference);
    return price;
  },
  async look(executor: Executor, buyerId: number, { sellerId }) {
    return (await look(ctx, executor, buyerId, { type, actorId: sellerId ?? undefined })).amount;
  },
  giveBack: async (tx, sale, part) => (await giveBack(ctx, tx, referenceOf(sale, part))) > 0,
});

/** What vouchers pay before coins are asked for: minutes of live chats and video calls, messages, videos, albums of pictures, tickets. */
export const voucherCovers = (ctx: Pick<Context, 'kit'>): PriceCover[] => [
  paysOne(ctx, voucherTypes.videoChat, [liveChat.name, videoCall.name]),
  paysOne(ctx, voucherTypes.messages, [paidMessage.name]),
  paysOne(ctx, voucherTypes.video, [videoSale.name]),
  paysOne(ctx, voucherTypes.photoAlbum, [albumSale.name]),
  paysOne(ctx, voucherTypes.liveShow, [ticketSale.name]),
  paysOne(ctx, voucherTypes.privateShow, [privateTicketSale.name]),
];
