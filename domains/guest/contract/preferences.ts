import { z } from 'zod';

/** What a guest sets about how the site behaves for them. */
export const guestPreferences = z
  .object({
    /** Cards move on hover or long press. */
    autoplayPreviews: z.boolean(),
    /** Euro prices stand beside coins. */
    showEuroPrices: z.boolean(),
    /** Performers the guest has a conversation with see when the guest is online. */
    showOnline: z.boolean(),
  })
  .meta({ id: 'GuestPreferences' });
export type GuestPreferences = z.output<typeof guestPreferences>;

/** By which ways a guest wants to be told what happens, at all. */
export const notificationWays = z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() });

/** What a guest wants to be told, and how (spec 1 §3). */
export const notificationSettings = notificationWays
  .extend({
    /** Newsletter types subscribed to: 256 contests, 512 late night, 1024 VIP club, 2048 VR porn (spec 1 §3). */
    newsletters: z.array(z.int()),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.output<typeof notificationSettings>;
