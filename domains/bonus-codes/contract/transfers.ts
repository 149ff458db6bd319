import { transferKind } from '#domains/ledger/contract/transfers.ts';

/** Coins that a bonus code brought; the platform gives them. */
export const bonusCoins = transferKind('bonusCoins');
