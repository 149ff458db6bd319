import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Kit } from '#kit/server/kit.ts';
import { flexpayProvider } from '../flexpay-provider.ts';
import type { PaymentProvider } from '../provider.ts';
import { deliverPostbacks, sendTo } from './deliver-postbacks.ts';
import { mountSandbox } from './mount.ts';
import type { SandboxShop } from './sales.ts';
import { refundPayment, saleBySaleId } from './sales.ts';

/** The sandbox provider with the shop Vesper has there: it signs, calls back and repeats as Verotel does. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  mount(app: FastifyInstance): Promise<void>;
  /** Sends the postbacks that are due; asked every minute. */
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
  return {
    provider: flexpayProvider({
      ...shop,
      name: 'sandbox',
      addresses: ['127.0.0.0/8', '::1'],
      orderPage: `${kit.config.PUBLIC_URL}/sandbox/flexpay/startorder`,
      async refund(saleId, cents) {
        const sale = await saleBySaleId(kit.db, saleId);
        if (!sale) throw new Error(`The sandbox knows no sale ${saleId}.`);
        await kit.db.transaction((tx) => refundPayment(kit, tx, shop, sale, { event: 'credit', cents }));
        await deliverPostbacks(kit, send);
      },
    }),
    async mount(app) {
      app.addHook('onListen', async () => {
        base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      });
      await mountSandbox(app, { kit, shop, send });
    },
    deliver: () => deliverPostbacks(kit, send),
  };
}
