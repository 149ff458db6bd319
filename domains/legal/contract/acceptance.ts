import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { reading } from '#kit/contract/audit.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { LegalProduct, LegalTextType } from './legal-text.ts';

/** Where a member accepted a version. */
export const acceptanceWays = ['signUp', 'notice', 'checkout'] as const;
export const AcceptanceWay = z.enum(acceptanceWays).meta({ id: 'LegalAcceptanceWay' });
export type AcceptanceWay = z.infer<typeof AcceptanceWay>;

export const LegalAcceptance = z
  .object({
    id: z.int(),
    accountId: z.int(),
    /** Null when the account is gone. */
    email: z.string().nullable(),
    product: LegalProduct,
    type: LegalTextType,
    version: z.int(),
    way: AcceptanceWay,
    at: z.iso.datetime(),
  })
  .meta({ id: 'LegalAcceptance' });
export type LegalAcceptance = z.infer<typeof LegalAcceptance>;

const filter = {
  /** An account's number or e-mail address. */
  search: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
  product: LegalProduct.optional(),
  type: LegalTextType.optional(),
  version: z.coerce.number().int().min(1).max(100_000).optional(),
  way: AcceptanceWay.optional(),
};

export const listAcceptances = route({
  name: 'legal.listAcceptances',
  method: 'GET',
  path: 'office/legal/acceptances',
  summary: 'Who accepted which version when, the latest first; `next`, handed in as `before`, asks for the next page.',
  access: only('operator'),
  audit: reading('legal.listAcceptances'),
  query: z.object({ ...filter, before: longRowIdText.optional() }),
  response: z.object({ acceptances: z.array(LegalAcceptance), next: z.int().nullable() }),
});

export const exportAcceptances = route({
  name: 'legal.exportAcceptances',
  cost: 100,
  method: 'GET',
  path: 'office/legal/acceptances.csv',
  summary: 'The same as a CSV file (RFC 4180, UTF-8), at most 100,000 lines, the latest first.',
  access: only('operator'),
  stepUp: 'always',
  audit: reading('legal.exportAcceptances'),
  query: z.object(filter),
  response: z.unknown(),
});
