import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getShares } from '../../../contract/earnings.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getShares, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({
  title: t('onboarding.menu'),
  description: t('onboarding.welcome.description'),
}));

/** What one earns, how it works, what is asked and why; leads to the application. */
export default function Welcome(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const start = (
    <ButtonLink variant="primary" size="lg" href={to('onboarding.application')} className="justify-self-start">
      {t('onboarding.welcome.start')}
    </ButtonLink>
  );
  return (
    <div className="page grid max-w-240 grid-cols-1 gap-8 py-[clamp(1.5rem,5vw,4rem)]">
      <header className="grid gap-4">
        <h1 className="text-balance font-extrabold text-[clamp(2rem,7vw,3.5rem)] leading-tight tracking-tight">
          {t('onboarding.menu')}
        </h1>
        <p className="max-w-160 text-lg text-muted leading-relaxed">{t('onboarding.welcome.lead')}</p>
        {start}
        <p className="text-sm text-subtle">{t('onboarding.welcome.adults')}</p>
      </header>
      <Earnings />
      <Card title={t('onboarding.welcome.how')}>
        <ol className="grid gap-4 md:grid-cols-2">
          {([1, 2, 3, 4] as const).map((step) => (
            <li key={step} className="flex min-w-0 gap-3">
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-extrabold text-accent-ink"
              >
                {step}
              </span>
              <span className="leading-relaxed">{t(`onboarding.welcome.how.${step}`)}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t('onboarding.welcome.why')}>
        <ul className="grid gap-3">
          {(['identity', 'name', 'countries'] as const).map((what) => (
            <li key={what} className="flex min-w-0 gap-3 leading-relaxed">
              <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
              <span>{t(`onboarding.welcome.why.${what}`)}</span>
            </li>
          ))}
        </ul>
      </Card>
      {start}
    </div>
  );
}

/** The share of each sale, and what it makes of a usual minute. */
function Earnings(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { shares, usualMinute, coinsPerEuro } = useLoaderData<typeof loader>();
  const percents = shares.map(({ percent }) => percent);
  const least = Math.min(...percents);
  const most = Math.max(...percents);
  if (percents.length === 0) return null;
  const coins = usualMinute / 100;
  const euros = (amount: number): string => format.currency(amount / coinsPerEuro, 'EUR');
  return (
    <Card title={t('onboarding.welcome.earn')} description={t('onboarding.welcome.earnText')}>
      <p className="font-extrabold text-2xl">
        {least === most
          ? t('onboarding.welcome.share', { percent: least })
          : t('onboarding.welcome.shareRange', { least, most })}
      </p>
      {usualMinute > 0 ? (
        <p translate="no" className="text-muted leading-relaxed">
          {t('onboarding.welcome.minute', {
            ...{ coins: format.number(coins, { maximumFractionDigits: 1 }), euros: euros(coins) },
            own: euros((coins * least) / 100),
          })}
        </p>
      ) : null}
    </Card>
  );
}
