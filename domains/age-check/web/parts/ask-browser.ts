import type { ApiClient } from '#kit/contract/client.ts';
import type { AgeCheckView } from '../../contract/avs.ts';
import { answerDigital, beginWalletCheck } from '../../contract/wallet.ts';

/** What came of asking for a proof of age. */
export type Asked =
  | {
      readonly kind: 'answered';
      readonly result: 'accepted' | 'rejected';
      readonly forwardTo: string;
      readonly view: AgeCheckView;
    }
  | { readonly kind: 'refused'; readonly title: string }
  /** The browser knows no wallets, or none of them answered. */
  | { readonly kind: 'unanswered' };

/** Addresses that open a wallet on this device; the one of tests only where tests are allowed. */
export interface WalletLinks {
  readonly wallet: string;
  readonly test: string | null;
  /** The same request for a wallet on another device. */
  readonly otherDevice: { readonly requestId: string; readonly qr: { readonly size: number; readonly path: string } };
}

interface DigitalCredential {
  readonly protocol: string;
  readonly data: unknown;
}

/** Whether the browser hands requests to wallets itself (W3C Digital Credentials). */
const knowsWallets = (): boolean => typeof window !== 'undefined' && 'DigitalCredential' in window;

/**
 * Asks for a proof of age. `onLinks` is told at once where a wallet on this device can be opened: whether the browser’s own wallets answer
 * is up to the person, and to the browser.
 */
export async function askBrowser(
  api: ApiClient,
  forwardUrl: string,
  onLinks: (links: WalletLinks) => void,
): Promise<Asked> {
  const begun = await api.call(beginWalletCheck, { body: { forwardUrl } });
  if (!begun.ok) return { kind: 'refused', title: begun.problem.title };
  const { requestId, digital, link, testWallet, otherDevice } = begun.data;
  onLinks({ wallet: link, test: testWallet, otherDevice });
  if (!knowsWallets()) return { kind: 'unanswered' };
  const shown = (await navigator.credentials
    .get({ digital: { requests: digital } } as CredentialRequestOptions)
    .catch(() => null)) as DigitalCredential | null;
  if (!shown) return { kind: 'unanswered' };
  const answer = await api.call(answerDigital, {
    body: { requestId, protocol: shown.protocol, data: shown.data as never },
  });
  return answer.ok ? { kind: 'answered', ...answer.data } : { kind: 'refused', title: answer.problem.title };
}
