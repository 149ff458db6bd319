import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { verify } from '#domains/ledger/server/index.ts';
import { flexpayAmount, signedPostback } from '#domains/payments/server/flexpay.ts';
import { postbackPath } from '#domains/payments/server/mount-postback.ts';
import { findWrongExtras } from '#domains/payments/testing/check-top-ups.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { openBonusCodes } from './world.ts';

/** What a provider reports of an order. */
export interface Report {
  readonly event: 'initial' | 'credit' | 'chargeback';
  /** Tells the reports of one order apart; the same again is a repeated report. */
  readonly saleId: string;
  /** Euro cents that are paid, or go back. */
  readonly cents: number;
}

/** Bonus codes beside real orders, which the sandbox provider's signed reports pay and take back. */
export async function openTill() {
  const world = await openBonusCodes();
  const { kit, payments, domain } = world;
  kit.events.subscribe(domain.handlers);
  const app = Fastify() as unknown as FastifyInstance;
  await payments.mount(app);
  await app.ready();
  onFileEnd(() => app.close());
  const signatureKey = Buffer.from(kit.keyFor('payments.sandbox')).toString('hex');
  /** Numbers of the provider: no two orders share one. */
  const sales = new Map<string, string>();
  const saleOf = (orderId: string, saleId: string): string => {
    const name = `${orderId}:${saleId}`;
    const number = sales.get(name) ?? String(600_000_000 + sales.size);
    sales.set(name, number);
    return number;
  };
  return {
    ...world,
    /** Sends a report as the provider does; the events it causes wait for `kit.events.drain`. */
    async report(orderId: string, { event, saleId, cents }: Report): Promise<void> {
      const said: Record<string, string> =
        event === 'initial'
          ? { saleID: saleOf(orderId, saleId), priceAmount: flexpayAmount(cents), priceCurrency: 'EUR' }
          : {
              saleID: saleOf(orderId, saleId),
              parentID: saleOf(orderId, '1'),
              amount: flexpayAmount(cents),
              currency: 'EUR',
            };
      const params = { shopID: '100001', type: 'purchase', event, referenceID: orderId, paymentMethod: 'CC', ...said };
      const url = `${postbackPath}?${new URLSearchParams(signedPostback(signatureKey, params))}`;
      const answer = await app.inject({ method: 'GET', url });
      if (answer.statusCode !== 200) throw new Error(`The report was answered with ${answer.statusCode}.`);
    },
    /** Lines of a guest's statement, the oldest first: kind and hundredths of a coin. */
    async lines(guestId: number): Promise<string[]> {
      const { rows } = await kit.db.pool.query<{ line: string }>(
        `select t.kind || ' ' || e.amount * case when e.credit = $1 then 1 else -1 end as line
           from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
          where $1 in (e.debit, e.credit) order by t.id`,
        [`guest:${guestId}`],
      );
      return rows.map(({ line }) => line);
    },
    /** What the proof of the books finds wrong, in sentences. */
    async faults(): Promise<string[]> {
      const client = await kit.db.pool.connect();
      try {
        const { checks } = await verify(client, kit.clock.now());
        return [...checks.flatMap(({ failures }) => failures), ...(await findWrongExtras(client))];
      } finally {
        client.release();
      }
    },
  };
}
