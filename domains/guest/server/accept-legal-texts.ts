import type { Call } from '#kit/server/handler.ts';
import { legalTextsSince, noticeCookie, noticeCookieDays } from '../contract/legal.ts';
import { dataProtection } from '../contract/messages.ts';
import type { Tools } from './guest-state.ts';
import { changeProfile } from './profiles.ts';

/**
 * Notes that the notice was accepted and clears the shown flag (spec 1 §4). Closing without accepting changes nothing.
 * An anonymous visitor's acceptance stays on their device.
 */
export async function acceptLegalTexts(
  { kit }: Tools,
  what: { readonly accepted: boolean; readonly terms: boolean },
  { caller, cookies }: Call,
): Promise<{ success: true; showDataProtection: boolean }> {
  const answer = { success: true, showDataProtection: !what.accepted } as const;
  if (!what.accepted) return answer;
  const { accountId, subjectId } = caller;
  if (accountId === null) {
    const maxAge = noticeCookieDays * 24 * 60 * 60;
    cookies.set(noticeCookie, String(legalTextsSince), { maxAge, httpOnly: false });
    if (subjectId !== null) kit.realtime.publish(`guest:${subjectId}`, dataProtection, { showDataProtection: false });
    return answer;
  }
  const now = new Date(kit.clock.now());
  await kit.db.transaction(async (tx) => {
    const terms = what.terms ? { termsAcceptedAt: now } : {};
    await changeProfile(tx, accountId, { dataProtectionAcceptedAt: now, ...terms });
    tx.afterCommit(() => kit.realtime.publish(`guest:${accountId}`, dataProtection, { showDataProtection: false }));
  });
  return answer;
}
