import type { Language } from '#kit/i18n/language.ts';

/** What is said outside the pages: in the manifest, and where the line is gone. */
export interface AppWords {
  readonly description: string;
  /** The discreet name and description; the first is the tab's title in discreet mode as well. */
  readonly plainName: string;
  readonly plainDescription: string;
  readonly freeChat: string;
  readonly messages: string;
  readonly account: string;
  readonly wide: string;
  readonly narrow: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly offlineAgain: string;
  readonly offlineWaiting: string;
}

export const appWords: Readonly<Record<Language, AppWords>> = {
  de: {
    description: 'Live-Videochat von Erwachsenen für Erwachsene: ruhig, diskret und minutengenau abgerechnet.',
    plainName: 'Notizen',
    plainDescription: 'Deine Notizen.',
    freeChat: 'Gratis-Chat',
    messages: 'Nachrichten',
    account: 'Dein Konto',
    wide: 'Die Startseite am großen Bildschirm',
    narrow: 'Die Startseite auf dem Handy',
    offlineTitle: 'Du bist gerade offline',
    offlineText: 'Sobald die Verbindung wieder steht, geht es von selbst weiter. Ohne Bild wird nichts berechnet.',
    offlineAgain: 'Noch einmal versuchen',
    offlineWaiting: 'Wir versuchen es im Hintergrund weiter.',
  },
  en: {
    description: 'Live video chat with adults, for adults. Calm, private and fair by the minute.',
    plainName: 'Notes',
    plainDescription: 'Your notes.',
    freeChat: 'Free chat',
    messages: 'Messages',
    account: 'Your account',
    wide: 'The homepage on a large screen',
    narrow: 'The homepage on a phone',
    offlineTitle: 'You are offline',
    offlineText: 'Everything goes on by itself once the line is back. Nothing is charged without a picture.',
    offlineAgain: 'Try again',
    offlineWaiting: 'We keep trying in the background.',
  },
  nl: {
    description: 'Livevideochat van volwassenen voor volwassenen: rustig, discreet en eerlijk per minuut afgerekend.',
    plainName: 'Notities',
    plainDescription: 'Je notities.',
    freeChat: 'Gratis chat',
    messages: 'Berichten',
    account: 'Je account',
    wide: 'De startpagina op een groot scherm',
    narrow: 'De startpagina op een telefoon',
    offlineTitle: 'Je bent offline',
    offlineText:
      'Zodra de verbinding terug is, gaat alles vanzelf verder. Zonder beeld wordt niets in rekening gebracht.',
    offlineAgain: 'Opnieuw proberen',
    offlineWaiting: 'We blijven het op de achtergrond proberen.',
  },
  es: {
    description: 'Videochat en directo entre personas adultas: tranquilo, discreto y con un precio justo por minuto.',
    plainName: 'Notas',
    plainDescription: 'Tus notas.',
    freeChat: 'Chat gratis',
    messages: 'Mensajes',
    account: 'Tu cuenta',
    wide: 'La página de inicio en una pantalla grande',
    narrow: 'La página de inicio en el móvil',
    offlineTitle: 'No tienes conexión',
    offlineText: 'En cuanto vuelva la conexión, todo sigue solo. Sin imagen no se cobra nada.',
    offlineAgain: 'Volver a intentarlo',
    offlineWaiting: 'Seguimos intentándolo en segundo plano.',
  },
};
