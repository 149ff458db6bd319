import { eq, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import type {
  KindPreference,
  NotificationChannel,
  NotificationPreferences,
  PreferencesChange,
} from '../contract/index.ts';
import { notificationChannels, zoneUnknown } from '../contract/index.ts';
import { provenPhones, senderOf } from './channels.ts';
import type { Context } from './deps.ts';
import type { NotificationKind } from './kinds.ts';
import { kindAudiences, kindsByType } from './kinds.ts';
import { isZone } from './quiet-hours.ts';
import { choices, settings } from './tables.ts';
import { isWanted, noSettings } from './wishes.ts';

/** The channels a guest can be reached by: mail always, the others where something is there to reach. */
export async function reachableBy(
  { kit }: Context,
  executor: Executor,
  guestId: number,
): Promise<NotificationChannel[]> {
  const phones = await kit.extensions.only(provenPhones)?.(executor, [guestId]);
  const push = await senderOf(kit.extensions, 'push')?.reaches(executor, [guestId]);
  const isThere = { email: true, push: push !== undefined, sms: phones?.has(guestId) === true };
  return notificationChannels.filter((channel) => isThere[channel]);
}

/** The kinds that somebody may be told at all. */
async function kindsFor({ kit, identity }: Context, executor: Executor, guestId: number): Promise<NotificationKind[]> {
  const [account] = await identity.accounts(executor, [guestId]);
  const who = { guestId, roles: account?.roles ?? [] };
  const named = new Set<string>();
  const theirs = new Set<string>();
  for (const { kinds, isOf } of kit.extensions.of(kindAudiences)) {
    const isTheirs = await isOf(executor, who);
    for (const kind of kinds) {
      named.add(kind);
      if (isTheirs) theirs.add(kind);
    }
  }
  return [...kindsByType(kit.extensions).values()].filter(({ name }) => !named.has(name) || theirs.has(name));
}

/** How a guest wants to hear of everything, in a language. */
export async function preferencesOf(
  ctx: Context,
  executor: Executor,
  guestId: number,
  language: Language,
): Promise<NotificationPreferences> {
  const said = (await ctx.guest.notificationSettingsOf(executor, [guestId])).get(guestId) ?? {};
  const [general] = await executor.orm.select().from(settings).where(eq(settings.guestId, guestId));
  const chosen = await executor.orm.select().from(choices).where(eq(choices.guestId, guestId));
  const { guestId: _, timeZone, ...rest } = general ?? { guestId, ...noSettings };
  const kinds = (await kindsFor(ctx, executor, guestId)).map((kind): KindPreference => {
    const choice = chosen.find(({ type }) => type === kind.type);
    const isOn = (channel: NotificationChannel) =>
      isWanted(kind, channel, { whole: said[channel], ofKind: choice?.[channel] ?? null, ofActor: undefined });
    return {
      kind: kind.name,
      type: kind.type,
      label: kind.label[language],
      hint: kind.hint[language],
      site: choice?.site ?? true,
      email: isOn('email'),
      push: isOn('push'),
      sms: isOn('sms'),
      everyMinutes: choice?.everyMinutes ?? kind.everyMinutes ?? 0,
      isAboutActors: kind.everyMinutes !== undefined,
    };
  });
  return {
    ...rest,
    timeZone: timeZone ?? productTimeZone,
    channels: { email: said.email ?? false, push: said.push ?? false, sms: said.sms ?? false },
    reachable: await reachableBy(ctx, executor, guestId),
    kinds,
  };
}

/**
 * Changes what a guest has said; what is not sent stays. To switch a channel on for a kind switches the channel on.
 * @throws Problem `time_zone_unknown`
 */
export async function savePreferences(ctx: Context, guestId: number, change: PreferencesChange): Promise<void> {
  const { channels = {}, kinds = {}, ...general } = change;
  if (general.timeZone !== undefined && !isZone(general.timeZone)) throw new Problem(zoneUnknown);
  const byName = new Map([...kindsByType(ctx.kit.extensions).values()].map((kind) => [kind.name, kind]));
  await ctx.kit.db.transaction(async (tx) => {
    if (Object.keys(general).length > 0) {
      await tx.orm
        .insert(settings)
        .values({ guestId, ...general })
        .onConflictDoUpdate({ target: settings.guestId, set: general });
    }
    const wanted = Object.entries(kinds).flatMap(([name, choice]) => {
      const kind = byName.get(name);
      return kind ? [{ kind, choice }] : [];
    });
    for (const { kind, choice } of wanted) await saveChoice(tx, guestId, kind, choice);
    const on = notificationChannels.filter((channel) => wanted.some(({ choice }) => choice[channel] === true));
    const whole = { ...channels, ...Object.fromEntries(on.map((channel) => [channel, true])) };
    if (Object.keys(whole).length > 0) await ctx.guest.setNotificationSettings(tx, guestId, whole);
  });
}

async function saveChoice(
  tx: Tx,
  guestId: number,
  { type }: NotificationKind,
  choice: NonNullable<PreferencesChange['kinds']>[string],
): Promise<void> {
  const set = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await tx.orm
    .insert(choices)
    .values({ guestId, type, ...set })
    .onConflictDoUpdate({ target: [choices.guestId, choices.type], set });
}

/**
 * A guest asked to hear of one performer by a channel: what was switched off as a whole or for the kind does not stand in the way.
 * Where the channel was off, nothing else begins to come by it: the other kinds are written as off.
 */
export async function openWay(
  { guest, kit }: Context,
  tx: Tx,
  guestId: number,
  { type }: Pick<NotificationKind, 'type'>,
  channel: NotificationChannel,
): Promise<void> {
  const said = (await guest.notificationSettingsOf(tx, [guestId])).get(guestId);
  if (said?.[channel] !== true) {
    await guest.setNotificationSettings(tx, guestId, { [channel]: true });
    const chosen = await tx.orm.select().from(choices).where(eq(choices.guestId, guestId));
    const others = [...kindsByType(kit.extensions).values()].filter(
      (kind) =>
        kind.type !== type &&
        (kind.channels.includes(channel) || chosen.some((one) => one.type === kind.type && one[channel] === true)),
    );
    for (const kind of others) await saveChoice(tx, guestId, kind, { [channel]: false });
  }
  await tx.orm
    .update(choices)
    .set({ [channel]: sql`nullif(${choices[channel]}, false)` })
    .where(sql`${choices.guestId} = ${guestId} and ${choices.type} = ${type}`);
}
