import { defineNotification } from '../server/kinds.ts';

/** A kind as another domain would declare it: about a performer, at most every twelve hours. */
export const testKind = defineNotification({
  name: 'test.arrived',
  type: 1,
  label: { en: 'Arrivals', de: 'Ankünfte', nl: 'Aankomsten', es: 'Llegadas' },
  hint: { en: 'Who is there', de: 'Wer da ist', nl: 'Wie er is', es: 'Quién está' },
  words: {
    en: { title: '{name} is there', text: 'Since just now.' },
    de: { title: '{name} ist da', text: 'Seit eben.' },
    nl: { title: '{name} is er', text: 'Sinds net.' },
    es: { title: '{name} está', text: 'Desde ahora.' },
  },
  discreet: {
    en: { title: 'Something new for you', text: 'Have a look.' },
    de: { title: 'Es gibt Neues für dich', text: 'Schau nach.' },
    nl: { title: 'Er is nieuws voor je', text: 'Kijk even.' },
    es: { title: 'Hay algo nuevo para ti', text: 'Échale un vistazo.' },
  },
  channels: ['email', 'push'],
  everyMinutes: 720,
});

/** One about nobody, each time it happens. */
export const plainKind = defineNotification({
  ...testKind,
  name: 'test.plain',
  type: 2,
  words: {
    en: { title: 'News {number}', text: '' },
    de: { title: 'Neues {number}', text: '' },
    nl: { title: 'Nieuws {number}', text: '' },
    es: { title: 'Noticia {number}', text: '' },
  },
  everyMinutes: undefined as never,
});
