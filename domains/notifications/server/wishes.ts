import type { AnyColumn, SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { NotificationChannel } from '../contract/index.ts';
import { notificationChannels } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { NotificationKind } from './kinds.ts';
import { choices, settings } from './tables.ts';

type ChannelWishes = Readonly<Partial<Record<NotificationChannel, boolean | null>>>;
type SettingsRow = Omit<typeof settings.$inferSelect, 'guestId'>;
type ChoiceRow = typeof choices.$inferSelect;

/** Of somebody who has said nothing. */
export const noSettings: SettingsRow = {
  isExplicit: false,
  quietFrom: null,
  quietTo: null,
  timeZone: null,
  digest: 'none',
};

/** How one guest wants to hear of one kind of thing. */
export interface Wish {
  readonly settings: SettingsRow;
  readonly isShown: boolean;
  readonly everyMinutes: number;
  readonly channels: ReadonlySet<NotificationChannel>;
}

/**
 * Whether a channel carries a kind: never one that the guest has switched off, as a whole or for the kind; else what was said about
 * the performer, else about the kind; who has said neither hears by the kind's own channels once they have switched the channel on.
 */
export function isWanted(
  kind: Pick<NotificationKind, 'channels'>,
  channel: NotificationChannel,
  said: { readonly whole: boolean | undefined; readonly ofKind: boolean | null; readonly ofActor: boolean | undefined },
): boolean {
  if (said.whole === false || said.ofKind === false) return false;
  return said.ofActor ?? said.ofKind ?? (said.whole === true && kind.channels.includes(channel));
}

/** One parameter, however many they are. */
const among = (column: AnyColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/** How some guests want to hear of a kind; `own` is what each has said about the performer it is about. */
export async function wishesOf(
  { guest }: Pick<Context, 'guest'>,
  executor: Executor,
  kind: NotificationKind,
  own: ReadonlyMap<number, ChannelWishes>,
): Promise<Map<number, Wish>> {
  const ids = [...own.keys()];
  const [whole, general, chosen] = [
    await guest.notificationSettingsOf(executor, ids),
    await executor.orm.select().from(settings).where(among(settings.guestId, ids)),
    await executor.orm
      .select()
      .from(choices)
      .where(and(eq(choices.type, kind.type), among(choices.guestId, ids))),
  ];
  const generalOf = new Map(general.map(({ guestId, ...row }) => [guestId, row]));
  const chosenOf = new Map(chosen.map((row): [number, ChoiceRow] => [row.guestId, row]));
  return new Map(
    ids.map((id): [number, Wish] => {
      const choice = chosenOf.get(id);
      const wanted = notificationChannels.filter((channel) =>
        isWanted(kind, channel, {
          whole: whole.get(id)?.[channel],
          ofKind: choice?.[channel] ?? null,
          ofActor: own.get(id)?.[channel] ?? undefined,
        }),
      );
      return [
        id,
        {
          settings: generalOf.get(id) ?? noSettings,
          isShown: choice?.site ?? true,
          everyMinutes: choice?.everyMinutes ?? kind.everyMinutes ?? 0,
          channels: new Set(wanted),
        },
      ];
    }),
  );
}
