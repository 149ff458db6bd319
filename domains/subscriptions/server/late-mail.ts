import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To whom a month was charged after they had cancelled: it is theirs, and it is the last. */
export const lateMonthMail = defineMail({
  name: 'subscriptions.lateMonth',
  occasion: {
    en: 'To a guest, when the payment provider charged a month after a cancellation: the month counts, and what to do about it.',
    de: 'An den Gast, wenn der Zahlungsanbieter nach einer Kündigung noch einen Monat abgebucht hat: Der Monat gilt, und was man tun kann.',
    nl: 'Aan de gast, als de betaaldienst na een opzegging nog een maand heeft afgeschreven: de maand telt, en wat je kunt doen.',
    es: 'Al usuario, cuando el proveedor de pago cobró un mes después de una cancelación: el mes cuenta, y qué se puede hacer.',
  },
  words: {
    en: {
      subject: 'Charged once more: {product}',
      paragraphs: [
        'You had cancelled {product}. Our payment provider charged your card {euros} once more before it heard of that.',
        'The month is yours: you keep {product} until {until}, and nothing more is charged. If you would rather have the money back, write to us on the help page.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Noch einmal abgebucht: {product}',
      paragraphs: [
        'Du hattest {product} gekündigt. Unser Zahlungsanbieter hat noch einmal {euros} von deiner Karte abgebucht, bevor er davon erfuhr.',
        'Der Monat gehört dir: Du behältst {product} bis {until}, und es wird nichts mehr abgebucht. Möchtest du lieber das Geld zurück, schreib uns über die Hilfeseite.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Nog één keer afgeschreven: {product}',
      paragraphs: [
        'Je had {product} opgezegd. Onze betaaldienst heeft nog één keer {euros} van je kaart afgeschreven voordat die dat wist.',
        'De maand is van jou: je houdt {product} tot {until}, en er wordt niets meer afgeschreven. Heb je liever het geld terug, schrijf ons via de hulppagina.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Un cobro más: {product}',
      paragraphs: [
        'Habías cancelado {product}. Nuestro proveedor de pago cobró {euros} en tu tarjeta una vez más antes de saberlo.',
        'El mes es tuyo: conservas {product} hasta el {until} y no se cobra nada más. Si prefieres que te devolvamos el dinero, escríbenos desde la página de ayuda.',
      ],
      action: 'Mis suscripciones',
    },
  },
});
