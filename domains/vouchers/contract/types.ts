import { z } from 'zod';

/** What a voucher is for (spec 1 §3 and §9): the numbers are the wire's and stay. */
export const voucherTypes = {
  video: 1,
  videoChat: 2,
  credits: 3,
  photoAlbum: 4,
  messages: 5,
  messengerGift: 6,
  liveShow: 7,
  privateShow: 8,
  bonusCode: 9,
  spins: 10,
} as const;

/** The name of a type, as words and filters use it. */
export type VoucherKind = keyof typeof voucherTypes;
export type VoucherType = (typeof voucherTypes)[VoucherKind];

export const voucherKinds = Object.keys(voucherTypes) as VoucherKind[];

/** The name of a type by its number. */
export const kindOfVoucher = (type: number): VoucherKind =>
  voucherKinds.find((kind) => voucherTypes[kind] === type) ?? 'video';

export const VoucherTypeNumber = z
  .int()
  .min(1)
  .max(10)
  .describe(
    '1 video, 2 video chat (minutes), 3 credits (coins), 4 photo album, 5 messages, 6 messenger gift, 7 live show, 8 private show, 9 bonus code, 10 spins',
  );
/** The same as the type of our own code. */
export const VoucherTypeSchema = z.literal(Object.values(voucherTypes));

/** Most of anything that one voucher holds. */
export const mostOfOne = 100_000;
/** Most performers one voucher names. */
export const mostActors = 50;

/** Types that become something else at a press, once: coins, gifts of the messenger. */
export const redeemedTypes: readonly VoucherType[] = [voucherTypes.credits, voucherTypes.messengerGift];

/** Where a voucher stands now. `coming`: not valid yet; `reserved`: all that is left is held by something under way. */
export const voucherStates = ['coming', 'usable', 'reserved', 'used', 'expired', 'takenBack'] as const;
export const VoucherState = z.enum(voucherStates).meta({ id: 'VoucherState' });
export type VoucherState = z.infer<typeof VoucherState>;
