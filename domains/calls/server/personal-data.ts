import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { active, settings } from './tables.ts';

/** What the domain holds about people; who called whom stands with the chats of live. */
export const callsData: PersonalData = {
  domain: 'calls',
  title: { en: 'Calls', de: 'Anrufe', nl: 'Oproepen', es: 'Llamadas' },
  holds: [
    holds(settings, {
      what: {
        en: 'Which calls a performer takes, and at what price',
        de: 'Welche Anrufe eine Darstellerin annimmt und zu welchem Preis',
        nl: 'Welke oproepen een performer aanneemt en voor welke prijs',
        es: 'Qué llamadas acepta una artista y a qué precio',
      },
      purpose: {
        label: {
          en: 'Offer calls to guests',
          de: 'Gästen Anrufe anbieten',
          nl: 'Gasten oproepen aanbieden',
          es: 'Ofrecer llamadas a los usuarios',
        },
        basis: 'contract',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'voice', 'voicePrice', 'anonymous', 'video'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(active, {
      what: {
        en: 'That a guest is in a voice call now',
        de: 'Dass ein Gast gerade einen Sprachanruf führt',
        nl: 'Dat een gast nu in een spraakgesprek is',
        es: 'Que un usuario está ahora en una llamada de voz',
      },
      purpose: {
        label: {
          en: 'Show the call on all pages of the guest',
          de: 'Den Anruf auf allen Seiten des Gastes zeigen',
          nl: 'De oproep op alle pagina’s van de gast tonen',
          es: 'Mostrar la llamada en todas las páginas del usuario',
        },
        basis: 'contract',
      },
      kept: {
        keeps: 'until',
        event: {
          en: 'until the call is over',
          de: 'bis der Anruf vorbei ist',
          nl: 'tot de oproep voorbij is',
          es: 'hasta que termina la llamada',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'chatId', 'anonymous'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
