import type { GuestState } from '#domains/guest/contract/guest-state.ts';
import { notFoundKinds } from '#domains/performers/contract/not-found.ts';
import type { NoticeFacts } from './facts.ts';
import type { OwnBarType, StatusBar } from './status-bars.ts';
import { barParameters, cancellationCookie, seenMark, statusBarRules } from './status-bars.ts';

/** Everything that decides which bars there are. */
export interface Situation {
  readonly guest: Pick<
    GuestState,
    | 'isLoggedIn'
    | 'emailVerified'
    | 'email'
    | 'hasAvs'
    | 'avsStatus'
    | 'avsRejectMessage'
    | 'isPayingCustomer'
    | 'balance'
    | 'isForcedPayment'
    | 'autoRechargeAmount'
    | 'autoRechargeConfig'
  >;
  readonly facts: NoticeFacts;
  /** The address parameters of the page. */
  readonly search: URLSearchParams;
  readonly cookie: (name: string) => string | null | undefined;
  /** Whole days the guest was away before this visit; null when that is not known. */
  readonly daysAway: number | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** From so many days on one is welcomed back. */
const daysUntilWelcomeBack = 7;
/** A decided age check is news for this long, in milliseconds. */
const decisionIsNews = 7 * 24 * 3600 * 1000;
/** Letters, digits and single joints, as slugs are: an address is not to put sentences or other sites into our mouth. */
const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;

type Found = Partial<Pick<StatusBar, 'key' | 'at' | 'action' | 'href' | 'text' | 'amount' | 'until' | 'days' | 'tone'>>;
type Condition = (situation: Situation) => readonly Found[];

const open = (href: string): Found => ({ action: 'open', href });
const when = (holds: boolean, found: () => Found = () => ({})): readonly Found[] => (holds ? [found()] : []);

/** When a bar of each type of our own is there, and what it says. Dismissal is looked at afterwards, the same for all. */
const conditions: Readonly<Record<OwnBarType, Condition>> = {
  belowZero: ({ guest }) =>
    when(guest.isLoggedIn && guest.isForcedPayment, () => ({ amount: -guest.balance, action: 'topUp' })),
  error: ({ facts }) =>
    facts.errors.map(({ id, text, at, href }) => ({ key: id, text, at, ...(href === null ? {} : open(href)) })),
  ageCheckStatus: ({ guest, facts }) =>
    when(guest.isLoggedIn && (guest.avsStatus === 'pending' || guest.avsStatus === 'rejected'), () => ({
      key: guest.avsStatus,
      text: guest.avsStatus === 'rejected' ? guest.avsRejectMessage : null,
      ...(guest.avsStatus === 'rejected' ? { tone: 'danger' as const } : { tone: 'info' as const }),
      at: facts.ageCheck?.decidedAt ?? null,
      ...(facts.ageCheck ? open(facts.ageCheck.href) : {}),
    })),
  ageCheckAccepted: ({ guest, facts, now }) => {
    const at = facts.ageCheck?.decidedAt ?? null;
    const isNews = at !== null && now - Date.parse(at) < decisionIsNews;
    return when(guest.isLoggedIn && guest.hasAvs && guest.avsStatus === 'accepted' && isNews, () => ({
      key: at as string,
      at,
    }));
  },
  noAgeCheck: ({ guest, facts }) =>
    when(guest.isLoggedIn && guest.avsStatus === 'unknown' && !guest.hasAvs && facts.ageCheck !== null, () => ({
      at: facts.accountSince,
      ...open(facts.ageCheck?.href ?? ''),
    })),
  mailNotVerified: ({ guest, facts }) =>
    when(guest.isLoggedIn && !guest.emailVerified, () => ({
      text: guest.email,
      at: facts.accountSince,
      action: 'sendVerification',
    })),
  verifiedMail: ({ guest, facts }) =>
    when(guest.isLoggedIn && guest.emailVerified && facts.verifiedMail !== null, () => ({
      key: facts.verifiedMail?.id ?? '',
      at: facts.verifiedMail?.at ?? null,
    })),
  mailWelcomeLink: ({ search }) => when(search.get(barParameters.bar) === 'welcome', () => ({ action: 'freeChat' })),
  welcomeBack: ({ guest, daysAway }) =>
    when(guest.isLoggedIn && daysAway !== null && daysAway >= daysUntilWelcomeBack, () => ({
      days: daysAway,
      action: 'cams',
    })),
  cancellationOffer: ({ guest, facts: { cancellationOffer: offer }, cookie, now }) =>
    when(guest.isLoggedIn && offer !== null && Date.parse(offer.until) > now && !cookie(cancellationCookie), () => ({
      key: offer?.id ?? '',
      text: offer?.text ?? null,
      until: offer?.until ?? null,
      action: 'acceptCancellationOffer',
    })),
  cancellationOfferError: ({ guest, facts: { cancellationOffer: offer }, cookie, now }) =>
    when(
      guest.isLoggedIn && offer !== null && Date.parse(offer.until) > now && cookie(cancellationCookie) === 'failed',
      () => ({ key: offer?.id ?? '', text: offer?.text ?? null, action: 'acceptCancellationOffer' }),
    ),
  monthlyBonusNotification: ({ guest, facts: { monthlyBonus: bonus }, now }) =>
    when(guest.isLoggedIn && bonus !== null && Date.parse(bonus.until) > now, () => ({
      key: bonus?.id ?? '',
      amount: bonus?.amount ?? null,
      until: bonus?.until ?? null,
      ...open(bonus?.href ?? ''),
    })),
  automaticRecharge: ({ guest, facts }) =>
    when(
      guest.isLoggedIn &&
        guest.isPayingCustomer &&
        guest.autoRechargeConfig.isAllowed &&
        guest.autoRechargeAmount === null &&
        facts.autoRecharge !== null,
      () => open(facts.autoRecharge?.href ?? ''),
    ),
  notFoundRedirect: ({ search }) => {
    const kind = notFoundKinds.find((one) => one === search.get(barParameters.notFound));
    const name = search.get(barParameters.name) ?? '';
    const known = name.length <= 40 && slug.test(name) ? name : null;
    return when(kind !== undefined, () => ({ key: kind as string, text: known }));
  },
};

/** The bars of a situation that were not dismissed, the most urgent first. */
export function statusBarsOf(situation: Situation): StatusBar[] {
  const told = situation.facts.told.map(
    (bar): StatusBar => ({ ...nothingMore, ...bar, ...(bar.href !== null && open(bar.href)) }),
  );
  const own = (Object.keys(conditions) as OwnBarType[]).flatMap((type) => {
    const { dismissal, saidOn, isOnce, ...rest } = statusBarRules[type];
    const isSeen = isOnce && dismissal !== null && situation.cookie(dismissal.cookie) === seenMark;
    const appearance = { ...rest, saidOn: [...saidOn], isSeen };
    return conditions[type](situation)
      .map((found): StatusBar => ({ ...nothingMore, ...appearance, ...found, type }))
      .filter(({ key }) => dismissal === null || situation.cookie(dismissal.cookie) !== key);
  });
  return [...own, ...told].sort((a, b) => b.priority - a.priority);
}

const nothingMore = {
  key: '1',
  isSeen: false,
  at: null,
  action: null,
  href: null,
  title: null,
  button: null,
  text: null,
  amount: null,
  until: null,
  days: null,
} as const;
