import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { openSite } from './site.ts';
import { resets } from './timeout.ts';

/**
 * The proofs of identity of all sessions are an hour old. A process believes what it read for a second, so this waits until the
 * page's own session is told that it has to prove who it is.
 */
export async function expireProofs(site: Pick<Awaited<ReturnType<typeof openSite>>, 'query'>, page: Page) {
  await site.query(`update identity.sessions set proven_at = now() - interval '1 hour'`);
  const isFresh = async (): Promise<boolean> => {
    const answer = await page.request.get('/rest/v1/identity/secondFactor', { maxRetries: resets });
    const { provenUntil } = (await answer.json()) as { provenUntil: string | null };
    return provenUntil !== null && Date.parse(provenUntil) > Date.now();
  };
  await expect.poll(isFresh).toBe(false);
}
