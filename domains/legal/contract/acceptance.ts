import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { LegalProduct, LegalTextType, legalProducts, legalTextTypes } from './legal-text.ts';

/** Where a member accepted a version. */
export const acceptanceOccasions = ['signUp', 'notice', 'checkout'] as const;
export const AcceptanceOccasion = z.enum(acceptanceOccasions).meta({ id: 'LegalAcceptanceOccasion' });
export type AcceptanceOccasion = z.infer<typeof AcceptanceOccasion>;

export const LegalAcceptance = z
  .object({
    id: z.int(),
    accountId: z.int(),
    /** Null when the account is gone. */
    email: z.string().nullable(),
    product: LegalProduct,
    type: LegalTextType,
    version: z.int(),
    occasion: AcceptanceOccasion,
    at: z.iso.datetime(),
  })
  .meta({ id: 'LegalAcceptance' });
export type LegalAcceptance = z.infer<typeof LegalAcceptance>;

/** The search is an account's number or e-mail address, whole. */
export const acceptances = defineList({
  name: 'legal.acceptances',
  summary: 'Who accepted which version when, the latest first.',
  access: operators('support', 'content'),
  path: 'office/legal/acceptances',
  row: LegalAcceptance,
  key: 'id',
  columns: {
    email: { kind: 'custom' },
    type: { kind: 'custom' },
    product: { kind: 'custom' },
    occasion: { kind: 'custom' },
    at: { kind: 'instant', sortable: true },
  },
  filters: {
    search: searchFilter(254),
    product: choiceFilter(legalProducts),
    type: choiceFilter(legalTextTypes),
    version: { control: 'text', schema: z.coerce.number().int().min(1).max(100_000) },
    occasion: choiceFilter(acceptanceOccasions),
  },
  sort: '-at',
  exportSize: 100_000,
});
