import type { Language } from '#kit/contract/access.ts';
import type { BadPayment, declines, LateEvent } from './bad-days.ts';

/** Everything that can be played beside the usual: `ask` is the bank's question before it says yes. */
export type BadDay = BadPayment | LateEvent | keyof typeof declines | 'ask';

/** What the buttons of the bad days say. */
export const badDayWords: Readonly<Record<Language, Readonly<Record<BadDay | 'title', string>>>> = {
  en: {
    title: 'Play a bad day',
    payTwice: 'Pay; it is reported twice',
    payReordered: 'Pay and refund; the refund is reported first',
    payLate: 'Pay; the report comes ten minutes late',
    payLost: 'Pay; the report gets lost',
    payLess: 'Pay another amount than ordered',
    payForged: 'Forge a report without paying',
    declineFunds: 'Decline: too little cover',
    declineExpired: 'Decline: the card has expired',
    declineRefused: 'Decline: the bank refuses',
    ask: 'Let the bank ask for a second factor',
    resend: 'Report the payment again',
    chargebackLate: 'Charge back in 120 days',
  },
  de: {
    title: 'Einen schlechten Tag spielen',
    payTwice: 'Bezahlen; es wird doppelt gemeldet',
    payReordered: 'Bezahlen und erstatten; die Erstattung wird zuerst gemeldet',
    payLate: 'Bezahlen; die Meldung kommt zehn Minuten zu spät',
    payLost: 'Bezahlen; die Meldung geht verloren',
    payLess: 'Einen anderen Betrag als bestellt bezahlen',
    payForged: 'Eine Meldung fälschen, ohne zu bezahlen',
    declineFunds: 'Ablehnen: zu wenig Deckung',
    declineExpired: 'Ablehnen: Karte abgelaufen',
    declineRefused: 'Ablehnen: Bank lehnt ab',
    ask: 'Die Bank nach einem zweiten Faktor fragen lassen',
    resend: 'Die Zahlung noch einmal melden',
    chargebackLate: 'In 120 Tagen zurückbuchen',
  },
  nl: {
    title: 'Een slechte dag spelen',
    payTwice: 'Betalen; het wordt twee keer gemeld',
    payReordered: 'Betalen en terugbetalen; de terugbetaling wordt eerst gemeld',
    payLate: 'Betalen; de melding komt tien minuten te laat',
    payLost: 'Betalen; de melding raakt zoek',
    payLess: 'Een ander bedrag betalen dan besteld',
    payForged: 'Een melding vervalsen zonder te betalen',
    declineFunds: 'Weigeren: te weinig saldo',
    declineExpired: 'Weigeren: kaart verlopen',
    declineRefused: 'Weigeren: bank weigert',
    ask: 'De bank om een tweede factor laten vragen',
    resend: 'De betaling nog eens melden',
    chargebackLate: 'Over 120 dagen terugboeken',
  },
  es: {
    title: 'Simular un mal día',
    payTwice: 'Pagar; se notifica dos veces',
    payReordered: 'Pagar y reembolsar; el reembolso se notifica antes',
    payLate: 'Pagar; la notificación llega diez minutos tarde',
    payLost: 'Pagar; la notificación se pierde',
    payLess: 'Pagar un importe distinto del pedido',
    payForged: 'Falsificar una notificación sin pagar',
    declineFunds: 'Rechazar: saldo insuficiente',
    declineExpired: 'Rechazar: tarjeta caducada',
    declineRefused: 'Rechazar: el banco se niega',
    ask: 'Que el banco pida un segundo factor',
    resend: 'Notificar el pago otra vez',
    chargebackLate: 'Devolver dentro de 120 días',
  },
};
