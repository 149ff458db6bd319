import { asBooks, booksStay, keepBooks } from '#domains/ledger/server/index.ts';
import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { closings, controls, plays, setups } from './tables.ts';

const offer = {
  label: {
    en: 'Let gifts move a performer’s toy within her bounds',
    de: 'Geschenke das Toy innerhalb der gesetzten Grenzen bewegen lassen',
    nl: 'Cadeaus de toy binnen de gestelde grenzen laten bewegen',
    es: 'Que los regalos muevan el juguete dentro de los límites fijados',
  },
  basis: 'contract',
} as const;

/** What the domain holds about people. */
export const toysData: PersonalData = {
  domain: 'toys',
  title: { en: 'Remote toys', de: 'Ferngesteuerte Toys', nl: 'Toys op afstand', es: 'Juguetes a distancia' },
  holds: [
    holds(setups, {
      what: {
        en: 'The bounds a performer sets for her toy, and whether it is connected',
        de: 'Die Grenzen, die jemand vor der Kamera dem Toy setzt, und ob es verbunden ist',
        nl: 'De grenzen die een performer aan de toy stelt, en of hij verbonden is',
        es: 'Los límites que pone una artista a su juguete y si está conectado',
      },
      purpose: offer,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: [
            ...(['actorId', 'mostStrength', 'mostSeconds', 'isPrivateOnly', 'directPrice', 'pausedAt'] as const),
            ...(['seenAt', 'lostAt', 'country'] as const),
          ],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(controls, {
      what: {
        en: 'What gifts do with a performer’s toy, in her words',
        de: 'Was Geschenke mit dem Toy machen, in eigenen Worten',
        nl: 'Wat cadeaus met de toy doen, in eigen woorden',
        es: 'Qué hacen los regalos con el juguete, en sus palabras',
      },
      purpose: offer,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'giftId', 'displayName', 'pattern', 'strength', 'seconds', 'price'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(plays, {
      what: {
        en: 'What a guest paid for to move a performer’s toy: when, for how long, what became of it',
        de: 'Wofür ein Gast bezahlt hat, um ein Toy zu bewegen: wann, wie lange, was daraus wurde',
        nl: 'Waarvoor een gast betaalde om een toy te bewegen: wanneer, hoe lang, wat ervan werd',
        es: 'Qué pagó un usuario para mover un juguete: cuándo, cuánto tiempo, qué fue de ello',
      },
      purpose: keepBooks,
      kept: asBooks,
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'displayName', 'seconds', 'price', 'shownName', 'state', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'blank', columns: ['shownName'] },
        },
        { who: ['performer'], columns: ['actorId', 'price', 'createdAt'], foundBy: 'actorId', erasure: booksStay },
      ],
    }),
    holds(closings, {
      what: {
        en: 'Who switched remote toys off in a country, when and why',
        de: 'Wer ferngesteuerte Toys in einem Land abgeschaltet hat, wann und warum',
        nl: 'Wie toys op afstand in een land heeft uitgezet, wanneer en waarom',
        es: 'Quién desactivó los juguetes a distancia en un país, cuándo y por qué',
      },
      purpose: offer,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['operator'],
          columns: ['closedBy', 'closedAt', 'country', 'reason'],
          foundBy: 'closedBy',
          erasure: booksStay,
        },
      ],
    }),
  ],
};
