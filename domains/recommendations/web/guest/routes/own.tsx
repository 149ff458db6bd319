import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { cardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getForYou, getOwnRecommendations, skipActor } from '../../../contract/index.ts';
import { OwnChoice } from '../../parts/own-choice.tsx';
import { RecommendedCard } from '../../parts/recommended-card.tsx';
import { Strip } from '../../parts/strip.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [found, own] = await Promise.all([api.call(getForYou, {}), api.call(getOwnRecommendations, {})]);
  if (!found.ok) throw refused(found.problem.status);
  if (!own.ok) throw refused(own.problem.status);
  const { items, since } = found.data;
  return {
    items: items.map(({ actor, reason }) => ({ actor: cardFacts(actor), reason })),
    since: since && { ...since, items: since.items.map((actor) => ({ actor: cardFacts(actor) })) },
    own: own.data,
  };
}

export const meta = pageMeta(({ t }) => ({ title: t('recommendations.title') }));

/** Whom a guest may like and why, and their say in it. */
export default function OwnRecommendations(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { items, since, own } = useLoaderData<typeof loader>();
  const { run } = useCall();
  const { revalidate } = useRevalidator();
  const skip = async (actorId: number): Promise<void> => {
    const done = await run((api) => api.call(skipActor, { body: { actorId } }), {
      told: () => t('recommendations.skipped'),
    });
    if (done.ok) await revalidate();
  };
  return (
    <div className="page grid grid-cols-1 gap-6 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('recommendations.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('recommendations.title')}</h1>
        <p className="text-muted">{t(own.isOn ? 'recommendations.lead' : 'recommendations.leadOff')}</p>
      </header>
      {items.length === 0 ? (
        <EmptyState
          icon={<Sparkles />}
          title={t('recommendations.none')}
          action={<ButtonLink href={to('performers.cams')}>{t('recommendations.cams')}</ButtonLink>}
        >
          {t('recommendations.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-6">
          {items.map(({ actor, reason }) => (
            <li key={actor.id} className="min-w-0">
              <RecommendedCard actor={actor} reason={reason} {...(own.isOn && { onSkip: () => void skip(actor.id) })} />
            </li>
          ))}
        </ul>
      )}
      {since ? (
        <section className="grid grid-cols-1 gap-2">
          <h2 className="font-bold text-xl tracking-tight">{t('recommendations.since', { name: since.actorName })}</h2>
          <Strip label={t('recommendations.since', { name: since.actorName })} list={since.items} />
        </section>
      ) : null}
      <div className="max-w-160">
        <OwnChoice key={String(own.isOn)} {...own} />
      </div>
    </div>
  );
}
