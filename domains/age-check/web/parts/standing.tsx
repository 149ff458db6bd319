import { BadgeCheck, Clock, ShieldAlert, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { AgeCheckView } from '../../contract/avs.ts';

const looks = {
  accepted: { icon: BadgeCheck, tone: 'text-success' },
  pending: { icon: Clock, tone: 'text-info' },
  rejected: { icon: ShieldAlert, tone: 'text-danger' },
  unknown: { icon: ShieldQuestionMark, tone: 'text-accent-ink' },
} as const;

/** Where the check stands, in a sentence, and what the country asks for. */
export function Standing({ view }: { view: AgeCheckView }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const { status, message, policy, bonus } = view;
  const proof = view.checks.find(({ state }) => state === 'accepted');
  const { icon: Icon, tone } = looks[status];
  // Proven, but not in the way this country takes, or not in this visit.
  const isShort = status === 'accepted' && !view.isProven;
  return (
    <section
      aria-live="polite"
      className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-(--card-pad)"
    >
      <Icon aria-hidden className={cx('size-11', tone)} />
      <div className="grid gap-1">
        <h2 className="font-bold text-xl leading-snug">
          {t(`age-check.is.${view.isUnderage ? 'underage' : isShort ? 'short' : status}`)}
        </h2>
        <p>
          {status === 'rejected' && message !== null
            ? message
            : status === 'accepted' && proof && !isShort
              ? t(`age-check.by.${proof.method}`, { issuer: proof.issuer ?? '' })
              : t(`age-check.text.${isShort ? 'short' : status}`)}
        </p>
        {status === 'accepted' && proof?.validUntil ? (
          <p className="text-muted text-sm" suppressHydrationWarning>
            {t('age-check.until', { at: format.date(proof.validUntil) })}
          </p>
        ) : null}
        {view.isUnderage ? (
          <div className="mt-1 grid gap-3">
            <p>{t('age-check.text.underage')}</p>
            <ButtonLink href={`${to('help.center')}#contact`} className="justify-self-start">
              {t('age-check.toHelp')}
            </ButtonLink>
          </div>
        ) : null}
        {policy && status !== 'accepted' && !view.isUnderage ? (
          <p className="text-muted text-sm">
            {t('age-check.country', { country: format.countryName(policy.country) })}
          </p>
        ) : null}
        {bonus.isAvailable ? (
          <p className="mt-1 w-fit rounded-control bg-success/15 px-3 py-1 font-semibold text-sm text-success">
            {t('age-check.bonus', { minutes: bonus.minutes })}
          </p>
        ) : null}
      </div>
    </section>
  );
}
