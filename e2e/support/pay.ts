import type { Page } from 'playwright-core';

/** Pays at the provider's page, which closes itself: the press may not outlive it. */
export async function payAt(checkout: Page): Promise<void> {
  const closed = checkout.waitForEvent('close');
  await checkout
    .getByRole('button')
    .first()
    .click()
    .catch((error: unknown) => {
      if (!checkout.isClosed()) throw error;
    });
  await closed;
}
