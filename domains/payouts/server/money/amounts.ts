import { coinsPerEuro } from '#domains/ledger/contract/coins.ts';

/** Hundredths of a coin that are a euro cent: coins are money at the rate the platform tells performers. */
export const coinsPerCent = coinsPerEuro;

/** Whole cents in an amount of the books; what is less than one stays where it is. */
export const centsOf = (coins: number): number => Math.trunc(coins / coinsPerCent);
export const coinsOf = (cents: number): number => cents * coinsPerCent;

/** A part of an amount by hundredths of a per cent, rounded half up; of what is below zero likewise. */
export const partOf = (amount: number, basisPoints: number): number =>
  Math.sign(amount) * Math.floor((Math.abs(amount) * basisPoints + 5_000) / 10_000);
