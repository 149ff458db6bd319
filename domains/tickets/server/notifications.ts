import { defineNotification } from '#domains/notifications/server/index.ts';

const discreet = {
  en: { title: 'Something you planned begins soon', text: 'Have a look when you have a moment.' },
  de: { title: 'Bald beginnt etwas, das du dir vorgenommen hast', text: 'Schau nach, wenn du einen Moment hast.' },
  nl: { title: 'Iets wat je van plan was begint zo', text: 'Kijk even als je een moment hebt.' },
  es: { title: 'Pronto empieza algo que tenías previsto', text: 'Échale un vistazo cuando tengas un momento.' },
};

/** To those who have a ticket or asked for it, half an hour before a show. */
export const showSoon = defineNotification({
  name: 'tickets.showSoon',
  type: 50,
  label: {
    en: 'A show begins soon',
    de: 'Eine Show beginnt bald',
    nl: 'Een show begint zo',
    es: 'Un show empieza pronto',
  },
  hint: {
    en: 'Half an hour before shows you have a ticket for, or asked to be reminded of.',
    de: 'Eine halbe Stunde vor Shows, für die du ein Ticket hast oder an die du erinnert werden wolltest.',
    nl: 'Een half uur voor shows waarvoor je een ticket hebt of waaraan je herinnerd wilde worden.',
    es: 'Media hora antes de los shows para los que tienes entrada o pediste un aviso.',
  },
  words: {
    en: { title: '{name}’s show begins soon', text: 'It begins within half an hour.' },
    de: { title: 'Die Show von {name} beginnt bald', text: 'Sie beginnt in weniger als einer halben Stunde.' },
    nl: { title: 'De show van {name} begint zo', text: 'Hij begint binnen een half uur.' },
    es: { title: 'El show de {name} empieza pronto', text: 'Empieza en menos de media hora.' },
  },
  discreet,
  channels: ['push', 'email'],
});

/** To the same when it has begun. */
export const showBegun = defineNotification({
  name: 'tickets.showBegun',
  type: 51,
  label: {
    en: 'Your show has begun',
    de: 'Deine Show hat begonnen',
    nl: 'Je show is begonnen',
    es: 'Tu show ha empezado',
  },
  hint: {
    en: 'The moment a show begins that you have a ticket for, or asked to be reminded of.',
    de: 'In dem Moment, in dem eine Show beginnt, für die du ein Ticket hast oder an die du erinnert werden wolltest.',
    nl: 'Op het moment dat een show begint waarvoor je een ticket hebt of waaraan je herinnerd wilde worden.',
    es: 'En el momento en que empieza un show para el que tienes entrada o pediste un aviso.',
  },
  words: {
    en: { title: '{name}’s show has begun', text: 'It is on. Come in.' },
    de: { title: 'Die Show von {name} hat begonnen', text: 'Sie läuft. Komm herein.' },
    nl: { title: 'De show van {name} is begonnen', text: 'Hij is bezig. Kom binnen.' },
    es: { title: 'El show de {name} ha empezado', text: 'Está en marcha. Entra.' },
  },
  discreet: {
    en: { title: 'Something you planned begins now', text: 'Have a look.' },
    de: { title: 'Jetzt beginnt etwas, das du dir vorgenommen hast', text: 'Schau nach.' },
    nl: { title: 'Iets wat je van plan was begint nu', text: 'Kijk even.' },
    es: { title: 'Empieza algo que tenías previsto', text: 'Échale un vistazo.' },
  },
  channels: ['push'],
});
