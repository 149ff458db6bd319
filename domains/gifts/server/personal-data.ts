import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetReactions } from '../contract/jobs.ts';
import * as tables from './tables.ts';

const show = {
  label: {
    en: 'Show what guests give and what performers wish for, as each of them wants it',
    de: 'Zeigen, was Gäste schenken und was Darstellerinnen und Darsteller sich wünschen, wie sie es wollen',
    nl: 'Tonen wat gasten geven en wat performers wensen, zoals zij dat willen',
    es: 'Mostrar lo que regalan los usuarios y lo que desean los artistas, como cada cual quiere',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const giftsData: PersonalData = {
  domain: 'gifts',
  title: { en: 'Gifts and tips', de: 'Geschenke und Trinkgeld', nl: 'Cadeaus en fooien', es: 'Regalos y propinas' },
  holds: [
    holds(tables.stock, {
      what: {
        en: 'Gifts a guest has bought and not given yet',
        de: 'Geschenke, die ein Gast gekauft und noch nicht verschenkt hat',
        nl: 'Cadeaus die een gast heeft gekocht en nog niet gegeven',
        es: 'Regalos que un usuario ha comprado y aún no ha dado',
      },
      purpose: show,
      kept: { keeps: 'withAccount' },
      about: [
        { who: ['guest'], columns: ['guestId', 'giftId', 'quantity'], foundBy: 'guestId', erasure: { does: 'delete' } },
      ],
    }),
    holds(tables.purchases, {
      what: {
        en: 'Gifts a guest bought, when and for how many coins',
        de: 'Geschenke, die ein Gast gekauft hat, wann und für wie viele Coins',
        nl: 'Cadeaus die een gast kocht, wanneer en voor hoeveel coins',
        es: 'Regalos que compró un usuario, cuándo y por cuántos coins',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'giftId', 'quantity', 'paid', 'createdAt'],
          foundBy: 'guestId',
          erasure: booksStay,
        },
      ],
    }),
    holds(tables.sends, {
      what: {
        en: 'What a guest gave to a performer: gifts or a tip, words, time, the name as it was shown',
        de: 'Was ein Gast verschenkt hat: Geschenke oder Trinkgeld, Worte, Zeitpunkt, der Name, wie er gezeigt wurde',
        nl: 'Wat een gast aan een performer gaf: cadeaus of een fooi, woorden, tijdstip, de naam zoals getoond',
        es: 'Lo que un usuario dio: regalos o propina, palabras, momento, el nombre tal como se mostró',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'price', 'covered', 'paidBack', 'words', 'shownName', 'reference', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'blank', columns: ['words', 'shownName'] },
        },
        { who: ['performer'], columns: ['actorId', 'price', 'createdAt'], foundBy: 'actorId', erasure: booksStay },
      ],
    }),
    holds(tables.wishesToBeSeen, {
      what: {
        en: 'Whether others read a guest’s name beside what the guest gives',
        de: 'Ob andere den Namen eines Gastes neben seinen Geschenken lesen',
        nl: 'Of anderen de naam van een gast bij zijn cadeaus lezen',
        es: 'Si otros leen el nombre de un usuario junto a lo que regala',
      },
      purpose: show,
      kept: { keeps: 'withAccount' },
      about: [{ who: ['guest'], columns: ['guestId', 'visibility'], foundBy: 'guestId', erasure: { does: 'delete' } }],
    }),
    holds(tables.tipMenu, {
      what: {
        en: 'What a performer offers for a tip',
        de: 'Was eine Darstellerin oder ein Darsteller für Trinkgeld anbietet',
        nl: 'Wat een performer voor een fooi aanbiedt',
        es: 'Lo que un artista ofrece por una propina',
      },
      purpose: show,
      kept: { keeps: 'withAccount' },
      about: [
        { who: ['performer'], columns: ['actorId', 'price', 'words'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
    holds(tables.goals, {
      what: {
        en: 'What a performer gathered coins for in the room, and how much came together',
        de: 'Wofür in einem Raum gesammelt wurde und wie viel zusammenkam',
        nl: 'Waarvoor een performer in de kamer spaarde en hoeveel er bijeenkwam',
        es: 'Para qué reunió coins un artista en la sala y cuánto se juntó',
      },
      purpose: show,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'words', 'reward', 'target', 'raised', 'startedAt', 'reachedAt', 'endedAt'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(tables.wishes, {
      what: {
        en: 'Gifts a performer wishes for',
        de: 'Geschenke, die sich eine Darstellerin oder ein Darsteller wünscht',
        nl: 'Cadeaus die een performer wenst',
        es: 'Regalos que desea un artista',
      },
      purpose: show,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'giftId', 'wanted', 'received'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(tables.reactions, {
      what: {
        en: 'Small pictures a guest let float over a show, with words if any',
        de: 'Kleine Bilder, die ein Gast über eine Show fliegen ließ, mit Worten, falls es welche gab',
        nl: 'Kleine plaatjes die een gast over een show liet zweven, met woorden als die er waren',
        es: 'Pequeñas imágenes que un usuario hizo flotar sobre un show, con palabras si las hubo',
      },
      purpose: show,
      kept: {
        keeps: 'days',
        days: 1,
        after: 'createdAt',
        event: { en: 'they floated', de: 'dem Aufsteigen', nl: 'het opstijgen', es: 'flotar' },
        by: forgetReactions,
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'imageId', 'message', 'data', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
  impersonal: [
    { table: tables.categories, because: 'What gifts are sorted by.' },
    { table: tables.drawings, because: 'What gifts can look like.' },
    { table: tables.catalogue, because: 'What can be given, and its price.' },
    { table: tables.sentGifts, because: 'Which gifts a sending was; whose it is stands in the sending.' },
  ],
};
