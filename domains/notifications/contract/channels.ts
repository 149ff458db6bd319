import { z } from 'zod';

/** How a guest can be told of something, beside the site itself. */
export const NotificationChannel = z.enum(['email', 'push', 'sms']).meta({ id: 'NotificationChannel' });
export type NotificationChannel = z.output<typeof NotificationChannel>;

export const notificationChannels = NotificationChannel.options;

/** Types of notifications that a phone does not show (spec 2 §3). */
export const hiddenOnPhone: readonly number[] = [6, 7, 13, 14, 15, 22];

/** How many are asked for at once (spec 1 §9, "newest notifications requested"). */
export const newestNotifications = 5;
