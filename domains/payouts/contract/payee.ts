import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import * as problems from './problems.ts';
import { PayeeKind, VatStatus } from './states.ts';

const words = (max: number) => z.string().trim().min(1).max(max).regex(visiblePattern);
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

/** What a payee is, in the eyes of the tax office. */
export const TaxData = z
  .object({
    kind: PayeeKind,
    /** The legal name, or the company's. */
    name: words(120),
    /** Of persons. */
    birthDate: z.iso.date().nullable(),
    street: words(100),
    postcode: words(12),
    town: words(60),
    country,
    /** The tax number for persons and companies of the country that gave it (DAC7: TIN). */
    taxId: typedText('reference').min(4).max(30).regex(visiblePattern),
    taxCountry: country,
    vatStatus: VatStatus,
    /** With its country: `DE123456789`; null where there is none. */
    vatId: typedText('reference').max(20).nullable(),
    /** Of companies: the number in the register. */
    registerNumber: words(40).nullable(),
  })
  .meta({ id: 'PayoutTaxData' });
export type TaxData = z.output<typeof TaxData>;

/** Tax data as whoever gave it sees it again: of the number only its end. */
export const TaxDataView = TaxData.omit({ taxId: true })
  .extend({ taxIdEnds: z.string(), changedAt: z.number() })
  .meta({ id: 'PayoutTaxDataView' });
export type TaxDataView = z.output<typeof TaxDataView>;

/** A bank account, masked. Times in epoch ms. */
export const BankAccountView = z
  .object({
    id: z.int(),
    /** `DE89 **** 3000`. */
    iban: z.string(),
    holder: z.string(),
    country: z.string(),
    since: z.number(),
    /** From when on it is paid to; a change rests for some days. */
    usableFrom: z.number(),
  })
  .meta({ id: 'PayoutBankAccount' });
export type BankAccountView = z.output<typeof BankAccountView>;

export const PayeeView = z
  .object({
    tax: TaxDataView.nullable(),
    account: BankAccountView.nullable(),
    /** What a form may begin with: the name and address of the identity check. Null where there are none. */
    known: TaxData.pick({ name: true, birthDate: true, street: true, postcode: true, town: true, country: true })
      .partial()
      .nullable(),
  })
  .meta({ id: 'PayoutPayee' });
export type PayeeView = z.output<typeof PayeeView>;

const access = loggedIn;
const limit = { points: 30, seconds: 3600, per: 'subject' } as const;

export const getOwnPayee = route({
  name: 'payouts.getOwnPayee',
  method: 'GET',
  path: 'payouts/payee',
  summary: 'The caller’s own tax data and bank account as they are kept, numbers masked.',
  access,
  response: PayeeView,
});
export const saveTaxData = route({
  name: 'payouts.saveTaxData',
  method: 'POST',
  path: 'payouts/tax',
  summary: 'Keeps the caller’s tax data. What was paid before stays as it was.',
  access,
  limit,
  body: TaxData,
  response: PayeeView,
  problems: [problems.taxDataRefused],
});
export const saveBankAccount = route({
  name: 'payouts.saveBankAccount',
  method: 'POST',
  path: 'payouts/account',
  summary:
    'Keeps the account the caller is paid to. A changed one is paid to after some days, and not by runs already made.',
  access,
  limit,
  stepUp: 'always',
  body: z.object({
    iban: typedText('reference').min(5).max(42).regex(visiblePattern),
    holder: words(70),
  }),
  response: PayeeView,
  problems: [problems.accountRefused],
});
