import { defineMail } from '#kit/mail/mail-kinds.ts';

/** Somebody's guest found a video and thought of somebody. */
export const shareMail = defineMail({
  name: 'videos.share',
  occasion: {
    en: 'To an address that a guest typed in to share a video; two a day for one address at most.',
    de: 'An eine Adresse, die ein Gast eingetragen hat, um ein Video zu teilen; höchstens zwei am Tag an eine Adresse.',
    nl: 'Aan een adres dat een gast invulde om een video te delen; hooguit twee per dag voor één adres.',
    es: 'A una dirección que un usuario escribió para compartir un vídeo; como mucho dos al día por dirección.',
  },
  words: {
    en: {
      subject: '{sender} shares a video with you',
      paragraphs: ['{sender} thought you might like this video by {name}: “{title}”.', '{message}'],
      action: 'Look at the video',
      afterAction: ['The site is for adults only (18+).'],
    },
    de: {
      subject: '{sender} teilt ein Video mit dir',
      paragraphs: ['{sender} meint, dieses Video von {name} könnte dir gefallen: „{title}“.', '{message}'],
      action: 'Video ansehen',
      afterAction: ['Die Seite ist nur für Erwachsene (ab 18).'],
    },
    nl: {
      subject: '{sender} deelt een video met je',
      paragraphs: ['{sender} denkt dat je deze video van {name} leuk vindt: “{title}”.', '{message}'],
      action: 'Bekijk de video',
      afterAction: ['De site is alleen voor volwassenen (18+).'],
    },
    es: {
      subject: '{sender} comparte un vídeo contigo',
      paragraphs: ['{sender} cree que te puede gustar este vídeo de {name}: «{title}».', '{message}'],
      action: 'Ver el vídeo',
      afterAction: ['El sitio es solo para adultos (18+).'],
    },
  },
});

export const shareFooter = {
  en: 'You get this mail because somebody typed in your address to share a video. Your address is not kept.',
  de: 'Du bekommst diese Mail, weil jemand deine Adresse eingetragen hat, um ein Video zu teilen. Deine Adresse wird nicht gespeichert.',
  nl: 'Je krijgt deze mail omdat iemand je adres invulde om een video te delen. Je adres wordt niet bewaard.',
  es: 'Recibes este correo porque alguien escribió tu dirección para compartir un vídeo. Tu dirección no se guarda.',
} as const;
