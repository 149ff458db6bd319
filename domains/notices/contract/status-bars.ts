import { z } from 'zod';
import { notFoundParameters } from '#domains/performers/contract/not-found.ts';

/** The kinds of status bars that notices tells by itself (spec 1 §3). */
export const ownBarTypes = [
  'belowZero',
  'noAgeCheck',
  'automaticRecharge',
  'ageCheckStatus',
  'ageCheckAccepted',
  'mailNotVerified',
  'verifiedMail',
  'mailWelcomeLink',
  'welcomeBack',
  'error',
  'cancellationOffer',
  'cancellationOfferError',
  'monthlyBonusNotification',
  'notFoundRedirect',
] as const;
export type OwnBarType = (typeof ownBarTypes)[number];

/**
 * The kinds of status bars that other domains bring. They add theirs by `declare module`, and on the server what such a bar
 * says and when it is there (`statusBars`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains that have something to tell
export interface StatusBarTypes {}

export type BroughtBarType = keyof StatusBarTypes & string;
export type StatusBarType = OwnBarType | BroughtBarType;

/** The shape of a kind's name; which there are is known where the domains are. */
export const statusBarType = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,59}$/)
  .meta({ id: 'StatusBarType' }) as unknown as z.ZodType<StatusBarType, StatusBarType>;

export const noticeTone = z.enum(['info', 'success', 'warning', 'danger']).meta({ id: 'NoticeTone' });
export type NoticeTone = z.output<typeof noticeTone>;

/** What a press on a bar's button does; `open` follows its `href`. */
export const noticeAction = z
  .enum(['sendVerification', 'acceptCancellationOffer', 'open', 'freeChat', 'cams', 'topUp'])
  .meta({ id: 'NoticeAction' });

export const statusBar = z
  .object({
    type: statusBarType,
    /** Which one of its type: to dismiss this one does not hide the next. */
    key: z.string().max(80),
    /** The highest is the one that is shown; the others wait among the notifications. */
    priority: z.int(),
    tone: noticeTone,
    isDismissible: z.boolean(),
    /** Since when it holds; null when it began with this page. */
    at: z.iso.datetime().nullable(),
    action: noticeAction.nullable(),
    href: z.string().nullable(),
    /** Pages, by id, that say it themselves: there it waits in the menu. */
    saidOn: z.array(z.string()),
    /** It was seen on another page already, which is enough: from then on it waits in the menu. */
    isSeen: z.boolean(),
    /** The words of the domain that brings it; null for the kinds whose words the page knows. */
    title: z.string().nullable(),
    button: z.string().nullable(),
    /** Words that are not the page's own: a reason, an offer, the name that was not found. */
    text: z.string().nullable(),
    /** Hundredths of a coin. */
    amount: z.int().nullable(),
    until: z.iso.datetime().nullable(),
    days: z.int().nullable(),
  })
  .meta({ id: 'StatusBar' });
export type StatusBar = z.output<typeof statusBar>;

/** How a type of bar is shown, and how its dismissal is remembered. */
export interface StatusBarRule {
  readonly priority: number;
  readonly tone: NoticeTone;
  readonly isDismissible: boolean;
  readonly saidOn: readonly string[];
  /** Seen on one page is enough: on the next ones it waits in the menu, for the days of its cookie. */
  readonly isOnce: boolean;
  /** Short code and days of the cookie that holds the key of the dismissed bar. Null: the bar goes with its address. */
  readonly dismissal: { readonly cookie: string; readonly days: number } | null;
}

const rule = (
  priority: number,
  tone: NoticeTone,
  dismissal: StatusBarRule['dismissal'],
  saidOn: readonly string[] = [],
  isOnce = false,
): StatusBarRule => ({ priority, tone, isDismissible: true, saidOn, isOnce, dismissal });

/** What a bar's cookie holds while it was seen and not dismissed; no key is written so. */
export const seenMark = '(seen)';

/** Every type of our own as data; what is urgent stands above what is pleasant. Bars of an address have no cookie: such pages are shared. */
export const statusBarRules: Readonly<Record<OwnBarType, StatusBarRule>> = {
  // It holds as long as it holds: to put it away would leave the refusals without a reason.
  belowZero: { ...rule(98, 'danger', null, ['payments.topUp']), isDismissible: false },
  error: rule(100, 'danger', { cookie: 'sber', days: 30 }),
  cancellationOfferError: rule(95, 'danger', { cookie: 'sbce', days: 1 }),
  ageCheckStatus: rule(90, 'warning', { cookie: 'sbas', days: 1 }, ['age-check.own']),
  notFoundRedirect: rule(85, 'info', null),
  mailWelcomeLink: rule(80, 'success', null),
  verifiedMail: rule(75, 'success', { cookie: 'sbvm', days: 2 }, ['identity.verify']),
  ageCheckAccepted: rule(70, 'success', { cookie: 'sbaa', days: 30 }, [], true),
  cancellationOffer: rule(60, 'info', { cookie: 'sbco', days: 30 }),
  noAgeCheck: rule(55, 'warning', { cookie: 'sbna', days: 7 }, ['age-check.own']),
  mailNotVerified: rule(50, 'warning', { cookie: 'sbmn', days: 1 }, ['identity.verify'], true),
  monthlyBonusNotification: rule(40, 'success', { cookie: 'sbmb', days: 31 }),
  automaticRecharge: rule(30, 'info', { cookie: 'sbar', days: 30 }),
  welcomeBack: rule(20, 'info', { cookie: 'sbwb', days: 1 }),
};

/** What became of a cancellation offer that was taken: `accepted` or `failed`. Readable by the page. */
export const cancellationCookie = 'sbca';
export const cancellationCookieDays = { accepted: 30, failed: 1 } as const;

/** Address parameters that bring a bar with them. */
export const barParameters = { ...notFoundParameters, bar: 'bar' } as const;
