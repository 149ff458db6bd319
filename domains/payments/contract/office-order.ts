import { z } from 'zod';
import { booking } from '#domains/ledger/contract/bookings.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { OfficeOrder } from './office.ts';
import { orderId, vat } from './orders.ts';

/** What can happen to an order. */
export const orderSteps = [
  'created',
  'declined',
  'cancelled',
  'expired',
  'paid',
  'withheld',
  'refundAsked',
  'refundFailed',
  'refunded',
  'chargedBack',
  'doubted',
] as const;

/** One thing that happened to an order. What is not known of it is null. */
export const OrderStep = z
  .object({
    step: z.enum(orderSteps),
    at: z.iso.datetime().nullable(),
    euroCents: z.int().nullable(),
    by: z.object({ id: z.int(), email: z.string().nullable() }).nullable().describe('the operator who asked for it'),
    reason: z.string().nullable(),
    reference: z.string().nullable().describe('what the provider calls it'),
  })
  .meta({ id: 'OrderStep' });
export type OrderStep = z.output<typeof OrderStep>;

/** One order with everything that is known of it. */
export const OfficeOrderPage = OfficeOrder.extend({
  packageId: z.string(),
  vat: vat.nullable(),
  reference: z.string().nullable().describe('the number of the sale at the provider; null while nothing is paid'),
  method: z.string().nullable().describe('with what was paid, in the provider’s word'),
  course: z.array(OrderStep).describe('what happened, oldest first'),
  bookings: z.array(booking),
  mails: z
    .array(z.object({ id: z.int(), subject: z.string(), state: z.string(), createdAt: z.iso.datetime() }))
    .describe('to the guest, from the order on until a day after the last that happened to it'),
}).meta({ id: 'OfficeOrderPage' });
export type OfficeOrderPage = z.output<typeof OfficeOrderPage>;

export const readOrder = route({
  name: 'payments.readOrder',
  summary: 'One order: what was bought, by whom, what became of it, and what was booked.',
  method: 'GET',
  path: 'office/payments/orders/{orderId}',
  access: operators('support', 'finance'),
  audit: auditedRead('payments.readOrder', 'order:{orderId}'),
  params: z.object({ orderId }),
  response: OfficeOrderPage,
  problems: [notFound],
});
