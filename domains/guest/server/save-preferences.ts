import { inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defaultNotificationSettings, defaultPreferences } from '../contract/default-preferences.ts';
import { guestPreferencesChanged } from '../contract/messages.ts';
import type { GuestPreferences, NotificationSettings } from '../contract/preferences.ts';
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

/** What somebody may leave out of a change of how they are told things. */
export type SettingsChange = { readonly [K in keyof NotificationSettings]?: NotificationSettings[K] | undefined };

/** Saves what was sent over what was said before; open pages know at once. Answers all of it. */
export async function setNotificationSettings(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  accountId: number,
  change: SettingsChange,
): Promise<NotificationSettings> {
  const data = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await tx.orm
    .insert(profiles)
    .values({ accountId, notificationSettings: data })
    .onConflictDoUpdate({
      target: profiles.accountId,
      set: { notificationSettings: sql`${profiles.notificationSettings} || excluded.notification_settings` },
    })
    .returning({ said: profiles.notificationSettings });
  const notificationSettings = { ...defaultNotificationSettings, ...row?.said };
  tx.afterCommit(() => kit.realtime.publish(`guest:${accountId}`, guestPreferencesChanged, { notificationSettings }));
  return notificationSettings;
}

/** What some guests have said about being told things; who said nothing is left out. */
export async function notificationSettingsOf(
  executor: Executor,
  accountIds: readonly number[],
): Promise<Map<number, Partial<NotificationSettings>>> {
  if (accountIds.length === 0) return new Map();
  const rows = await executor.orm
    .select({ id: profiles.accountId, said: profiles.notificationSettings })
    .from(profiles)
    .where(inArray(profiles.accountId, [...accountIds]));
  return new Map(rows.map(({ id, said }) => [id, said]));
}
