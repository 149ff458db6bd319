import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData, Purpose, Retention } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { chats, faces, moves, paidBack, roomGuests, rooms, withheld } from './tables.ts';

const carryOut: Purpose = {
  label: {
    en: 'Carry out live chats and account for them',
    de: 'Live-Chats durchführen und abrechnen',
    nl: 'Livechats uitvoeren en afrekenen',
    es: 'Realizar los chats en directo y liquidarlos',
  },
  basis: 'contract',
};
const undecided: Retention = {
  keeps: 'noEnd',
  because: {
    en: 'Complaints are judged by it; no term is decided yet',
    de: 'Beschwerden werden danach beurteilt; eine Frist ist noch nicht festgelegt',
    nl: 'Klachten worden ermee beoordeeld; er is nog geen termijn bepaald',
    es: 'Las quejas se juzgan con ello; aún no se ha fijado un plazo',
  },
};

/** What live holds about people. Pictures of live chats are sent and never kept; of open rooms cards show the last one, for a minute. */
export const liveData: PersonalData = {
  domain: 'live',
  title: { en: 'Live chats', de: 'Live-Chats', nl: 'Livechats', es: 'Chats en directo' },
  holds: [
    holds(rooms, {
      what: {
        en: 'When a performer was on air and with which settings',
        de: 'Wann eine Darstellerin auf Sendung war und mit welchen Einstellungen',
        nl: 'Wanneer een performer uitzond en met welke instellingen',
        es: 'Cuándo estuvo en directo una artista y con qué ajustes',
      },
      purpose: carryOut,
      kept: undecided,
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'actorName', 'startedAt', 'endedAt', 'onlineAt', 'seenAt', 'announced', 'pictures'],
          foundBy: 'actorId',
          erasure: { does: 'blank', columns: ['actorName', 'announced'] },
        },
      ],
    }),
    holds(faces, {
      what: {
        en: 'The last picture of an open show, as cards show it',
        de: 'Das letzte Bild einer offenen Sendung, wie es Karten zeigen',
        nl: 'Het laatste beeld van een open uitzending, zoals kaarten het tonen',
        es: 'La última imagen de una emisión abierta, como la muestran las tarjetas',
      },
      purpose: carryOut,
      kept: {
        keeps: 'until',
        event: {
          en: 'until nobody has looked at the performer’s card for a minute',
          de: 'bis eine Minute lang niemand die Karte der Person vor der Kamera angesehen hat',
          nl: 'tot een minuut lang niemand de kaart van de performer heeft bekeken',
          es: 'hasta que nadie haya mirado la tarjeta de la artista durante un minuto',
        },
      },
      givenTo: {
        en: 'Everybody who may look at the show from outside',
        de: 'Alle, die von außen in die Sendung sehen dürfen',
        nl: 'Iedereen die van buitenaf naar de uitzending mag kijken',
        es: 'Todas las personas que pueden ver la emisión desde fuera',
      },
      about: [
        {
          who: ['performer'],
          columns: ['takenAt', 'picture', 'blurred'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(chats, {
      what: {
        en: 'Who chatted with whom, when, how, how long, at what price, and how it ended',
        de: 'Wer mit wem wann, wie und wie lange gechattet hat, zu welchem Preis und wie es endete',
        nl: 'Wie met wie chatte, wanneer, hoe, hoelang, voor welke prijs en hoe het eindigde',
        es: 'Quién chateó con quién, cuándo, cómo, cuánto tiempo, a qué precio y cómo acabó',
      },
      purpose: carryOut,
      givenTo: {
        en: 'The performer of the chat: who is there and for how long',
        de: 'Die Person vor der Kamera: wer da ist und wie lange',
        nl: 'De performer van de chat: wie er is en hoelang',
        es: 'La artista del chat: quién está y cuánto tiempo',
      },
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: [
            'guestId',
            'guestName',
            'type',
            'paid',
            'exclusive',
            'requestedAt',
            'startedAt',
            'endedAt',
            'minutes',
            'refunded',
            'anonymous',
            'webSession',
            'exitCode',
            'guestLostAt',
            'guestSequence',
            'guestReadId',
            'textUntil',
            'textSpent',
          ],
          foundBy: 'guestId',
          erasure: { does: 'blank', columns: ['guestName', 'webSession'] },
        },
        {
          who: ['performer'],
          columns: ['actorId', 'actorName', 'pricePerMinute', 'earned'],
          foundBy: 'actorId',
          erasure: { does: 'blank', columns: ['actorName'] },
        },
      ],
    }),
    holds(moves, {
      what: {
        en: 'Codes with which a guest goes on with a chat on another device',
        de: 'Codes, mit denen ein Gast einen Chat auf einem anderen Gerät fortsetzt',
        nl: 'Codes waarmee een gast een chat op een ander apparaat voortzet',
        es: 'Códigos con los que un usuario sigue un chat en otro dispositivo',
      },
      purpose: carryOut,
      kept: {
        keeps: 'until',
        event: {
          en: 'until the guest asks for the next code',
          de: 'bis der Gast den nächsten Code anfordert',
          nl: 'tot de gast de volgende code vraagt',
          es: 'hasta que el usuario pida el siguiente código',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'chatId', 'expiresAt', 'usedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(paidBack, {
      what: {
        en: 'What a guest was paid back in a day for broken lines',
        de: 'Was ein Gast an einem Tag für abgerissene Leitungen zurückbekam',
        nl: 'Wat een gast op een dag voor verbroken lijnen terugkreeg',
        es: 'Lo devuelto a un usuario en un día por conexiones rotas',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'guestName', 'day', 'refunds', 'coins', 'withheldCoins', 'paidOutCoins'],
          foundBy: 'guestId',
          erasure: { does: 'blank', columns: ['guestName'] },
        },
      ],
    }),
    holds(withheld, {
      what: {
        en: 'What was not paid back of a chat, and what an operator paid out of it later',
        de: 'Was von einem Chat nicht zurückgezahlt und was davon später ausgezahlt wurde',
        nl: 'Wat van een chat niet is terugbetaald, en wat daarvan later is uitbetaald',
        es: 'Lo que no se devolvió de un chat y lo que se pagó de ello después',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'chatId', 'day', 'coins', 'paidCoins'],
          foundBy: 'guestId',
          erasure: booksStay,
        },
      ],
    }),
    holds(roomGuests, {
      what: {
        en: 'Whether a guest was muted or sent out of a room, and since when they write',
        de: 'Ob ein Gast in einem Raum stummgeschaltet oder hinausgeschickt wurde und seit wann er schreibt',
        nl: 'Of een gast in een kamer gedempt of eruit gezet is, en sinds wanneer die schrijft',
        es: 'Si un usuario fue silenciado o expulsado de una sala, y desde cuándo escribe',
      },
      purpose: carryOut,
      kept: undecided,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'muted', 'kicked', 'textStartedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
