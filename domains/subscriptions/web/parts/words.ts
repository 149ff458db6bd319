import type { Translator } from '#kit/i18n/translator.ts';
import type { ProductKind, SubscriptionStatus } from '../../contract/products.ts';

/** What a product is called. */
export const kindWord = (t: Translator, kind: ProductKind): string => t(`subscriptions.name.${kind}`);

/** Where a subscription stands, in a word. */
export const statusWord = (t: Translator, status: SubscriptionStatus): string => t(`subscriptions.status.${status}`);

/** How a state feels, beside its word. */
export function toneOf(status: SubscriptionStatus): 'success' | 'warning' | 'info' | 'neutral' {
  if (status === 'active') return 'success';
  if (status === 'grace') return 'warning';
  return status === 'trial' || status === 'granted' ? 'info' : 'neutral';
}
