import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { groupRules, offers, orders, postbacks, sandboxOutbox, sandboxSales, storedCards, vatRates } from './tables.ts';

const payByOnePress = {
  label: {
    en: 'Let guests pay with a stored card',
    de: 'Gäste mit einer gespeicherten Karte zahlen lassen',
    nl: 'Gasten met een opgeslagen kaart laten betalen',
    es: 'Permitir pagar con una tarjeta guardada',
  },
  basis: 'consent',
} as const;

const ofOrder = 'the number of an order of the account';

/** What payments holds about people. */
export const paymentsData: PersonalData = {
  domain: 'payments',
  title: { en: 'Payments', de: 'Zahlungen', nl: 'Betalingen', es: 'Pagos' },
  holds: [
    holds(orders, {
      what: {
        en: 'Orders of coins: amount, payment provider, language, country, state, times',
        de: 'Bestellungen von Coins: Betrag, Zahlungsanbieter, Sprache, Land, Stand, Zeiten',
        nl: 'Bestellingen van coins: bedrag, betaaldienst, taal, land, stand, tijden',
        es: 'Pedidos de coins: importe, proveedor de pago, idioma, país, estado, momentos',
      },
      purpose: keepBooks,
      kept: asBooks,
      givenTo: {
        en: 'The payment provider',
        de: 'Zahlungsanbieter',
        nl: 'De betaaldienst',
        es: 'El proveedor de pago',
      },
      about: [
        {
          who: ['guest'],
          columns: [
            'guestId',
            'euroCents',
            'coins',
            'extras',
            'language',
            'status',
            'state',
            'checkoutUrl',
            'origin',
            'chargeKey',
            'channelId',
            'channelOf',
            'country',
            'vatPercent',
            'keepCard',
            'createdAt',
            'paidAt',
          ],
          foundBy: 'guestId',
          erasure: booksStay,
        },
      ],
    }),
    holds(storedCards, {
      what: {
        en: 'The card for payments by one press: the payment provider’s word for it, its brand and last four digits, never its number',
        de: 'Die Karte für das Zahlen mit einem Druck: das Kennwort des Zahlungsanbieters, Marke und letzte vier Ziffern, nie die Nummer',
        nl: 'De kaart voor betalen met één druk: het kenmerk van de betaaldienst, merk en laatste vier cijfers, nooit het nummer',
        es: 'La tarjeta para pagar con un toque: la referencia del proveedor de pago, marca y últimas cuatro cifras, nunca el número',
      },
      purpose: payByOnePress,
      kept: {
        keeps: 'until',
        event: {
          en: 'Until the guest removes it',
          de: 'Bis der Gast sie entfernt',
          nl: 'Tot de gast haar verwijdert',
          es: 'Hasta que el usuario la quite',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'provider', 'token', 'brand', 'last4', 'storedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(postbacks, {
      what: {
        en: 'What the payment provider reported of an order, as it came',
        de: 'Was der Zahlungsanbieter zu einer Bestellung gemeldet hat, wie es kam',
        nl: 'Wat de betaaldienst over een bestelling meldde, zoals het kwam',
        es: 'Lo que el proveedor de pago comunicó de un pedido, tal como llegó',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['saleId', 'orderId', 'params', 'receivedAt'],
          foundBy: { column: 'orderId', as: ofOrder },
          erasure: booksStay,
        },
      ],
    }),
    holds(sandboxSales, {
      what: {
        en: 'Sales of the built-in trial payment provider, with nobody’s real payment details',
        de: 'Verkäufe des eingebauten Probe-Zahlungsanbieters, ohne echte Zahlungsdaten',
        nl: 'Verkopen van de ingebouwde proefbetaaldienst, zonder echte betaalgegevens',
        es: 'Ventas del proveedor de pago de prueba incorporado, sin datos de pago reales',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['referenceId', 'request', 'createdAt'],
          foundBy: { column: 'referenceId', as: ofOrder },
          erasure: booksStay,
        },
      ],
    }),
    holds(sandboxOutbox, {
      what: {
        en: 'Reports of the built-in trial payment provider on their way',
        de: 'Meldungen des eingebauten Probe-Zahlungsanbieters, die unterwegs sind',
        nl: 'Meldingen van de ingebouwde proefbetaaldienst die onderweg zijn',
        es: 'Avisos del proveedor de pago de prueba incorporado que están en camino',
      },
      purpose: keepBooks,
      kept: {
        keeps: 'until',
        event: {
          en: 'Until it is delivered; what cannot be delivered stays',
          de: 'Bis sie zugestellt sind; was nicht zugestellt werden kann, bleibt',
          nl: 'Tot ze zijn bezorgd; wat niet bezorgd kan worden, blijft',
          es: 'Hasta que se entreguen; lo que no puede entregarse queda',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['params'],
          foundBy: { column: 'params', as: `${ofOrder}, among the parameters` },
          erasure: booksStay,
        },
      ],
    }),
    holds(offers, {
      what: {
        en: 'Which operator decided on amounts that are sold, when and why',
        de: 'Wer vom Team über verkaufte Beträge entschieden hat, wann und warum',
        nl: 'Welke beheerder over verkochte bedragen besliste, wanneer en waarom',
        es: 'Qué operador decidió los importes que se venden, cuándo y por qué',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['operator'],
          columns: ['addedBy', 'addedAt', 'country', 'reason'],
          foundBy: 'addedBy',
          erasure: booksStay,
        },
      ],
    }),
    holds(groupRules, {
      what: {
        en: 'Which operator decided what makes a regular guest, when and why',
        de: 'Wer vom Team entschieden hat, was einen Stammgast ausmacht, wann und warum',
        nl: 'Welke beheerder besliste wat iemand vaste gast maakt, wanneer en waarom',
        es: 'Qué operador decidió qué hace habitual a un usuario, cuándo y por qué',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [{ who: ['operator'], columns: ['addedBy', 'addedAt', 'reason'], foundBy: 'addedBy', erasure: booksStay }],
    }),
    holds(vatRates, {
      what: {
        en: 'Which operator entered a rate of value added tax, when and why',
        de: 'Wer vom Team einen Satz der Mehrwertsteuer eingetragen hat, wann und warum',
        nl: 'Welke beheerder een btw-tarief invoerde, wanneer en waarom',
        es: 'Qué operador anotó un tipo de IVA, cuándo y por qué',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['operator'],
          columns: ['addedBy', 'addedAt', 'country', 'reason'],
          foundBy: 'addedBy',
          erasure: booksStay,
        },
      ],
    }),
  ],
};
