import type { Language } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { NotificationChannel } from '../contract/index.ts';

/** What goes out to one guest by one channel. */
export interface Outgoing {
  readonly guestId: number;
  readonly language: Language;
  /** The kind, for who counts or filters; null for a digest of several. */
  readonly kind: string | null;
  readonly title: string;
  readonly text: string;
  /** Where a press leads, with language: `/de/chat/vega/`. */
  readonly path: string;
  /** The same tag replaces what stands there. */
  readonly tag: string;
  readonly actorId: number | null;
}

/** A way out of the site that another domain brings, such as web push. */
export interface ChannelSender {
  readonly channel: NotificationChannel;
  /** Which of some guests can be reached this way. One quick statement. */
  reaches(executor: Executor, guestIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Takes messages over in the transaction; they leave after it. */
  send(tx: Tx, messages: readonly Outgoing[]): Promise<void>;
}

/** The ways out of the site that other domains bring; mail is there anyway. At most one for each channel. */
export const notificationChannels = extensionPoint<ChannelSender>('notifications.channels');

/** Proven phone numbers (E.164) of some guests; who has none is left out. */
export type FindPhones = (executor: Executor, guestIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** The domain that proves phone numbers says them; until one does, nobody gets an SMS. */
export const provenPhones = extensionPoint<FindPhones>('notifications.provenPhones');

export const senderOf = (extensions: Extensions, channel: NotificationChannel): ChannelSender | null =>
  extensions.of(notificationChannels).find((one) => one.channel === channel) ?? null;
