import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { AccountFacts } from '#domains/identity/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { ClientMessage, Job } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { FlexpayParams } from '../server/flexpay.ts';
import { flexpayAmount, signedPostback } from '../server/flexpay.ts';
import { createPayments, verotelShopOf } from '../server/index.ts';
import { postbackPath } from '../server/mount-postback.ts';
import { noAccounts } from './accounts.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };
const paymentsTables = { name: 'payments', folder: new URL('../server/migrations', import.meta.url) };

/** An order of this guest meets a failure of who hears of it. */
export const refusedGuest = 666;

/** Payments and the ledger on a real database and a real port, with the sandbox provider or the one that `env` sets. */
export async function openShop(env: Record<string, string> = {}, besides: Parameters<typeof testKit>[0] = []) {
  const kit = await testKit([ledgerTables, paymentsTables, ...besides], env);
  const ledger = createLedger(kit);
  /** Guests whose acceptance of the terms was noted. */
  const heard: number[] = [];
  const legal = {
    async accept(_: unknown, guestId: number) {
      if (guestId === refusedGuest) throw new Error('the terms could not be noted');
      heard.push(guestId);
    },
  };
  /** Accounts that can be written to; others are known to nobody. */
  const accounts = new Map<number, AccountFacts>();
  const identity = {
    ...noAccounts,
    accounts: async (_: unknown, ids: readonly number[]) => ids.flatMap((id) => accounts.get(id) ?? []),
  };
  const payments = createPayments(kit, { identity, ledger, legal, verotel: verotelShopOf(kit.config) });
  const handlers = [...ledger.handlers, ...payments.handlers];
  const dispatcher = createDispatcher(handlers, kit);
  const app = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  await payments.mount(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onFileEnd(() => app.close());
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const signatureKey = Buffer.from(kit.keyFor('payments.sandbox')).toString('hex');

  return {
    kit,
    ledger,
    payments,
    base,
    heard,
    /** A guest with a proven address, to be written to in German. */
    withMail(id: number): void {
      const facts = { id, email: `g${id}@vesper.example`, emailVerified: true, language: 'de' };
      accounts.set(id, facts as AccountFacts);
    },
    /** Runs a job now. */
    async work(job: Job) {
      for (const handler of handlers) {
        if (handler.kind === 'job' && handler.operation === job)
          await (handler.run as (payload: unknown) => Promise<void>)({});
      }
    },
    /** The typed client of an account (or of nobody). */
    as(accountId: number | null, roles: Caller['roles'] = ['guest'], country: string | null = null) {
      const caller = testCaller({ accountId, roles, country, isProven: true, sessionId: 's', language: 'de' });
      const cookies = { get: () => undefined, set: () => undefined };
      return testClient(dispatcher, caller, { cookies, userAgent: null });
    },
    /** Sends a command of an account; answers the code of its refusal, or null. */
    async command<M extends ClientMessage>(accountId: number, message: M, payload: unknown): Promise<string | null> {
      const handler = handlers.find((one) => one.operation === message);
      const run = (handler as { run?: unknown } | undefined)?.run as (
        payload: unknown,
        from: { caller: Caller },
      ) => Promise<void>;
      const caller = testCaller({ accountId, roles: ['guest'], isProven: true, sessionId: 's', language: 'de' });
      try {
        await run(message.payload.parse(payload), { caller });
        return null;
      } catch (error) {
        if (error instanceof Problem) return error.kind.code;
        throw error;
      }
    },
    /** Sends a postback to our address as a provider does; answers status and text. */
    async postback(params: FlexpayParams, key = signatureKey) {
      const signed = signedPostback(key, params);
      const answer = await fetch(`${base}${postbackPath}?${new URLSearchParams(signed)}`);
      return { status: answer.status, text: await answer.text() };
    },
    /** What the sandbox reports about a paid order. */
    sale: (order: { id: string; euroCents: number }, saleID: string): Record<string, string> => ({
      shopID: '100001',
      type: 'purchase',
      event: 'initial',
      saleID,
      referenceID: order.id,
      priceAmount: flexpayAmount(order.euroCents),
      priceCurrency: 'EUR',
      paymentMethod: 'CC',
    }),
    /** Posts the order page's form with a decision, as a browser does; answers the address it is sent to. */
    async decide(checkoutUrl: string, decision: string) {
      const body = new URLSearchParams([...new URL(checkoutUrl).searchParams, ['decision', decision]]);
      const answer = await fetch(`${base}/sandbox/flexpay/decide`, { method: 'POST', body, redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location') };
    },
  };
}
