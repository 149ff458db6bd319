import { z } from 'zod';
import { booking } from '#domains/ledger/contract/bookings.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { Sale } from './routes.ts';

/** Coins an operator gave back. Hundredths; what a line of former days does not say is null. */
export const SalePayBack = z
  .object({
    at: z.iso.datetime(),
    by: z.object({ id: z.int(), name: z.string() }).nullable(),
    coins: z.int().nullable(),
    takenBack: z.int().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'SalePayBack' });

/** One sale with everything that is known of it. */
export const SalePage = Sale.extend({
  collectedBy: z.string().nullable().describe('the payment provider that collected it in euros; null when coins paid'),
  payBacks: z.array(SalePayBack).describe('by operators, oldest first'),
  bookings: z.array(booking),
}).meta({ id: 'SalePage' });
export type SalePage = z.output<typeof SalePage>;

export const readSale = route({
  name: 'sales.readSale',
  method: 'GET',
  path: 'office/sales/{saleId}',
  summary: 'One sale: what was bought from whom, who got which part, what went back and why, and what was booked.',
  access: operators('support', 'finance'),
  audit: auditedRead('sales.readSale', 'sale:{saleId}'),
  params: z.object({ saleId: longRowIdText }),
  response: SalePage,
  problems: [notFound],
});
