import type { VideoTitle } from '#domains/videos/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';

/** A title in the reader's language, else in English, else in any; empty where there is none. */
export const titleIn = (title: VideoTitle, language: Language): string =>
  title[language] || title.en || title.de || title.nl || title.es;
