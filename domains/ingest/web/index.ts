import { otherSource, softwarePicture } from '#domains/live/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const ingestWeb = defineWebDomain({
  name: 'ingest',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(softwarePicture, { file: 'studio/show-picture.tsx', name: 'ShowPicture' }),
    fill(otherSource, { file: 'studio/other-source.tsx', name: 'OtherSource' }),
  ],
});
