import { Check, HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import { getActorDataByIdOrName } from '#domains/performers/contract/index.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { headOfThing, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ClubTier } from '../../../contract/club.ts';
import { getClubPictures, getFanClub } from '../../../contract/club.ts';
import type { OwnSubscriptions } from '../../../contract/own.ts';
import { getOwnSubscriptions, ownSubscriptions } from '../../../contract/own.ts';
import { holds } from '../../../contract/products.ts';
import { ChangeTier, canChangeTier, canTakeHigher, daysOfRest } from '../../parts/change-tier.tsx';
import { usePriceWords } from '../../parts/format.ts';
import { MemberPictures } from '../../parts/member-pictures.tsx';
import { OwnCard } from '../../parts/own-card.tsx';

const SubscribeSheet = lazy(() =>
  import('../../parts/subscribe-sheet.tsx').then((module) => ({ default: module.SubscribeSheet })),
);

const nothing: OwnSubscriptions = { subscriptions: [], hadTrial: [], takesCards: false, bonus: null };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api, caller } = values;
  const actor = await api.call(getActorDataByIdOrName, { params: { actorIdOrName: params.actorName ?? '' } });
  if (!actor.ok || !actor.data.actor) throw notFound();
  const { id } = actor.data.actor;
  const [club, pictures, own, head, breadcrumb] = await Promise.all([
    api.call(getFanClub, { params: { actorId: id } }),
    api.call(getClubPictures, { params: { actorId: id } }),
    caller ? api.call(getOwnSubscriptions, {}) : null,
    headOfThing(values, id, 'fan-club'),
    loadBreadcrumb(values, 'fanClub', { actorName: params.actorName ?? '' }),
  ]);
  if (!club.ok) throw refused(club.problem.status);
  return {
    club: club.data,
    ...(pictures.ok && { pictures: pictures.data }),
    own: own?.ok ? own.data : nothing,
    isLoggedIn: caller !== null,
    head,
    breadcrumb,
  };
}

export const meta = pageMeta<typeof loader>(({ data: { head } }) => ({
  title: head.title,
  description: head.description,
}));

/** The fan club of a performer: its tiers with what they bring and cost, and the guest's own membership. */
export default function OfActor(): ReactNode {
  const t = useMessages();
  const askToJoin = useJoin();
  const format = useFormat();
  const actor = useOutletContext<Actor>();
  const { club, pictures, own: loaded, isLoggedIn } = useLoaderData<typeof loader>();
  const own = useResource(ownSubscriptions, isLoggedIn ? null : undefined, loaded);
  const [joins, setJoins] = useState<ClubTier | null>(null);
  const current = own.subscriptions.find(({ actor: of, status }) => of?.id === actor.id && holds(status));
  const byCard = current && canTakeHigher(current) ? current : null;
  const canJoin = !current || current.status === 'granted';
  const join = (tier: ClubTier): void => {
    if (isLoggedIn) setJoins(tier);
    else askToJoin();
  };
  return (
    <div className="grid max-w-220 gap-5">
      <header className="grid gap-1">
        <h2 className="font-bold text-xl">{t('subscriptions.club.title', { name: actor.name })}</h2>
        {club.members > 0 ? (
          <p className="text-muted text-sm">{t('subscriptions.club.members', { count: club.members })}</p>
        ) : null}
      </header>
      {current ? <OwnCard own={current} /> : null}
      {isLoggedIn ? (
        <p className="text-sm">
          <LocalLink to="vip.club">{t('subscriptions.my')}</LocalLink>
        </p>
      ) : null}
      {club.tiers.length === 0 && !current ? (
        <EmptyState icon={<HeartHandshake />} title={t('subscriptions.club.none', { name: actor.name })} />
      ) : (
        <ul className="grid items-stretch gap-(--grid-gap) sm:grid-cols-2 lg:grid-cols-3">
          {club.tiers.map((tier) => (
            <li key={tier.tier} className="grid">
              <Tier tier={tier}>
                {canJoin ? (
                  <Button variant="primary" block onClick={() => join(tier)}>
                    {t('subscriptions.club.join')}
                  </Button>
                ) : null}
                {current && canChangeTier(current) && current.tier !== tier.tier ? (
                  <ChangeTier own={current} tier={tier} />
                ) : null}
                {byCard && own.takesCards && tier.tier > byCard.tier ? (
                  <Button block onClick={() => join(tier)}>
                    {t('subscriptions.own.change')}
                  </Button>
                ) : null}
                {byCard && tier.tier < byCard.tier ? (
                  <p className="text-muted text-sm" translate="no" suppressHydrationWarning>
                    {t('subscriptions.own.lowerByCard', { at: format.date(byCard.until) })}
                  </p>
                ) : null}
              </Tier>
            </li>
          ))}
        </ul>
      )}
      <MemberPictures actor={actor} {...(pictures && { rendered: pictures })} isInClub />
      <Suspense>
        {joins ? (
          <SubscribeSheet
            offer={{
              product: { kind: 'actor', actorId: actor.id, tier: joins.tier },
              name: `${t('subscriptions.club.title', { name: actor.name })} · ${joins.name}`,
              price: joins.price,
              trialDays: 0,
              takesCards: own.takesCards,
              ...(byCard && {
                replaces: { tierName: byCard.tierName, days: daysOfRest(byCard, joins.price, Date.now()) },
              }),
            }}
            onClose={() => setJoins(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function Tier({ tier, children }: { tier: ClubTier; children: ReactNode }): ReactNode {
  const t = useMessages();
  const priceWords = usePriceWords();
  return (
    <Card>
      <div className="flex h-full flex-col gap-3">
        <h3 className="font-bold text-lg">
          <bdi>{tier.name}</bdi>
        </h3>
        <p translate="no" className="grid">
          <span className="font-semibold">{priceWords(tier.price)}</span>
          <span className="text-muted text-sm">{t('subscriptions.vip.aMonth')}</span>
        </p>
        <ul className="grid flex-1 content-start gap-1.5 text-sm">
          {tier.perks.map((perk) => (
            <li key={perk} className="flex gap-2 [overflow-wrap:anywhere]">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
              <bdi>{perk}</bdi>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Card>
  );
}
