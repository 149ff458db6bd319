import type { Texts } from '#kit/contract/problem.ts';
import { ownValue } from '#kit/records/own-value.ts';

const words: Readonly<Record<string, Texts>> = {
  video: { en: 'a video', de: 'ein Video', nl: 'een video', es: 'un vídeo' },
  album: { en: 'an album', de: 'ein Album', nl: 'een album', es: 'un álbum' },
  picture: {
    en: 'a picture of a profile',
    de: 'ein Bild eines Profils',
    nl: 'een foto van een profiel',
    es: 'una foto de un perfil',
  },
  message: {
    en: 'something in a message',
    de: 'etwas in einer Nachricht',
    nl: 'iets in een bericht',
    es: 'algo en un mensaje',
  },
};

/** What a thing is called in a mail: its title, else what it is. */
export const calledIn = (
  language: keyof Texts,
  { title, kind }: { readonly title: string; readonly kind: string },
): string => title || (ownValue(words, kind)?.[language] ?? '…');
