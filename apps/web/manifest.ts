import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';

/** What the application itself brings besides its frames: the words of the shell. */
export const shellWeb = defineWebDomain({
  name: 'shell',
  folder: 'apps/web',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
});
