import { defineNotification } from '#domains/notifications/server/index.ts';

const discreet = {
  en: { title: 'There is news for you', text: 'Have a look when you have a moment.' },
  de: { title: 'Es gibt Neues für dich', text: 'Schau nach, wenn du einen Moment hast.' },
  nl: { title: 'Er is nieuws voor je', text: 'Kijk even als je een moment hebt.' },
  es: { title: 'Hay novedades para ti', text: 'Échales un vistazo cuando tengas un momento.' },
} as const;

const about = {
  label: { en: 'Your works', de: 'Deine Werke', nl: 'Je werken', es: 'Tus obras' },
  hint: {
    en: 'When a work of yours is taken down, or somebody in it does not agree. A mail comes in any case.',
    de: 'Wenn ein Werk von dir entfernt wird oder jemand darin nicht zustimmt. Eine Mail kommt immer.',
    nl: 'Als een werk van je wordt weggehaald of iemand erin niet instemt. Een mail komt altijd.',
    es: 'Cuando se retira una obra tuya o alguien en ella no acepta. El correo llega siempre.',
  },
  discreet,
  // The mail is consent's, and cannot be switched off.
  channels: ['push'],
} as const;

/** To whoever a work belongs to that the office took down. */
export const workTakenDown = defineNotification({
  ...about,
  name: 'onboarding.workTakenDown',
  type: 6,
  words: {
    en: {
      title: 'We have taken down “{title}”',
      text: 'The reason is in your mail. Answer it if you think that is wrong.',
    },
    de: {
      title: 'Wir haben „{title}“ entfernt',
      text: 'Den Grund hast du per Mail. Antworte darauf, wenn du das falsch findest.',
    },
    nl: {
      title: 'We hebben “{title}” weggehaald',
      text: 'De reden staat in je mail. Antwoord daarop als je het niet terecht vindt.',
    },
    es: {
      title: 'Hemos retirado «{title}»',
      text: 'El motivo está en tu correo. Respóndelo si no te parece correcto.',
    },
  },
});

/** To whoever a work belongs to in which somebody does not agree. */
export const workRefused = defineNotification({
  ...about,
  label: {
    en: 'Who is in your works',
    de: 'Wer in deinen Werken ist',
    nl: 'Wie er in je werken is',
    es: 'Quién sale en tus obras',
  },
  name: 'onboarding.workRefused',
  type: 7,
  words: {
    en: {
      title: '{name} does not agree to “{title}”',
      text: 'It is shown to nobody. Ask {name}, or upload a version without {name}.',
    },
    de: {
      title: '{name} stimmt „{title}“ nicht zu',
      text: 'Niemand sieht es mehr. Frag {name}, oder lade eine Fassung ohne {name} hoch.',
    },
    nl: {
      title: '{name} stemt niet in met “{title}”',
      text: 'Niemand ziet het meer. Vraag {name}, of upload een versie zonder {name}.',
    },
    es: {
      title: '{name} no acepta «{title}»',
      text: 'Ya no la ve nadie. Pregunta a {name} o sube una versión sin {name}.',
    },
  },
});

/** To a performer who has to sign a new version of the agreement. */
export const contractToSign = defineNotification({
  ...about,
  label: {
    en: 'Your agreement',
    de: 'Deine Vereinbarung',
    nl: 'Je overeenkomst',
    es: 'Tu acuerdo',
  },
  hint: {
    en: 'When there is a new version to sign. A mail comes in any case.',
    de: 'Wenn es eine neue Fassung zu unterschreiben gibt. Eine Mail kommt immer.',
    nl: 'Als er een nieuwe versie te tekenen is. Een mail komt altijd.',
    es: 'Cuando hay una nueva versión que firmar. El correo llega siempre.',
  },
  name: 'onboarding.contractToSign',
  type: 8,
  words: {
    en: { title: 'Please sign the new agreement', text: 'Read it and sign it, so that nothing is interrupted.' },
    de: {
      title: 'Bitte unterschreib die neue Vereinbarung',
      text: 'Lies und unterschreib sie, damit nichts unterbrochen wird.',
    },
    nl: { title: 'Teken de nieuwe overeenkomst', text: 'Lees en teken haar, zodat er niets wordt onderbroken.' },
    es: { title: 'Firma el nuevo acuerdo', text: 'Léelo y fírmalo para que nada se interrumpa.' },
  },
});
