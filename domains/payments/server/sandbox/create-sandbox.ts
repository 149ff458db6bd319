import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Kit } from '#kit/server/kit.ts';
import { flexpayProvider, orderPageOf } from '../flexpay-provider.ts';
import type { PaymentProvider } from '../provider.ts';
import { deliverPostbacks, sendTo } from './deliver-postbacks.ts';
import { mountSandbox } from './mount.ts';
import { mountControl, sandboxApiPath, sandboxStatusPath } from './mount-control.ts';
import type { SandboxShop } from './sales.ts';
import { recordPayment, refundPayment, saleBySaleId, temperOf } from './sales.ts';
import { chargeDue, giveBackOnce, saleOfTransaction } from './subscriptions.ts';

/** The sandbox provider with the shop Vesper has there: it signs, calls back and repeats as Verotel does. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  mount(app: FastifyInstance): Promise<void>;
  /** Charges subscriptions and sends the postbacks that are due; asked every minute. */
  deliver(): Promise<void>;
}

/** @param postbackPath where the shop takes postbacks, on this same server */
export function createSandbox(kit: Kit, postbackPath: string): Sandbox {
  const shop: SandboxShop = {
    shopId: '100001',
    signatureKey: Buffer.from(kit.keyFor('payments.sandbox')).toString('hex'),
  };
  /** Our own port: the public address may not be reachable from inside. Known once the server listens. */
  let base = '';
  const send = sendTo(() => base + postbackPath);
  const password = Buffer.from(kit.keyFor('payments.sandbox-control')).toString('hex');
  const page = `${kit.config.PUBLIC_URL}/sandbox/flexpay/startorder`;
  return {
    provider: flexpayProvider({
      ...shop,
      name: 'sandbox',
      addresses: ['127.0.0.0/8', '::1'],
      orderPage: page,
      async refund(saleId, cents) {
        const sale = await saleBySaleId(kit.db, saleId);
        if (!sale) throw new Error(`The sandbox knows no sale ${saleId}.`);
        await kit.db.transaction((tx) => refundPayment(kit, tx, shop, sale, { event: 'credit', cents }));
        await deliverPostbacks(kit, send);
      },
      async chargeStored(checkout, oneClickToken, { isAttended }) {
        const temper = await temperOf(kit.db, oneClickToken);
        if (temper === null) return { kind: 'declined', code: 'unknown_card' };
        if (temper === 'declines') return { kind: 'declined', code: 'insufficient_funds' };
        const orderPage = orderPageOf(shop, page, checkout, { oneClickToken });
        if (temper === 'asks') {
          return isAttended ? { kind: 'page', url: orderPage } : { kind: 'declined', code: 'authentication_required' };
        }
        const request = Object.fromEntries(new URL(orderPage).searchParams);
        await kit.db.transaction((tx) => recordPayment(kit, tx, shop, request));
        await deliverPostbacks(kit, send);
        return { kind: 'taken' };
      },
      control: {
        statusPage: () => base + sandboxStatusPath,
        api: () => base + sandboxApiPath,
        user: shop.shopId,
        password,
        canUncancel: true,
        async refund(transaction, cents) {
          const sale = await saleOfTransaction(kit.db, transaction);
          if (!sale) throw new Error(`The sandbox knows no transaction ${transaction}.`);
          await kit.db.transaction((tx) => giveBackOnce({ kit, tx, shop }, sale, transaction, cents));
          await deliverPostbacks(kit, send);
        },
      },
    }),
    async mount(app) {
      await mountControl(app, { kit, shop, password, send });
      app.addHook('onListen', async () => {
        base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      });
      await mountSandbox(app, { kit, shop, send });
    },
    async deliver() {
      await chargeDue(kit, shop);
      await deliverPostbacks(kit, send);
    },
  };
}
