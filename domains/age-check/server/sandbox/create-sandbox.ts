import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { publicOrigin } from '#kit/config/public-url.ts';
import { outgoing } from '#kit/http/outgoing.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import { veriffPath } from '../methods/mount-webhooks.ts';
import { deliverWebhooks } from './deliver.ts';
import { mountDocumentSandbox } from './mount-document.ts';
import { mountTestWallet, testWalletPath } from './mount-wallet.ts';

export { keepSandboxIssuer as keepTestIssuer } from './issuer.ts';

/** Another company and somebody’s phone, in our process: the provider of document checks, and a wallet. */
export interface Sandbox {
  /** Our integration there. */
  readonly account: VeriffAccount;
  mount(app: FastifyInstance): Promise<void>;
  /** Sends the webhooks that are due; asked every minute. */
  deliver(): Promise<void>;
  /** Where the wallet of tests answers a request. */
  walletFor(link: string): string;
}

export function createSandbox(kit: Kit): Sandbox {
  /** Our own port: the public address may not be reachable from inside. Known once the server listens. */
  let own = '';
  const account: VeriffAccount = {
    apiKey: 'vesper-sandbox-integration',
    sharedSecret: Buffer.from(kit.keyFor('age-check.sandbox')).toString('hex'),
    base: () => `${own}/sandbox/veriff`,
  };
  const deliver = () => deliverWebhooks(kit, account, () => own + veriffPath);
  return {
    account,
    deliver,
    walletFor: (link) => `${publicOrigin(kit.config)}${testWalletPath}${link.slice(link.indexOf('?'))}`,
    async mount(app) {
      app.addHook('onListen', async () => {
        own = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
      });
      await mountDocumentSandbox(app, { kit, account, deliver });
      await mountTestWallet(app, {
        kit,
        send: async (responseUri, form) => {
          const to = own + new URL(responseUri).pathname;
          const answer = await outgoing(to, { method: 'POST', body: form });
          return answer.ok ? (((await answer.json()) as { redirect_uri?: string }).redirect_uri ?? null) : null;
        },
      });
    },
  };
}
