import type { Language } from '#kit/contract/access.ts';
import type { VideoTitle } from '../../contract/index.ts';

/** A title in the reader's language, else in English, else in any; empty where there is none. */
export const titleIn = (title: VideoTitle, language: Language): string =>
  title[language] || title.en || title.de || title.nl || title.es;
