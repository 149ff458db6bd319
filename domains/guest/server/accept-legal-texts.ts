import type { Call } from '#kit/server/handler.ts';
import { noticeCookie, noticeCookieDays } from '../contract/legal.ts';
import { dataProtection } from '../contract/messages.ts';
import type { Context } from './guest-state.ts';
import { newTextsOf, ownStateOf } from './guest-state.ts';
import { changeProfile } from './profiles.ts';

/**
 * Notes that the notice was accepted and clears the shown flag (spec 1 §4), unless new terms wait that were not part of
 * it. Closing without accepting changes nothing. An anonymous visitor's acceptance stays on their device.
 */
export async function acceptLegalTexts(
  context: Context,
  what: { readonly accepted: boolean; readonly terms: boolean },
  call: Call,
): Promise<{ success: true; showDataProtection: boolean }> {
  const { kit, identity, legal } = context;
  const { caller, cookies } = call;
  const { accountId, subjectId } = caller;
  if (!what.accepted) return { success: true, showDataProtection: await shownTo(context, call) };
  if (accountId === null) {
    const maxAge = noticeCookieDays * 24 * 60 * 60;
    cookies.set(noticeCookie, await legal.acceptanceCookieValue(kit.db), { maxAge, httpOnly: false });
    if (subjectId !== null) kit.realtime.publish(`guest:${subjectId}`, dataProtection, { showDataProtection: false });
    return { success: true, showDataProtection: false };
  }
  const now = new Date(kit.clock.now());
  return kit.db.transaction(async (tx) => {
    const terms = what.terms ? { termsAcceptedAt: now } : {};
    const row = await changeProfile(tx, accountId, { dataProtectionAcceptedAt: now, ...terms });
    await legal.accept(tx, accountId, what.terms ? ['TOS', 'PP'] : ['PP'], 'notice');
    const account = await identity.account(tx, accountId);
    const showDataProtection = account !== null && (await newTextsOf({ legal }, tx, account, row)).length > 0;
    tx.afterCommit(() => kit.realtime.publish(`guest:${accountId}`, dataProtection, { showDataProtection }));
    return { success: true as const, showDataProtection };
  });
}

const shownTo = async (context: Context, call: Call): Promise<boolean> =>
  (await ownStateOf(context, context.kit.db, call)).showDataProtection ?? false;
