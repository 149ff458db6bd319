import { defineProblem } from '#kit/contract/problem.ts';

/** Data: `needed` and `balance` in hundredths of a coin. */
export const notEnoughCoins = defineProblem('not_enough_coins', 402, {
  en: 'You do not have enough coins for this. Please top up first.',
  de: 'Dafür reichen deine Coins nicht. Bitte lade zuerst auf.',
  nl: 'Je hebt hiervoor niet genoeg coins. Waardeer eerst op.',
  es: 'No tienes suficientes coins para esto. Recarga primero.',
});

/** The same for anyone who owes coins since a bank took a payment back: it comes first, and no amount of this price would do. */
export const owesCoins: typeof notEnoughCoins = {
  ...notEnoughCoins,
  title: {
    en: 'An earlier payment was taken back, so your balance is below zero. Top up to settle it first.',
    de: 'Eine frühere Zahlung wurde zurückgebucht, dein Guthaben ist unter null. Lade zuerst auf, um das auszugleichen.',
    nl: 'Een eerdere betaling is teruggeboekt, je tegoed is onder nul. Waardeer eerst op om dat te vereffenen.',
    es: 'Un pago anterior fue devuelto y tu saldo está por debajo de cero. Recarga primero para saldarlo.',
  },
};
