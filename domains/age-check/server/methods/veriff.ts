import type { VeriffAccount } from '#kit/veriff/client.ts';
import { createVeriffSession } from '#kit/veriff/client.ts';
import type { RedirectMethod } from './method.ts';

/** Documents and selfies, checked by Veriff. */
export const veriffMethod = (account: VeriffAccount): RedirectMethod => ({
  name: 'document',
  async begin({ key, returnUrl }) {
    const { id, url } = await createVeriffSession(account, { callback: returnUrl, vendorData: key });
    return { checkoutLink: url, providerRef: id };
  },
});
