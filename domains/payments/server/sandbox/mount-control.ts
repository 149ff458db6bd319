import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kit } from '#kit/server/kit.ts';
import { isGenuineStatusRequest, sameText } from '../flexpay.ts';
import { asParams } from '../params.ts';
import type { SendPostback } from './deliver-postbacks.ts';
import { deliverPostbacks } from './deliver-postbacks.ts';
import type { SandboxShop } from './sales.ts';
import { saleBySaleId } from './sales.ts';
import { actOn, isSubscription, statusText } from './subscriptions.ts';

/** Where the sandbox tells how a sale stands, and where its control center is called. */
export const sandboxStatusPath = '/sandbox/flexpay/salestatus';
export const sandboxApiPath = '/sandbox/api';

/** Mounts what a shop asks the sandbox: how a subscription stands, and that it be cancelled or go on. */
export async function mountControl(
  app: FastifyInstance,
  { kit, shop, password, send }: { kit: Kit; shop: SandboxShop; password: string; send: SendPostback },
): Promise<void> {
  const expected = `Basic ${Buffer.from(`${shop.shopId}:${password}`).toString('base64')}`;
  const isShop = ({ headers }: FastifyRequest): boolean => sameText(headers.authorization ?? '', expected);
  app.get(sandboxStatusPath, async (request, reply) => {
    const params = asParams(request.query);
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    if (!params || !isGenuineStatusRequest(shop.signatureKey, params)) return reply.code(403).send('response: ERROR\n');
    return reply.send(statusText(await saleBySaleId(kit.db, params.saleID ?? '')));
  });
  for (const act of ['cancel', 'uncancel'] as const) {
    app.post<{ Params: { saleId: string } }>(`${sandboxApiPath}/sale/:saleId/${act}`, async (request, reply) => {
      if (!isShop(request)) return reply.code(401).send({ error: { title: 'Not authorized.' } });
      const sale = await saleBySaleId(kit.db, request.params.saleId);
      if (!sale || !isSubscription(sale)) return reply.code(404).send({ error: { title: 'No such sale.' } });
      await kit.db.transaction((tx) => actOn({ kit, tx, shop }, sale, act));
      // The shop is told after it was answered, as a provider does.
      void deliverPostbacks(kit, send).catch((err) => kit.log.error({ err }, 'the sandbox could not report a change'));
      return { is_success: true };
    });
  }
}
