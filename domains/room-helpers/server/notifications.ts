import { defineNotification } from '#domains/notifications/server/index.ts';

const discreet = {
  en: { title: 'There is news for you', text: 'Have a look when you have a moment.' },
  de: { title: 'Es gibt Neues für dich', text: 'Schau nach, wenn du einen Moment hast.' },
  nl: { title: 'Er is nieuws voor je', text: 'Kijk even als je een moment hebt.' },
  es: { title: 'Hay novedades para ti', text: 'Échales un vistazo cuando tengas un momento.' },
} as const;

/** To guests whom a performer asks to help. */
export const helperNamed = defineNotification({
  name: 'room-helpers.named',
  type: 170,
  label: {
    en: 'Somebody asks you to help',
    de: 'Jemand bittet dich um Hilfe',
    nl: 'Iemand vraagt je te helpen',
    es: 'Alguien te pide ayuda',
  },
  hint: {
    en: 'When a performer wants you as a helper in the room.',
    de: 'Wenn dich jemand vor der Kamera als Helfer im Raum haben möchte.',
    nl: 'Als een performer je als helper in de kamer wil.',
    es: 'Cuando alguien que emite te quiere como ayudante en su sala.',
  },
  words: {
    en: { title: '{name} asks you to help', text: 'Say whether you want to help in the room.' },
    de: { title: '{name} bittet dich um Hilfe', text: 'Sag, ob du im Raum helfen möchtest.' },
    nl: { title: '{name} vraagt je te helpen', text: 'Zeg of je in de kamer wilt helpen.' },
    es: { title: '{name} te pide ayuda', text: 'Di si quieres ayudar en la sala.' },
  },
  discreet,
  channels: ['push'],
});

/** To guests who were banned from a room, and when operators have decided about it. */
export const banned = defineNotification({
  name: 'room-helpers.banned',
  type: 171,
  label: {
    en: 'You were banned from a room',
    de: 'Du wurdest aus einem Raum verbannt',
    nl: 'Je bent uit een kamer verbannen',
    es: 'Te han vetado en una sala',
  },
  hint: {
    en: 'Why, until when, and how to have it looked at.',
    de: 'Warum, bis wann und wie du es prüfen lässt.',
    nl: 'Waarom, tot wanneer en hoe je het laat nakijken.',
    es: 'Por qué, hasta cuándo y cómo pedir que se revise.',
  },
  words: {
    en: { title: '{name} has banned you for {days} days', text: 'Read why. You can have it looked at once.' },
    de: { title: '{name} hat dich für {days} Tage verbannt', text: 'Lies, warum. Du kannst es einmal prüfen lassen.' },
    nl: {
      title: '{name} heeft je voor {days} dagen verbannen',
      text: 'Lees waarom. Je kunt het één keer laten nakijken.',
    },
    es: { title: '{name} te ha vetado durante {days} días', text: 'Lee por qué. Puedes pedir una revisión.' },
  },
  discreet,
  channels: ['push'],
});

/** To guests whose appeal operators have decided. */
export const appealDecided = defineNotification({
  name: 'room-helpers.decided',
  type: 172,
  label: {
    en: 'Your appeal was decided',
    de: 'Über deinen Einspruch ist entschieden',
    nl: 'Er is over je bezwaar beslist',
    es: 'Se ha decidido tu recurso',
  },
  hint: {
    en: 'When operators have looked at a ban you appealed against.',
    de: 'Wenn eine Sperre geprüft wurde, gegen die du Einspruch erhoben hast.',
    nl: 'Als een ban is nagekeken waartegen je bezwaar maakte.',
    es: 'Cuando se ha revisado un veto que recurriste.',
  },
  words: {
    en: { title: 'Your appeal was decided', text: 'It is about your ban from {name}’s room.' },
    de: { title: 'Über deinen Einspruch ist entschieden', text: 'Es geht um deine Sperre im Raum von {name}.' },
    nl: { title: 'Er is over je bezwaar beslist', text: 'Het gaat om je ban in de kamer van {name}.' },
    es: { title: 'Se ha decidido tu recurso', text: 'Se trata de tu veto en la sala de {name}.' },
  },
  discreet,
  channels: ['push'],
});
