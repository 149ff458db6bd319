import { sql } from 'drizzle-orm';
import { defaultPreferences } from '../contract/default-preferences.ts';
import { guestPreferencesChanged } from '../contract/messages.ts';
import type { GuestPreferences } from '../contract/preferences.ts';
import type { Context } from './guest-state.ts';
import { profiles } from './tables.ts';

/** What somebody may leave out of a change. */
type Change = { readonly [K in keyof GuestPreferences]?: GuestPreferences[K] | undefined };

/** Saves the preferences that were sent over those already there, in one statement, so that two pages lose nothing. */
export async function setPreferences(
  { kit }: Pick<Context, 'kit'>,
  accountId: number,
  change: Change,
): Promise<GuestPreferences> {
  const data = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
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
