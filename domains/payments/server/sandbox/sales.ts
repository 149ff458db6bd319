import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { FlexpayParams } from '../flexpay.ts';
import { flexpayAmount, signedPostback } from '../flexpay.ts';
import { sandboxOutbox, sandboxSales } from '../tables.ts';

/** The shop Vesper has at the sandbox provider. */
export interface SandboxShop {
  readonly shopId: string;
  readonly signatureKey: string;
}

export type SandboxSale = typeof sandboxSales.$inferSelect;

const newSaleId = (): string => String(randomInt(10 ** 11, 10 ** 12));

/** The sale of an order, when it was paid. */
export async function saleOf(executor: Executor, referenceId: string): Promise<SandboxSale | null> {
  const [sale] = await executor.orm.select().from(sandboxSales).where(eq(sandboxSales.referenceId, referenceId));
  return sale ?? null;
}

/** A sale by the number the sandbox gave it. */
export async function saleBySaleId(executor: Executor, saleId: string): Promise<SandboxSale | null> {
  const [sale] = await executor.orm.select().from(sandboxSales).where(eq(sandboxSales.saleId, saleId));
  return sale ?? null;
}

/** Takes the payment for an order, once, and queues the postback that says so. */
export async function recordPayment(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  shop: SandboxShop,
  request: FlexpayParams,
): Promise<void> {
  const { shopID = '', referenceID = '', priceAmount = '', priceCurrency = '', custom1 = '' } = request;
  const [sale] = await tx.orm
    .insert(sandboxSales)
    .values({ saleId: newSaleId(), referenceId: referenceID, request, createdAt: new Date(kit.clock.now()) })
    .onConflictDoNothing()
    .returning();
  if (!sale) return;
  await queue(kit, tx, shop, {
    shopID,
    type: 'purchase',
    event: 'initial',
    saleID: sale.saleId,
    referenceID,
    priceAmount,
    priceCurrency,
    paymentMethod: 'CC',
    custom1,
  });
}

/** Pays a sale back (credit), or has the customer's bank take it back (chargeback), and queues the postback. */
export async function refundPayment(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  shop: SandboxShop,
  sale: SandboxSale,
  back: { event: 'credit' | 'chargeback'; cents?: number },
): Promise<void> {
  const { shopID = '', priceAmount = '', priceCurrency = '', custom1 = '' } = sale.request;
  await queue(kit, tx, shop, {
    shopID,
    type: 'purchase',
    event: back.event,
    saleID: newSaleId(),
    parentID: sale.saleId,
    referenceID: sale.referenceId,
    amount: back.cents === undefined ? priceAmount : flexpayAmount(back.cents),
    currency: priceCurrency,
    custom1,
  });
}

async function queue(kit: Pick<Kit, 'clock'>, tx: Tx, shop: SandboxShop, params: FlexpayParams): Promise<void> {
  const filled = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  await tx.orm
    .insert(sandboxOutbox)
    .values({ params: signedPostback(shop.signatureKey, filled), dueAt: new Date(kit.clock.now()) });
}
