import { z } from 'zod';
import { outgoing } from '#kit/http/outgoing.ts';
import type { RedirectMethod } from './method.ts';
import { veriffSignature } from './veriff-signature.ts';

/** An integration at Veriff. */
export interface VeriffAccount {
  readonly apiKey: string;
  readonly sharedSecret: string;
  /** Where it is reached; asked at each call, as the sandbox learns its port late. */
  readonly base: () => string;
}

const created = z.object({ verification: z.object({ id: z.uuid(), url: z.url() }) });

/**
 * Documents and selfies, checked by Veriff: a session is created (`POST /v1/sessions`), the guest goes to its address, and webhooks tell
 * how it went. https://devdocs.veriff.com, "Create a session", "HMAC authentication", "Decision webhook".
 */
export const veriffMethod = ({ apiKey, sharedSecret, base }: VeriffAccount): RedirectMethod => ({
  name: 'document',
  async begin({ key, returnUrl }) {
    const body = JSON.stringify({ verification: { callback: returnUrl, vendorData: key } });
    const answer = await outgoing(`${base()}/v1/sessions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-auth-client': apiKey,
        'x-hmac-signature': veriffSignature(sharedSecret, body),
      },
      body,
    });
    if (answer.status !== 201) throw new Error(`Veriff answers ${answer.status} to a new session.`);
    const { verification } = created.parse(await answer.json());
    return { checkoutLink: verification.url, providerRef: verification.id };
  },
});
