import { defineNotification } from '#domains/notifications/server/index.ts';

/** To guests whose favourite goes live. */
export const isLive = defineNotification({
  name: 'favourites.isLive',
  type: 1,
  label: {
    en: 'Favourites go live',
    de: 'Favoriten gehen live',
    nl: 'Favorieten gaan live',
    es: 'Favoritos en directo',
  },
  hint: {
    en: 'By e-mail you hear of those you chose among your favourites, or of all with the switch here.',
    de: 'Per E-Mail hörst du von denen, die du bei deinen Favoriten gewählt hast, oder mit dem Schalter hier von allen.',
    nl: 'Per e-mail hoor je van wie je bij je favorieten koos, of met de schakelaar hier van iedereen.',
    es: 'Por correo te avisamos de quienes elegiste en tus favoritos, o de todos con el interruptor de aquí.',
  },
  words: {
    en: { title: '{name} is live now', text: 'Come in and say hello.' },
    de: { title: '{name} ist jetzt live', text: 'Komm herein und sag hallo.' },
    nl: { title: '{name} is nu live', text: 'Kom binnen en zeg hallo.' },
    es: { title: '{name} está en directo', text: 'Entra y saluda.' },
  },
  discreet: {
    en: { title: 'There is news for you', text: 'Have a look when you have a moment.' },
    de: { title: 'Es gibt Neues für dich', text: 'Schau nach, wenn du einen Moment hast.' },
    nl: { title: 'Er is nieuws voor je', text: 'Kijk even als je een moment hebt.' },
    es: { title: 'Hay novedades para ti', text: 'Échales un vistazo cuando tengas un momento.' },
  },
  // Mails come of those the guest chose one by one, or of all with the switch of the kind.
  channels: ['push'],
  // Half a day, until the guest says otherwise.
  everyMinutes: 12 * 60,
});
