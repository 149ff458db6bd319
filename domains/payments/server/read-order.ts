import { asc, eq } from 'drizzle-orm';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { listAudit } from '#kit/audit/read.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { mailsTo } from '#kit/mail/outbox.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { OfficeOrderPage } from '../contract/office-order.ts';
import type { Context } from './context.ts';
import { presentOrders } from './office-orders.ts';
import { courseOf } from './order-course.ts';
import { findOrder } from './order-rows.ts';
import { postbacks } from './tables.ts';

/** So long after the last that happened to an order a mail to its guest may be about it, ms. */
const mailsForMs = 24 * 3_600_000;

/**
 * One order with everything that is known of it, for operators: nine statements, whatever happened to it.
 * @throws Problem not_found
 */
export async function readOrder(context: Context, orderId: string): Promise<OfficeOrderPage> {
  const { kit, identity, ledger } = context;
  const { db } = kit;
  const row = await findOrder(db, orderId);
  const [order] = row ? await presentOrders(context, [row]) : [];
  if (!row || !order) throw new Problem(notFound);
  const [reports, lines, bookings] = await Promise.all([
    db.orm.select().from(postbacks).where(eq(postbacks.orderId, orderId)).orderBy(asc(postbacks.id)).limit(100),
    listAudit(db, { subject: `order:${orderId}`, operation: 'payments.refundOrder', limit: 100 }),
    ledger.bookingsOf(db, { key: `order:${orderId}`, account: guestAccount(row.guestId), from: row.createdAt }),
  ]);
  const operators = await identity.accounts(db, [...new Set(lines.flatMap(({ accountId }) => accountId ?? []))]);
  const course = courseOf(row, reports, lines, new Map(operators.map(({ id, email }) => [id, email])));
  const last = Math.max(...course.map(({ at }) => (at === null ? 0 : Date.parse(at))));
  const mails =
    order.email === null
      ? []
      : await mailsTo(db, order.email, { from: row.createdAt, before: new Date(last + mailsForMs), limit: 20 });
  const paid = reports.find(({ saleId }) => saleId === row.state.paid?.saleId);
  return {
    ...order,
    packageId: row.packageId,
    vat: row.country !== null && row.vatPercent !== null ? { country: row.country, percent: row.vatPercent } : null,
    reference: row.state.paid?.saleId ?? null,
    method: (paid && ownValue(paid.params, 'paymentMethod')) ?? null,
    course,
    bookings,
    mails: mails.map(({ id, subject, state, createdAt }) => ({
      id,
      subject,
      state,
      createdAt: createdAt.toISOString(),
    })),
  };
}
