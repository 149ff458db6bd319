import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { agreements, bonuses, grants, months, plans, subscriptions, trials } from './tables.ts';

const provide: Purpose = {
  label: {
    en: 'Provide what somebody is subscribed to',
    de: 'Bereitstellen, was jemand abonniert hat',
    nl: 'Leveren waarop iemand geabonneerd is',
    es: 'Ofrecer aquello a lo que alguien está suscrito',
  },
  basis: 'contract',
};

const withAccount = { keeps: 'withAccount' } as const;
const deleted = { does: 'delete' } as const;

/** What the domain holds about people. */
export const subscriptionsData: PersonalData = {
  domain: 'subscriptions',
  title: { en: 'Subscriptions', de: 'Abos', nl: 'Abonnementen', es: 'Suscripciones' },
  holds: [
    holds(subscriptions, {
      what: {
        en: 'Subscriptions of a guest: product, fan club, price, state, times, why a payment failed',
        de: 'Abos eines Gastes: Produkt, Fanclub, Preis, Stand, Zeiten, warum eine Zahlung scheiterte',
        nl: 'Abonnementen van een gast: product, fanclub, prijs, stand, tijden, waarom een betaling mislukte',
        es: 'Suscripciones de un usuario: producto, club de fans, precio, estado, momentos, por qué falló un pago',
      },
      purpose: provide,
      kept: withAccount,
      about: [
        {
          who: ['guest'],
          columns: [
            'guestId',
            'kind',
            'tier',
            'tierName',
            'price',
            'nextTier',
            'nextTierName',
            'nextPrice',
            'discountPercent',
            'discountMonths',
            'agreementId',
            'euroCents',
            'chargesAt',
            'renews',
            'paidFrom',
            'paid',
            'cancelledAt',
            'failures',
            'refusal',
            'endedAt',
            'endedWhy',
            'status',
            'until',
            'createdAt',
          ],
          foundBy: 'guestId',
          erasure: deleted,
        },
        { who: ['performer'], columns: ['actorId', 'actorName'], foundBy: 'actorId', erasure: deleted },
      ],
    }),
    holds(agreements, {
      what: {
        en: 'Subscriptions that a card pays: product, price, what the payment provider reported, never the card’s number',
        de: 'Abos, die eine Karte zahlt: Produkt, Preis, was der Zahlungsanbieter gemeldet hat, nie die Kartennummer',
        nl: 'Abonnementen die een kaart betaalt: product, prijs, wat de betaaldienst meldde, nooit het kaartnummer',
        es: 'Suscripciones que paga una tarjeta: producto, precio, lo que comunicó el proveedor de pago, nunca el número',
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
            'kind',
            'tier',
            'tierName',
            'price',
            'euroCents',
            'checkoutUrl',
            'replaces',
            'saleId',
            'facts',
            'wants',
            'createdAt',
          ],
          foundBy: 'guestId',
          erasure: booksStay,
        },
        {
          who: ['performer'],
          columns: ['actorId', 'actorName'],
          foundBy: 'actorId',
          erasure: { does: 'blank', columns: ['actorName'] },
        },
      ],
    }),
    holds(months, {
      what: {
        en: 'Months of subscriptions that were paid: price, from when to when, what went back',
        de: 'Bezahlte Monate von Abos: Preis, von wann bis wann, was zurückging',
        nl: 'Betaalde maanden van abonnementen: prijs, van wanneer tot wanneer, wat terugging',
        es: 'Meses pagados de suscripciones: precio, desde y hasta cuándo, lo devuelto',
      },
      purpose: provide,
      kept: withAccount,
      about: [
        {
          who: ['guest'],
          columns: ['subscriptionId', 'month', 'price', 'from', 'until', 'paidBack', 'paidAt'],
          foundBy: { column: 'subscriptionId', as: 'the number of a subscription of the account' },
          erasure: deleted,
        },
      ],
    }),
    holds(grants, {
      what: {
        en: 'Days of a subscription that were given to a guest, by whom and when',
        de: 'Abo-Tage, die ein Gast bekam, von wem und wann',
        nl: 'Abonnementsdagen die een gast kreeg, van wie en wanneer',
        es: 'Días de suscripción que recibió un usuario, de quién y cuándo',
      },
      purpose: provide,
      kept: withAccount,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'kind', 'tier', 'days', 'origin', 'at', 'takenBackAt'],
          foundBy: 'guestId',
          erasure: deleted,
        },
        { who: ['performer'], columns: ['actorId'], foundBy: 'actorId', erasure: deleted },
      ],
    }),
    holds(trials, {
      what: {
        en: 'Which free trial a guest had already',
        de: 'Welche kostenlose Probezeit ein Gast schon hatte',
        nl: 'Welke gratis proefperiode een gast al had',
        es: 'Qué prueba gratuita tuvo ya un usuario',
      },
      purpose: provide,
      kept: withAccount,
      about: [{ who: ['guest'], columns: ['guestId', 'kind', 'at'], foundBy: 'guestId', erasure: deleted }],
    }),
    holds(bonuses, {
      what: {
        en: 'Monthly bonuses a VIP took',
        de: 'Monatsboni, die ein VIP genommen hat',
        nl: 'Maandbonussen die een VIP heeft genomen',
        es: 'Bonos mensuales que tomó un VIP',
      },
      purpose: keepBooks,
      kept: withAccount,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'subscriptionId', 'month', 'coins', 'at', 'takenBack'],
          foundBy: 'guestId',
          erasure: deleted,
        },
      ],
    }),
    holds(plans, {
      what: {
        en: 'Tiers of a performer’s fan club: name, what they bring, price',
        de: 'Stufen eines Fanclubs: Name, was sie bringen, Preis',
        nl: 'Niveaus van een fanclub: naam, wat ze brengen, prijs',
        es: 'Niveles de un club de fans: nombre, qué ofrecen, precio',
      },
      purpose: provide,
      kept: withAccount,
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'tier', 'name', 'perks', 'perksIn', 'price', 'isOffered', 'updatedAt'],
          foundBy: 'actorId',
          erasure: deleted,
        },
      ],
    }),
  ],
};
