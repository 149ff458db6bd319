import { statementKinds } from '#domains/ledger/web/slots.ts';
import { galleryMore } from '#domains/performers/web/slots.ts';
import { countedAs, saleKindWords } from '#domains/sales/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { albumSale } from '../contract/sale-kind.ts';
import { albumBought, albumPaidBack } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const albumsWeb = defineWebDomain({
  name: 'albums',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(galleryMore, { file: 'guest/of-actor.tsx', name: 'AlbumsOfActor', order: 10 }),
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'albumBought' },
      { kind: albumBought.name, label: 'albums.kind' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'albumPaidBack' },
      { kind: albumPaidBack.name, label: 'albums.kindBack' },
    ),
    fill(saleKindWords, {}, { kind: albumSale.name, label: 'albums.kind' }),
    ...countedAs(albumSale.category, 'albums.kind'),
  ],
});
