import { statementKinds } from '#domains/ledger/web/slots.ts';
import { stepForm } from '#domains/onboarding/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import * as kinds from '../contract/transfers.ts';
import { pages } from './routes.ts';

const lines = Object.values(kinds).map(({ name }) =>
  fill(statementKinds, { file: 'parts/statement-kinds.tsx', name }, { kind: name, label: `payouts.kind.${name}` }),
);

const steps = [
  fill(
    stepForm,
    { file: 'joining/steps.tsx', name: 'TaxStep' },
    { of: 'tax', label: 'payouts.step.tax', lead: 'payouts.step.tax.lead' },
  ),
  fill(
    stepForm,
    { file: 'joining/steps.tsx', name: 'PayoutAccountStep' },
    { of: 'payoutAccount', label: 'payouts.step.account', lead: 'payouts.step.account.lead' },
  ),
];

export const payoutsWeb = defineWebDomain({
  name: 'payouts',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [...lines, ...steps],
});
