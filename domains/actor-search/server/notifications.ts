import { defineNotification } from '#domains/notifications/server/index.ts';

/** To guests who keep a search that somebody new fits. */
export const newcomerFits = defineNotification({
  name: 'actorSearch.newcomerFits',
  type: 40,
  label: {
    en: 'Somebody new fits a saved search',
    de: 'Jemand Neues passt zu einer Suche',
    nl: 'Iemand nieuws past bij een zoekopdracht',
    es: 'Alguien nuevo encaja en una búsqueda',
  },
  hint: {
    en: 'Once a day for each search, at most.',
    de: 'Höchstens einmal am Tag je Suche.',
    nl: 'Hooguit één keer per dag per zoekopdracht.',
    es: 'Como mucho una vez al día por búsqueda.',
  },
  words: {
    en: { title: 'Somebody new: {name}', text: 'A search you keep has found somebody new.' },
    de: { title: 'Jemand Neues: {name}', text: 'Eine Suche, die du behältst, hat jemand Neues gefunden.' },
    nl: { title: 'Iemand nieuws: {name}', text: 'Een bewaarde zoekopdracht heeft iemand nieuws gevonden.' },
    es: { title: 'Alguien nuevo: {name}', text: 'Una búsqueda que guardas ha encontrado a alguien nuevo.' },
  },
  discreet: {
    en: { title: 'There is news for you', text: 'Have a look when you have a moment.' },
    de: { title: 'Es gibt Neues für dich', text: 'Schau nach, wenn du einen Moment hast.' },
    nl: { title: 'Er is nieuws voor je', text: 'Kijk even als je een moment hebt.' },
    es: { title: 'Hay novedades para ti', text: 'Échales un vistazo cuando tengas un momento.' },
  },
  channels: ['push'],
});
