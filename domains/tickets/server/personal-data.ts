import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { reminders, shows, tickets } from './tables.ts';

const remind = {
  label: {
    en: 'Remind guests of shows',
    de: 'Gäste an Shows erinnern',
    nl: 'Gasten aan shows herinneren',
    es: 'Recordar los shows a los usuarios',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const ticketsData: PersonalData = {
  domain: 'tickets',
  title: { en: 'Ticket shows', de: 'Ticketshows', nl: 'Ticketshows', es: 'Shows con entrada' },
  holds: [
    holds(shows, {
      what: {
        en: 'Shows a performer planned: words, times, prices, what became of them',
        de: 'Shows, die jemand vor der Kamera geplant hat: Worte, Zeiten, Preise, was daraus wurde',
        nl: 'Shows die een performer heeft gepland: woorden, tijden, prijzen, wat ervan werd',
        es: 'Shows que planeó una artista: palabras, horas, precios y qué fue de ellos',
      },
      purpose: {
        label: {
          en: 'Offer shows and account for them',
          de: 'Shows anbieten und abrechnen',
          nl: 'Shows aanbieden en afrekenen',
          es: 'Ofrecer shows y liquidarlos',
        },
        basis: 'contract',
      },
      kept: asBooks,
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'actorName', 'title', 'description', 'postBuyInfo', 'startsAt', 'startedAt', 'endedAt'],
          foundBy: 'actorId',
          erasure: booksStay,
        },
        { who: ['guest'], columns: ['guestId', 'guestName', 'answer'], foundBy: 'guestId', erasure: booksStay },
      ],
    }),
    holds(tickets, {
      what: {
        en: 'Which shows a guest has a ticket for, since when and at what price',
        de: 'Für welche Shows ein Gast ein Ticket hat, seit wann und zu welchem Preis',
        nl: 'Voor welke shows een gast een ticket heeft, sinds wanneer en voor welke prijs',
        es: 'Para qué shows tiene entrada un usuario, desde cuándo y a qué precio',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'promoCode', 'boughtAt', 'endedAt'],
          foundBy: 'guestId',
          erasure: booksStay,
        },
      ],
    }),
    holds(reminders, {
      what: {
        en: 'Which shows a guest wants to be reminded of, and since when',
        de: 'An welche Shows ein Gast erinnert werden will, und seit wann',
        nl: 'Aan welke shows een gast herinnerd wil worden, en sinds wanneer',
        es: 'De qué shows quiere un usuario un aviso, y desde cuándo',
      },
      purpose: remind,
      kept: { keeps: 'withAccount' },
      about: [{ who: ['guest'], columns: ['guestId', 'askedAt'], foundBy: 'guestId', erasure: { does: 'delete' } }],
    }),
  ],
};
