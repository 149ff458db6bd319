import { sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import type { Call } from '#kit/server/handler.ts';
import { defaultPreferences } from '../contract/default-preferences.ts';
import { guestPreferencesChanged } from '../contract/messages.ts';
import type { GuestPreferences } from '../contract/preferences.ts';
import type { savePreferences } from '../contract/routes.ts';
import type { Context } from './guest-state.ts';
import { profiles } from './tables.ts';

/** Saves the preferences that were sent over those already there, in one statement, so that two pages lose nothing. */
export async function saveOwnPreferences(
  { kit }: Context,
  { body }: Pick<RouteParsed<typeof savePreferences>, 'body'>,
  { caller }: Call<AccountCaller>,
): Promise<GuestPreferences> {
  const { accountId } = caller;
  const data = Object.fromEntries(Object.entries(body.data).filter(([, value]) => value !== undefined));
  return kit.db.transaction(async (tx) => {
    const [row] = await tx.orm
      .insert(profiles)
      .values({ accountId, preferences: data })
      .onConflictDoUpdate({
        target: profiles.accountId,
        set: { preferences: sql`${profiles.preferences} || excluded.preferences` },
      })
      .returning({ preferences: profiles.preferences });
    const preferences = { ...defaultPreferences, ...row?.preferences };
    tx.afterCommit(() => kit.realtime.publish(`guest:${accountId}`, guestPreferencesChanged, { preferences }));
    return preferences;
  });
}
