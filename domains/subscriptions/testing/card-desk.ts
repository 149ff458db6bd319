import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { Payments } from '#domains/payments/server/index.ts';
import { createPayments } from '#domains/payments/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { openDesk } from './desk.ts';

const nobody = { accounts: async () => [], accountsWithEmail: async () => [] };

/** Subscriptions over real books beside the sandbox provider, which charges cards, reports over HTTP and signs as the real one does. */
export async function openCardDesk() {
  let payments: Payments | null = null;
  const desk = await openDesk({
    payments: { extrasGiven: (executor, reason, since) => made.extrasGiven(executor, reason, since) },
    cards(kit, ledger) {
      payments = createPayments(kit, { identity: nobody, ledger, legal: { accept: async () => undefined } });
      return payments.subscriptions;
    },
  });
  const app = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  const made = payments as unknown as Payments;
  await made.mount(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onFileEnd(() => app.close());
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const sandbox = made.handlers.find(
    ({ kind, operation }) => kind === 'job' && operation.name.endsWith('deliverSandboxPostbacks'),
  );
  const deliver = async (): Promise<void> => void (await (sandbox as { run(payload: object): Promise<void> }).run({}));
  return {
    ...desk,
    /** Orders of coins by the typed client of a guest, and how the office sees them. */
    shop: (guestId: number, roles: readonly Role[] = ['guest']) =>
      testClient(createDispatcher(made.handlers, { ...desk.kit, limits: createLimits(null, 10_000) }), {
        accountId: guestId,
        roles,
        isProven: true,
      }),
    base,
    /** Presses a button of the provider's page for a checkout; answers where the browser is sent. */
    async decide(checkoutUrl: string, decision: string): Promise<string> {
      const body = new URLSearchParams([...new URL(checkoutUrl).searchParams, ['decision', decision]]);
      const answer = await fetch(`${base}/sandbox/flexpay/decide`, { method: 'POST', body, redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    },
    /** Lets time pass day by day; the provider charges what is due, and our job looks in after it. */
    async pass(days: number): Promise<void> {
      for (let left = days; left > 0; left -= 1) {
        await desk.kit.clock.advance(24 * 3_600_000);
        await deliver();
        await desk.subscriptions.renewDue();
      }
    },
    deliver,
  };
}
