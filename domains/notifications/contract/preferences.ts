import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { NotificationChannel } from './channels.ts';
import { linkSpent, zoneUnknown } from './problems.ts';

/** The last minute of a day. */
const lastMinute = 24 * 60 - 1;
const minuteOfDay = z.int().min(0).max(lastMinute);
/** The longest time between two of a kind about one performer, in minutes: a week. */
const longestPause = 7 * 24 * 60;

/** How mails about several things come: each at once, or together every hour or every evening. */
export const Digest = z.enum(['none', 'hourly', 'daily']).meta({ id: 'NotificationDigest' });
export type Digest = z.output<typeof Digest>;

const general = z.object({
  /** Names and what it is about may stand in subjects, pushes and SMS. */
  isExplicit: z.boolean(),
  /** Hours in which nothing rings, by the clocks of `timeZone`; may cross midnight. Null: there are none. */
  quietFrom: minuteOfDay.nullable(),
  quietTo: minuteOfDay.nullable(),
  timeZone: z.string().max(64),
  digest: Digest,
});

const channels = z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() });

const kindChoice = channels.extend({
  /** In the menu and above pages. */
  site: z.boolean(),
  /** At most one about a performer in so many minutes; 0: every one. */
  everyMinutes: z.int().min(0).max(longestPause),
});
export type KindChoice = z.output<typeof kindChoice>;

/** How a guest wants to hear of one kind of thing. */
export const KindPreference = kindChoice
  .extend({
    kind: z.string(),
    type: z.int(),
    label: z.string(),
    hint: z.string(),
    /** Whether it is about performers, so that `everyMinutes` means something. */
    isAboutActors: z.boolean(),
  })
  .meta({ id: 'NotificationKindPreference' });
export type KindPreference = z.output<typeof KindPreference>;

export const NotificationPreferences = general
  .extend({
    channels,
    /** The channels this installation has, and the guest can be reached by. */
    reachable: z.array(NotificationChannel),
    kinds: z.array(KindPreference),
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

/** What a guest changes; what is not sent stays. */
export const PreferencesChange = general
  .partial()
  .extend({ channels: channels.partial().optional(), kinds: z.record(z.string(), kindChoice.partial()).optional() });
export type PreferencesChange = z.output<typeof PreferencesChange>;

export const getNotificationPreferences = route({
  name: 'notifications.preferences',
  method: 'GET',
  path: 'notifications/preferences',
  summary: 'How the guest who asks wants to hear of each kind of thing.',
  access: loggedIn,
  response: NotificationPreferences,
});

export const saveNotificationPreferences = route({
  name: 'notifications.savePreferences',
  method: 'POST',
  path: 'notifications/preferences',
  summary: 'Changes how the guest wants to hear of things; what is not sent stays.',
  access: loggedIn,
  body: PreferencesChange,
  response: NotificationPreferences,
  problems: [zoneUnknown],
  limit: { points: 120, seconds: 3600, per: 'subject' },
});

const token = z.object({ token: z.string().min(8).max(400) });

export const unsubscribeByLink = route({
  name: 'notifications.unsubscribe',
  method: 'POST',
  path: 'notifications/unsubscribe/{token}',
  summary: 'Switches a kind of mail off by the token of a mail, without a login: one-click unsubscribe (RFC 8058).',
  access: anyone,
  params: token,
  response: z.object({ success: z.literal(true), label: z.string() }),
  problems: [linkSpent],
  limit: { points: 60, seconds: 3600, per: 'address' },
});

export const whatIsUnsubscribed = route({
  name: 'notifications.whatIsUnsubscribed',
  method: 'GET',
  path: 'notifications/unsubscribe/{token}',
  summary: 'What the token of a mail would switch off; changes nothing.',
  access: anyone,
  params: token,
  response: z.object({ label: z.string() }),
  problems: [linkSpent],
  limit: { points: 120, seconds: 3600, per: 'address' },
});
