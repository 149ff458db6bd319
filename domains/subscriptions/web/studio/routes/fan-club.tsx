import { HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getOwnShares } from '#domains/sales/contract/routes.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ClubMember } from '../../../contract/club.ts';
import { getStudioClub } from '../../../contract/club.ts';
import { mostTiers } from '../../../contract/products.ts';
import { statusWord, toneOf } from '../../parts/words.ts';
import { TierCard } from '../tier-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [answer, shares] = await Promise.all([api.call(getStudioClub, {}), api.call(getOwnShares, {})]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, shares: shares.ok ? shares.data.shares : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('subscriptions.studio.title') }));

/** The performer's fan club: its tiers, who is in it, who came and who left. */
export default function FanClub(): ReactNode {
  const t = useMessages();
  const { tiers, members, joined, left, churn, shares } = useLoaderData<typeof loader>();
  const numbers = Array.from({ length: mostTiers }, (_, index) => index + 1);
  return (
    <WorkPage title={t('subscriptions.studio.title')} lead={t('subscriptions.studio.lead')}>
      <p className="text-muted text-sm" translate="no">
        {t('subscriptions.studio.churn', { joined, left, churn })}
      </p>
      <div className="grid items-start gap-(--grid-gap) md:grid-cols-2 xl:grid-cols-3">
        {numbers.map((number) => (
          <TierCard key={number} number={number} tier={tiers.find(({ tier }) => tier === number)} shares={shares} />
        ))}
      </div>
      <Card title={t('subscriptions.studio.members')}>
        {members.length === 0 ? (
          <EmptyState icon={<HeartHandshake />} title={t('subscriptions.studio.none')} />
        ) : (
          <ul className="grid gap-2">
            {members.map((member) => (
              <Member key={`${member.name}-${member.since}`} member={member} />
            ))}
          </ul>
        )}
      </Card>
    </WorkPage>
  );
}

function Member({ member: { name, tier, status, since, until } }: { member: ClubMember }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b pb-2 last:border-0">
      <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>
      <span className="flex flex-wrap items-center gap-2 text-muted text-sm" translate="no" suppressHydrationWarning>
        {t('subscriptions.studio.member', { tier, since: format.date(since), until: format.date(until) })}
        <Badge tone={toneOf(status)}>{statusWord(t, status)}</Badge>
      </span>
    </li>
  );
}
