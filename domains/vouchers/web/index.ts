import { guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { statementKinds, statementNoteStates } from '#domains/ledger/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { freeMessages, freeMinutes, voucherCredits } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const vouchersWeb = defineWebDomain({
  name: 'vouchers',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'vouchersPart' }),
    fill(statementNoteStates, { file: 'state/guest-part.ts', name: 'usableVouchers' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'vouchersPushes' }),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'credits' },
      {
        kind: voucherCredits.name,
        label: 'vouchers.kind.credits',
      },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'freeMinutes' },
      { kind: freeMinutes.name, label: 'vouchers.kind.freeMinutes' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'freeMessages' },
      { kind: freeMessages.name, label: 'vouchers.kind.freeMessages' },
    ),
  ],
});
