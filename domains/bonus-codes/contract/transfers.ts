import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** Coins that a bonus code brought; the platform gives them. */
export const bonusCoins = transferKind('bonusCoins');

/** Those that came with a top-up, taken back with its money, also below zero. */
export const bonusCoinsBack = transferKind('bonusCoinsBack', { mayOverdraw: true });
