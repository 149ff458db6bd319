import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
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

export const newSaleId = (): string => String(randomInt(10 ** 11, 10 ** 12));

/** What a card the sandbox keeps does at its next charge: it works, is declined, or its bank asks the customer first. */
export const cardTempers = ['works', 'declines', 'asks'] as const;
export type CardTemper = (typeof cardTempers)[number];

/** A practice card that the sandbox keeps. */
export interface SandboxCard {
  readonly token: string;
  readonly last4: string;
}

const endings: Readonly<Record<CardTemper, string>> = { works: '1111', declines: '0002', asks: '3220' };

/** A new word for a practice card. */
export const newCard = (temper: CardTemper): SandboxCard => ({
  token: `card-${temper}-${randomInt(10 ** 14, 2 ** 48 - 1)}`,
  last4: endings[temper],
});

/** How a card that was kept behaves; null for a word the sandbox has not given. */
export async function temperOf(executor: Executor, token: string): Promise<CardTemper | null> {
  const given = sql`${sandboxSales.request}->>'cardToken' = ${token}`;
  if ((await executor.orm.$count(sandboxSales, given)) === 0) return null;
  return cardTempers.find((temper) => token.startsWith(`card-${temper}-`)) ?? null;
}

/** The sale of an order, when it was paid. */
export async function saleOf(executor: Executor, referenceId: string): Promise<SandboxSale | null> {
  const [sale] = await executor.orm.select().from(sandboxSales).where(eq(sandboxSales.referenceId, referenceId));
  return sale ?? null;
}

/** The card a sale was paid with, where the sandbox keeps it. */
export function cardOfSale({ request: { cardToken = '' } }: Pick<SandboxSale, 'request'>): SandboxCard | null {
  const temper = cardTempers.find((each) => cardToken.startsWith(`card-${each}-`));
  return temper ? { token: cardToken, last4: endings[temper] } : null;
}

/** A sale by the number the sandbox gave it. */
export async function saleBySaleId(executor: Executor, saleId: string): Promise<SandboxSale | null> {
  const [sale] = await executor.orm.select().from(sandboxSales).where(eq(sandboxSales.saleId, saleId));
  return sale ?? null;
}

/** Takes the payment for an order, once; null when it was paid before. Nobody is told yet. */
export async function recordSale(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  request: FlexpayParams,
  card: SandboxCard | null,
): Promise<SandboxSale | null> {
  const [sale] = await tx.orm
    .insert(sandboxSales)
    .values({
      saleId: newSaleId(),
      referenceId: request.referenceID ?? '',
      request: { ...request, ...(card ? { cardToken: card.token } : {}) },
      createdAt: new Date(kit.clock.now()),
    })
    .onConflictDoNothing()
    .returning();
  return sale ?? null;
}

/** What the shop is told of a sale that was paid, not signed yet. */
export function paidReport(
  { saleId, referenceId, request }: Pick<SandboxSale, 'saleId' | 'referenceId' | 'request'>,
  { shopId }: SandboxShop,
  card: SandboxCard | null,
): FlexpayParams {
  const { priceAmount = '', priceCurrency = '', custom1 = '' } = request;
  return {
    ...{ shopID: shopId, type: 'purchase', event: 'initial', saleID: saleId, referenceID: referenceId },
    ...{ priceAmount, priceCurrency, paymentMethod: 'CC', custom1 },
    ...(card ? { oneClickToken: card.token, cardBrand: 'Visa', truncatedPAN: `411111XXXXXX${card.last4}` } : {}),
  };
}

/** Takes the payment for an order, once, and queues the postback that says so. */
export async function recordPayment(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  shop: SandboxShop,
  request: FlexpayParams,
  card: SandboxCard | null = null,
): Promise<void> {
  const sale = await recordSale(kit, tx, request, card);
  if (sale) await queuePostback(kit, tx, shop, paidReport(sale, shop, card));
}

/** Pays a sale back (credit), or has the customer's bank take it back (chargeback), and queues the postback. */
export async function refundPayment(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  shop: SandboxShop,
  sale: SandboxSale,
  back: { event: 'credit' | 'chargeback'; cents?: number; inMs?: number },
): Promise<void> {
  const { shopID = '', priceAmount = '', priceCurrency = '', custom1 = '' } = sale.request;
  const report = {
    shopID,
    type: 'purchase',
    event: back.event,
    saleID: newSaleId(),
    parentID: sale.saleId,
    referenceID: sale.referenceId,
    amount: back.cents === undefined ? priceAmount : flexpayAmount(back.cents),
    currency: priceCurrency,
    custom1,
  };
  await queuePostback(kit, tx, shop, report, back.inMs);
}

/** Queues a postback, signed, to be sent in so many ms; a value that is empty is not there. */
export async function queuePostback(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  shop: SandboxShop,
  params: FlexpayParams,
  inMs = 0,
): Promise<void> {
  const filled = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  await tx.orm
    .insert(sandboxOutbox)
    .values({ params: signedPostback(shop.signatureKey, filled), dueAt: new Date(kit.clock.now() + inMs) });
}
