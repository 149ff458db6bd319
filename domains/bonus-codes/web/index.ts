import { accountLinks, guestParts } from '#domains/guest/web/slots.ts';
import { statementKinds } from '#domains/ledger/web/slots.ts';
import { topUpExtraNames } from '#domains/payments/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { bonusCoins, bonusCoinsBack } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const bonusCodesWeb = defineWebDomain({
  name: 'bonus-codes',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'bonusCodePart' }),
    fill(accountLinks, { order: 30 }, { page: 'bonus-codes.own', label: 'bonus-codes.title' }),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'bonus' },
      { kind: bonusCoins.name, label: 'bonus-codes.kind.bonus' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'bonusBack' },
      { kind: bonusCoinsBack.name, label: 'bonus-codes.kind.bonusBack' },
    ),
    // As orders call it (server/top-up-extra.ts).
    fill(topUpExtraNames, {}, { reason: 'bonusCode', label: 'bonus-codes.kind.bonus' }),
  ],
});
