import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { orders, postbacks, sandboxOutbox, sandboxSales } from './tables.ts';

const ofOrder = 'the number of an order of the account';

/** What payments holds about people. */
export const paymentsData: PersonalData = {
  domain: 'payments',
  title: { en: 'Payments', de: 'Zahlungen', nl: 'Betalingen', es: 'Pagos' },
  holds: [
    holds(orders, {
      what: {
        en: 'Orders of coins: amount, payment provider, language, state, times',
        de: 'Bestellungen von Coins: Betrag, Zahlungsanbieter, Sprache, Stand, Zeiten',
        nl: 'Bestellingen van coins: bedrag, betaaldienst, taal, stand, tijden',
        es: 'Pedidos de coins: importe, proveedor de pago, idioma, estado, momentos',
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
            'language',
            'status',
            'state',
            'checkoutUrl',
            'createdAt',
            'paidAt',
          ],
          foundBy: 'guestId',
          erasure: booksStay,
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
  ],
};
