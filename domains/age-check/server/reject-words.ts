import type { Language } from '#kit/contract/access.ts';
import type { RejectReason } from '../contract/states.ts';
import type { Standing } from './check-machine.ts';

type Said = Exclude<RejectReason, 'operator'>;

/** What a guest is told when a check is rejected. It is stored as it was said (spec 1 section 8). */
export const rejectWords: Readonly<Record<Said, Readonly<Record<Language, string>>>> = {
  underage: {
    en: 'The check says that you are not 18 yet. This site is for adults only.',
    de: 'Die Prüfung sagt, dass du noch nicht 18 bist. Diese Website ist nur für Erwachsene.',
    nl: 'De controle zegt dat je nog geen 18 bent. Deze site is alleen voor volwassenen.',
    es: 'La comprobación dice que aún no tienes 18 años. Este sitio es solo para adultos.',
  },
  unreadable: {
    en: 'Your document could not be read. Try again in good light, with all four corners in the picture.',
    de: 'Dein Ausweis war nicht lesbar. Versuch es bei gutem Licht noch einmal, mit allen vier Ecken im Bild.',
    nl: 'Je document was niet leesbaar. Probeer het opnieuw bij goed licht, met alle vier de hoeken in beeld.',
    es: 'No se pudo leer tu documento. Inténtalo con buena luz y las cuatro esquinas en la imagen.',
  },
  notOwn: {
    en: 'Your face and the document did not match. Use your own document.',
    de: 'Dein Gesicht und der Ausweis passten nicht zusammen. Nimm deinen eigenen Ausweis.',
    nl: 'Je gezicht en het document kwamen niet overeen. Gebruik je eigen document.',
    es: 'Tu cara y el documento no coincidían. Usa tu propio documento.',
  },
  untrusted: {
    en: 'The proof comes from an issuer we do not know. Use another age app, or choose another way.',
    de: 'Der Nachweis kommt von einer Stelle, die wir nicht kennen. Nimm eine andere Alters-App oder wähle einen anderen Weg.',
    nl: 'Het bewijs komt van een uitgever die we niet kennen. Gebruik een andere leeftijdsapp of kies een andere manier.',
    es: 'La prueba es de un emisor que no conocemos. Usa otra aplicación de edad o elige otra forma.',
  },
  expired: {
    en: 'The proof in your age app is out of date. Renew it there and try again.',
    de: 'Der Nachweis in deiner Alters-App ist abgelaufen. Erneuere ihn dort und versuch es noch einmal.',
    nl: 'Het bewijs in je leeftijdsapp is verlopen. Vernieuw het daar en probeer het opnieuw.',
    es: 'La prueba de tu aplicación de edad ha caducado. Renuévala allí e inténtalo de nuevo.',
  },
  used: {
    en: 'This proof was shown here before; each counts once. Try again with a new one.',
    de: 'Dieser Nachweis wurde hier schon gezeigt; jeder gilt einmal. Versuch es mit einem neuen.',
    nl: 'Dit bewijs is hier al getoond; elk telt één keer. Probeer het met een nieuw bewijs.',
    es: 'Esta prueba ya se mostró aquí; cada una vale una vez. Inténtalo con una nueva.',
  },
  provider: {
    en: 'The check could not prove your age. Try again, or choose another way.',
    de: 'Die Prüfung konnte dein Alter nicht belegen. Versuch es noch einmal oder wähle einen anderen Weg.',
    nl: 'De controle kon je leeftijd niet aantonen. Probeer het opnieuw of kies een andere manier.',
    es: 'La comprobación no pudo demostrar tu edad. Inténtalo de nuevo o elige otra forma.',
  },
};

/** Why a check was rejected, in the language of who reads it; an operator’s own words as they are. */
export const rejectMessage = (
  { reason, message }: Pick<Standing, 'reason' | 'message'>,
  language: Language,
): string | null => (reason === null || reason === 'operator' ? message : rejectWords[reason][language]);
