import { defineMail } from '#kit/mail/mail-kinds.ts';
import { failedByCardMail, startedByCardMail } from './card-mails.ts';
import { goesOnMail } from './goes-on-mail.ts';
import { lateMonthMail } from './late-mail.ts';
import { tierMail } from './tier-mail.ts';
import { withheldMonthMail } from './withheld-mail.ts';

/** The contract in writing, when somebody subscribes. */
export const startedMail = defineMail({
  name: 'subscriptions.started',
  occasion: {
    en: 'To a guest, when they subscribe to something.',
    de: 'An den Gast, wenn er ein Abo abschließt.',
    nl: 'Aan de gast, als die een abonnement neemt.',
    es: 'Al usuario, cuando se suscribe a algo.',
  },
  words: {
    en: {
      subject: 'Your subscription: {product}',
      paragraphs: [
        'You have subscribed to {product} on {at}. A month costs {price} coins ({euros}).',
        'Paid or free until {until}. Then the next month is taken from your coins, unless you cancel before. You can cancel at any time in your account.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Dein Abo: {product}',
      paragraphs: [
        'Du hast am {at} {product} abonniert. Ein Monat kostet {price} Coins ({euros}).',
        'Bezahlt oder frei bis {until}. Danach wird der nächste Monat von deinen Coins abgebucht, wenn du nicht vorher kündigst. Kündigen kannst du jederzeit in deinem Konto.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Je abonnement: {product}',
      paragraphs: [
        'Je hebt je op {at} geabonneerd op {product}. Een maand kost {price} coins ({euros}).',
        'Betaald of gratis tot {until}. Daarna wordt de volgende maand van je coins afgeschreven, tenzij je eerder opzegt. Opzeggen kan altijd in je account.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Tu suscripción: {product}',
      paragraphs: [
        'El {at} te suscribiste a {product}. Un mes cuesta {price} coins ({euros}).',
        'Pagado o gratis hasta el {until}. Después se cobra el mes siguiente de tus coins, salvo que canceles antes. Puedes cancelar cuando quieras en tu cuenta.',
      ],
      action: 'Mis suscripciones',
    },
  },
});

/** The receipt of a cancellation (German Civil Code § 312k: at once, with day and time). */
export const cancelledMail = defineMail({
  name: 'subscriptions.cancelled',
  occasion: {
    en: 'To a guest, at once when a subscription of theirs is cancelled: the receipt.',
    de: 'An den Gast, sofort wenn ein Abo gekündigt wird: die Bestätigung.',
    nl: 'Aan de gast, meteen als een abonnement wordt opgezegd: de bevestiging.',
    es: 'Al usuario, en cuanto se cancela una suscripción: el comprobante.',
  },
  words: {
    en: {
      subject: 'Cancelled: {product}',
      paragraphs: [
        'We have received your cancellation of {product} on {at}.',
        'You keep it until {until}. Nothing more is charged for it. Please keep this mail as your receipt.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Gekündigt: {product}',
      paragraphs: [
        'Deine Kündigung von {product} ist am {at} bei uns eingegangen.',
        'Du behältst es bis {until}. Es wird nichts mehr dafür berechnet. Bewahre diese Mail als Bestätigung auf.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Opgezegd: {product}',
      paragraphs: [
        'We hebben je opzegging van {product} ontvangen op {at}.',
        'Je houdt het tot {until}. Er wordt niets meer voor berekend. Bewaar deze mail als bevestiging.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Cancelada: {product}',
      paragraphs: [
        'Recibimos tu cancelación de {product} el {at}.',
        'La conservas hasta el {until}. No se cobra nada más por ella. Guarda este correo como comprobante.',
      ],
      action: 'Mis suscripciones',
    },
  },
});

/** To whom coins are missing for the next month. */
export const failedMail = defineMail({
  name: 'subscriptions.failed',
  occasion: {
    en: 'To a guest, when the next month of a subscription could not be taken; once for each month.',
    de: 'An den Gast, wenn der nächste Monat eines Abos nicht abgebucht werden konnte; einmal je Monat.',
    nl: 'Aan de gast, als de volgende maand van een abonnement niet kon worden afgeschreven; eenmaal per maand.',
    es: 'Al usuario, cuando no se pudo cobrar el mes siguiente de una suscripción; una vez por mes.',
  },
  words: {
    en: {
      subject: 'The payment for {product} failed',
      paragraphs: [
        'The next month of {product} ({price} coins) could not be taken. We try again in the next days.',
        'Until {until} you keep it. Without a payment it ends then, and you owe nothing.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Die Zahlung für {product} ging nicht durch',
      paragraphs: [
        'Der nächste Monat von {product} ({price} Coins) ließ sich nicht abbuchen. Wir versuchen es in den nächsten Tagen noch einmal.',
        'Bis {until} behältst du es. Ohne Zahlung endet es dann, und du schuldest nichts.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'De betaling voor {product} is mislukt',
      paragraphs: [
        'De volgende maand van {product} ({price} coins) kon niet worden afgeschreven. We proberen het de komende dagen opnieuw.',
        'Tot {until} houd je het. Zonder betaling eindigt het dan, en je bent niets verschuldigd.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'El pago de {product} ha fallado',
      paragraphs: [
        'No se pudo cobrar el mes siguiente de {product} ({price} coins). Lo intentaremos otra vez en los próximos días.',
        'La conservas hasta el {until}. Sin pago termina entonces, y no debes nada.',
      ],
      action: 'Mis suscripciones',
    },
  },
});

/** To whom a subscription ended because it was not paid. */
export const endedMail = defineMail({
  name: 'subscriptions.ended',
  occasion: {
    en: 'To a guest, when a subscription ends because it was not paid, or because its money went back.',
    de: 'An den Gast, wenn ein Abo endet, weil es nicht bezahlt wurde oder das Geld zurückging.',
    nl: 'Aan de gast, als een abonnement eindigt omdat het niet betaald is of het geld terugging.',
    es: 'Al usuario, cuando una suscripción termina por falta de pago o porque se devolvió el dinero.',
  },
  words: {
    en: {
      subject: 'Ended: {product}',
      paragraphs: ['{product} ended on {until}. Nothing more is charged for it. You can subscribe again at any time.'],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Beendet: {product}',
      paragraphs: [
        '{product} endete am {until}. Dafür wird nichts mehr berechnet. Du kannst jederzeit neu abschließen.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Afgelopen: {product}',
      paragraphs: [
        '{product} eindigde op {until}. Er wordt niets meer voor berekend. Je kunt je altijd opnieuw abonneren.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Terminada: {product}',
      paragraphs: ['{product} terminó el {until}. No se cobra nada más. Puedes suscribirte otra vez cuando quieras.'],
      action: 'Mis suscripciones',
    },
  },
});

export const subscriptionMails = [
  startedMail,
  startedByCardMail,
  tierMail,
  cancelledMail,
  goesOnMail,
  failedMail,
  failedByCardMail,
  endedMail,
  lateMonthMail,
  withheldMonthMail,
] as const;

/** Why somebody gets these mails. */
export const footer = {
  en: 'Vesper. You get this mail because you have a subscription with us.',
  de: 'Vesper. Du bekommst diese Mail, weil du bei uns ein Abo hast.',
  nl: 'Vesper. Je krijgt deze mail omdat je bij ons een abonnement hebt.',
  es: 'Vesper. Recibes este correo porque tienes una suscripción con nosotros.',
} as const;
