import { defineProblem } from '#kit/contract/problem.ts';

/** Data: `needed` and `balance` in hundredths of a coin. */
export const notEnoughCoins = defineProblem('not_enough_coins', 402, {
  en: 'You do not have enough coins for this. Please top up first.',
  de: 'Dafür reichen deine Coins nicht. Bitte lade zuerst auf.',
  nl: 'Je hebt hiervoor niet genoeg coins. Waardeer eerst op.',
  es: 'No tienes suficientes coins para esto. Recarga primero.',
});
