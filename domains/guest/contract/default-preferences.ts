import type { GuestPreferences, NotificationSettings } from './preferences.ts';

/** How the site behaves for somebody who has said nothing. */
export const defaultPreferences: GuestPreferences = {
  autoplayPreviews: true,
  showEuroPrices: true,
  showOnline: true,
};

/** Nobody is written to who has not asked for it. */
export const defaultNotificationSettings: NotificationSettings = {
  email: false,
  sms: false,
  push: false,
  newsletters: [],
};
