import { z } from 'zod';
import { notFoundParameters } from '#domains/performers/contract/not-found.ts';

/** The kinds of status bars (spec 1 §3). */
export const statusBarType = z
  .enum([
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
  ])
  .meta({ id: 'StatusBarType' });
export type StatusBarType = z.output<typeof statusBarType>;

export const noticeTone = z.enum(['info', 'success', 'warning', 'danger']).meta({ id: 'NoticeTone' });
export type NoticeTone = z.output<typeof noticeTone>;

/** What a press on a bar's button does; `open` follows its `href`. */
export const noticeAction = z
  .enum(['sendVerification', 'acceptCancellationOffer', 'open', 'freeChat', 'cams'])
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
  /** Short code and days of the cookie that holds the key of the dismissed bar. Null: the bar goes with its address. */
  readonly dismissal: { readonly cookie: string; readonly days: number } | null;
}

const rule = (
  priority: number,
  tone: NoticeTone,
  dismissal: StatusBarRule['dismissal'],
  isDismissible = true,
): StatusBarRule => ({ priority, tone, isDismissible, dismissal });

/** Every type as data; what is urgent stands above what is pleasant. Bars of an address have no cookie: such pages are shared. */
export const statusBarRules: Readonly<Record<StatusBarType, StatusBarRule>> = {
  error: rule(100, 'danger', { cookie: 'sber', days: 30 }),
  cancellationOfferError: rule(95, 'danger', { cookie: 'sbce', days: 1 }),
  ageCheckStatus: rule(90, 'warning', { cookie: 'sbas', days: 1 }),
  notFoundRedirect: rule(85, 'info', null),
  mailWelcomeLink: rule(80, 'success', null),
  verifiedMail: rule(75, 'success', { cookie: 'sbvm', days: 2 }),
  ageCheckAccepted: rule(70, 'success', { cookie: 'sbaa', days: 30 }),
  cancellationOffer: rule(60, 'info', { cookie: 'sbco', days: 30 }),
  noAgeCheck: rule(55, 'warning', { cookie: 'sbna', days: 7 }),
  mailNotVerified: rule(50, 'warning', { cookie: 'sbmn', days: 1 }),
  monthlyBonusNotification: rule(40, 'success', { cookie: 'sbmb', days: 31 }),
  automaticRecharge: rule(30, 'info', { cookie: 'sbar', days: 30 }),
  welcomeBack: rule(20, 'info', { cookie: 'sbwb', days: 1 }),
};

/** What became of a cancellation offer that was taken: `accepted` or `failed`. Readable by the page. */
export const cancellationCookie = 'sbca';
export const cancellationCookieDays = { accepted: 30, failed: 1 } as const;

/** Address parameters that bring a bar with them. */
export const barParameters = { ...notFoundParameters, bar: 'bar' } as const;
