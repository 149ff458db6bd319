import { guestCards, guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { correction } from '../contract/transfers.ts';
import { pages } from './routes.ts';
import { statementKinds } from './slots.ts';

export const ledgerWeb = defineWebDomain({
  name: 'ledger',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestCards, { file: 'office/guest-books.tsx', name: 'guestBooks', order: 40 }),
    fill(guestParts, { file: 'state/guest-part.ts', name: 'ledgerPart' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'ledgerPushes' }),
    fill(
      statementKinds,
      { file: 'guest/correction.tsx', name: 'correction' },
      { kind: correction.name, label: 'ledger.kind.correction' },
    ),
  ],
});
