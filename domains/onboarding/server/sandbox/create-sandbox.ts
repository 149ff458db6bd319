import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Kit } from '#kit/server/kit.ts';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import { webhookPath } from '../identity/webhook-path.ts';
import { deliverSandbox } from './deliver.ts';
import { mountSandbox } from './mount-sandbox.ts';

/** Another company in our process: the provider of identity checks, with its good days and its bad ones. */
export interface Sandbox {
  /** Our integration there. */
  readonly account: VeriffAccount;
  mount(app: FastifyInstance): Promise<void>;
  /** Sends the webhooks that are due; asked every minute. */
  deliver(): Promise<void>;
}

export function createSandbox(kit: Kit): Sandbox {
  /** Our own port: the public address may not be reachable from inside. Known once the server listens. */
  let own = '';
  const account: VeriffAccount = {
    apiKey: 'vesper-people-sandbox',
    sharedSecret: Buffer.from(kit.keyFor('onboarding.sandbox')).toString('hex'),
    base: () => `${own}/sandbox/veriff-people`,
  };
  const deliver = () => deliverSandbox(kit, account, () => own + webhookPath);
  return {
    account,
    deliver,
    async mount(app) {
      app.addHook('onListen', async () => {
        own = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      });
      await mountSandbox(app, { kit, account, deliver });
    },
  };
}
