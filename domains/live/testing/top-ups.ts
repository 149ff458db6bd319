import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { Ledger } from '#domains/ledger/server/index.ts';
import * as jobs from '#domains/payments/contract/jobs.ts';
import * as routes from '#domains/payments/contract/routes.ts';
import { createPayments } from '#domains/payments/server/index.ts';
import { noAccounts } from '#domains/payments/testing/accounts.ts';
import { createClient } from '#kit/contract/client.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Kit } from '#kit/server/kit.ts';

/** Coins bought at the real sandbox provider, over HTTP on a port of this process. */
export interface TopUps {
  readonly url: string;
  /** Orders and pays a package as a browser does; the coins come with the provider's postback. */
  buy(guestId: number): Promise<void>;
  /** The provider sends postbacks again: those nobody answered, and one that was taken in already. */
  repeat(): Promise<void>;
  stop(): Promise<void>;
}

export async function openTopUps(
  kit: Kit,
  ledger: Pick<Ledger, 'post' | 'guestFunds' | 'bookingsOf'>,
): Promise<TopUps> {
  const payments = createPayments(kit, { identity: noAccounts, ledger, legal: { accept: async () => undefined } });
  const dispatcher = createDispatcher(payments.handlers, kit);
  const app = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  await payments.mount(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const deliver = payments.handlers.find((each) => each.operation === jobs.deliverSandboxPostbacks);
  const cookies = { get: () => undefined, set: () => undefined };
  return {
    url,
    async buy(guestId) {
      const caller = { subjectId: guestId, accountId: guestId, roles: ['guest'] as const, sessionId: 's' };
      const rest = { language: 'en' as const, country: null, ip: '127.0.0.1' };
      const call = { caller: { ...caller, ...rest }, cookies, userAgent: null, requestId: 'r' };
      const order = await createClient(dispatcher.transportFor(call)).call(routes.startTopUp, {
        body: { packageId: 'eur-10' },
      });
      if (!order.ok) throw new Error(`No order was opened: ${order.problem.code}`);
      const body = new URLSearchParams([...new URL(order.data.checkoutUrl ?? '').searchParams, ['decision', 'pay']]);
      await fetch(`${url}/sandbox/flexpay/decide`, { method: 'POST', body, redirect: 'manual' });
    },
    async repeat() {
      if (deliver?.kind === 'job') await (deliver.run as (payload: unknown) => Promise<void>)({});
      const { rows } = await kit.db.pool.query<{ params: Record<string, string> }>(
        'select params from payments.postbacks order by random() limit 1',
      );
      const known = rows[0]?.params;
      if (known) await fetch(`${url}/payments/flexpay/postback?${new URLSearchParams(known)}`);
    },
    stop: () => app.close(),
  };
}
