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

/** To the one guest a performer invites to a private show. */
export const privateInvitation = defineNotification({
  name: 'tickets.privateInvitation',
  type: 52,
  label: {
    en: 'You are invited to a private show',
    de: 'Du wirst zu einer privaten Show eingeladen',
    nl: 'Je wordt uitgenodigd voor een privéshow',
    es: 'Te invitan a un show privado',
  },
  hint: {
    en: 'A performer you know offers you a show for you alone, at a time and a price.',
    de: 'Jemand, den du kennst, bietet dir eine Show nur für dich an, mit Zeit und Preis.',
    nl: 'Een performer die je kent biedt je een show voor jou alleen aan, met tijd en prijs.',
    es: 'Una artista que conoces te ofrece un show solo para ti, con hora y precio.',
  },
  words: {
    en: {
      title: '{name} invites you to a private show',
      text: 'For you alone. Look at the time and price, and answer.',
    },
    de: {
      title: '{name} lädt dich zu einer privaten Show ein',
      text: 'Nur für dich. Sieh dir Zeit und Preis an und antworte.',
    },
    nl: {
      title: '{name} nodigt je uit voor een privéshow',
      text: 'Voor jou alleen. Bekijk tijd en prijs, en antwoord.',
    },
    es: { title: '{name} te invita a un show privado', text: 'Solo para ti. Mira la hora y el precio, y responde.' },
  },
  discreet: {
    en: { title: 'You have an invitation', text: 'Have a look when you have a moment.' },
    de: { title: 'Du hast eine Einladung', text: 'Schau nach, wenn du einen Moment hast.' },
    nl: { title: 'Je hebt een uitnodiging', text: 'Kijk even als je een moment hebt.' },
    es: { title: 'Tienes una invitación', text: 'Échale un vistazo cuando tengas un momento.' },
  },
  channels: ['push', 'email'],
});

/** To a guest whom a performer gave a ticket by hand. */
export const ticketGiven = defineNotification({
  name: 'tickets.given',
  type: 53,
  label: {
    en: 'You are given a ticket',
    de: 'Du bekommst ein Ticket geschenkt',
    nl: 'Je krijgt een ticket',
    es: 'Te regalan una entrada',
  },
  hint: {
    en: 'A performer gives you a free ticket of a show.',
    de: 'Du bekommst ein kostenloses Ticket für eine Show.',
    nl: 'Een performer geeft je een gratis ticket voor een show.',
    es: 'Una artista te da una entrada gratis para un show.',
  },
  words: {
    en: { title: '{name} has given you a ticket', text: 'It costs nothing. Look when the show is.' },
    de: { title: '{name} schenkt dir ein Ticket', text: 'Es kostet nichts. Sieh nach, wann die Show ist.' },
    nl: { title: '{name} geeft je een ticket', text: 'Het kost niets. Kijk wanneer de show is.' },
    es: { title: '{name} te ha dado una entrada', text: 'No cuesta nada. Mira cuándo es el show.' },
  },
  discreet: {
    en: { title: 'You have been given something', text: 'Have a look when you have a moment.' },
    de: { title: 'Du hast etwas bekommen', text: 'Schau nach, wenn du einen Moment hast.' },
    nl: { title: 'Je hebt iets gekregen', text: 'Kijk even als je een moment hebt.' },
    es: { title: 'Te han dado algo', text: 'Échale un vistazo cuando tengas un momento.' },
  },
  channels: ['push', 'email'],
});
