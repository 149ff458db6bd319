import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To a guest who asked for it, when a favourite goes live. */
export const isLiveMail = defineMail({
  name: 'favourites.isLive',
  occasion: {
    en: 'To guests who asked for it, when a favourite goes live; at most every twelve hours.',
    de: 'An Gäste, die es wollten, wenn jemand aus ihren Favoriten live geht; höchstens alle zwölf Stunden.',
    nl: 'Aan gasten die dat wilden, als een favoriet live gaat; hooguit elke twaalf uur.',
    es: 'A usuarios que lo pidieron, cuando un favorito está en directo; como mucho cada doce horas.',
  },
  words: {
    en: {
      subject: '{name} is live now',
      paragraphs: ['{name} has just gone live.'],
      action: 'Watch now',
    },
    de: {
      subject: '{name} ist jetzt live',
      paragraphs: ['{name} ist gerade live gegangen.'],
      action: 'Jetzt zuschauen',
    },
    nl: {
      subject: '{name} is nu live',
      paragraphs: ['{name} is net live gegaan.'],
      action: 'Nu kijken',
    },
    es: {
      subject: '{name} está en directo',
      paragraphs: ['{name} acaba de empezar en directo.'],
      action: 'Ver ahora',
    },
  },
});

/** Why somebody gets mails of this kind. */
export const footer = {
  en: 'Vesper. You get this mail because you asked for it among your favourites, where you can switch it off.',
  de: 'Vesper. Du bekommst diese Mail, weil du sie bei deinen Favoriten gewünscht hast; dort schaltest du sie ab.',
  nl: 'Vesper. Je krijgt deze mail omdat je dat bij je favorieten wilde; daar zet je het uit.',
  es: 'Vesper. Recibes este correo porque lo pediste en tus favoritos, donde puedes desactivarlo.',
} as const;
