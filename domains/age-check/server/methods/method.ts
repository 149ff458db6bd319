import type { Language } from '#kit/contract/access.ts';
import type { AgeMethod } from '../../contract/states.ts';

/** A check that is to begin at a provider. */
export interface CheckOrder {
  /** Names the check there. */
  readonly key: string;
  readonly guestId: number;
  readonly language: Language;
  /** Absolute address the guest's browser comes back to. */
  readonly returnUrl: string;
}

/**
 * A way of proving one's age that leads away and comes back. Adapters translate; what they learn of a person stays with them, and
 * only a result passes this line.
 */
export interface RedirectMethod {
  readonly name: Exclude<AgeMethod, 'wallet'>;
  /**
   * Where the guest goes, and the provider's own number of the check.
   *
   * @throws when the provider cannot be asked now
   */
  begin(order: CheckOrder): Promise<{ readonly checkoutLink: string; readonly providerRef: string | null }>;
}
