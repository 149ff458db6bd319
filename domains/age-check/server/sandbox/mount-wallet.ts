import type { FastifyInstance } from 'fastify';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Kit } from '#kit/server/kit.ts';
import { languageOf, sendPage } from '#kit/veriff/sandbox-page.ts';
import { ownPage } from '../begin.ts';
import { queryId, responsePath } from '../wallet/request.ts';
import { transcripts } from '../wallet/transcripts.ts';
import { sandboxKey, sandboxLabel } from './issuer.ts';
import { issueAttestation, presentAttestation } from './wallet.ts';
import { sandboxWords, walletDecisions } from './words.ts';

export const testWalletPath = '/sandbox/age-wallet';

const dayMs = 24 * 3_600_000;
const decisionLimit = { points: 60, seconds: 60 };
const asked = ['client_id', 'nonce', 'response_uri', 'state'] as const;

/** A wallet on the guest’s own phone, for tests: it shows what one chooses, over the same wire as a real one. */
export async function mountTestWallet(
  app: FastifyInstance,
  { kit, send }: { kit: Kit; send: (responseUri: string, form: URLSearchParams) => Promise<string | null> },
): Promise<void> {
  const requestOf = (params: URLSearchParams) => {
    const [clientId, nonce, responseUri, state] = asked.map((name) => params.get(name) ?? '') as [
      string,
      string,
      string,
      string,
    ];
    // Only what we asked ourselves is answered: this wallet posts nowhere else.
    const isOurs = responseUri.startsWith(`${publicOrigin(kit.config)}${responsePath}/`);
    return isOurs ? { clientId, nonce, responseUri, state } : null;
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get(testWalletPath, async (request, reply) => {
      const params = new URL(request.url, 'http://wallet').searchParams;
      const language = languageOf(request.headers['accept-language']);
      const words = sandboxWords[language];
      const found = requestOf(params);
      return sendPage(
        reply,
        {
          ...{ language, brand: 'Sandbox Wallet', action: testWalletPath },
          ...{ title: words.wallet, notice: found ? words.walletNotice : words.over },
          hidden: found ? Object.fromEntries(asked.map((name) => [name, params.get(name) ?? ''])) : {},
          choices: found ? walletDecisions.map((one) => [one, words[one]] as const) : [],
        },
        found ? 200 : 400,
      );
    });
    scope.post(testWalletPath, async (request, reply) => {
      if ((await kit.limits.take(`age-check.wallet-sandbox:${request.ip}`, decisionLimit)) > 0)
        return reply.code(429).send();
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const found = requestOf(form);
      const decision = walletDecisions.find((one) => one === form.get('decision'));
      if (!found || !decision) return reply.code(400).send();
      const home = ownPage(languageOf(request.headers['accept-language']));
      if (decision === 'refuse') {
        await send(found.responseUri, new URLSearchParams({ state: found.state, error: 'access_denied' }));
        return reply.redirect(home, 303);
      }
      const now = kit.clock.now();
      const issued = await issueAttestation({
        authorityKey: sandboxKey(kit, decision === 'stranger' ? 'stranger' : 'ca'),
        authorityName: sandboxLabel,
        isAdult: decision !== 'minor',
        validFrom: now - 30 * dayMs,
        validUntil: decision === 'stale' ? now - dayMs : now + 60 * dayMs,
      });
      const shown = await presentAttestation(issued, await transcripts.direct(found));
      const token = JSON.stringify({ [queryId]: [Buffer.from(shown).toString('base64url')] });
      const to = await send(found.responseUri, new URLSearchParams({ state: found.state, vp_token: token }));
      return reply.redirect(to ?? home, 303);
    });
  });
}
