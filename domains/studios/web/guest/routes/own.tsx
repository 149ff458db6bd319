import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { routeUrl } from '#kit/contract/client.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { stepUpLink } from '#kit/web/session/step-up.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioMember } from '../../../contract/index.ts';
import { exportEarnings, getOwnStudio, listMembers } from '../../../contract/index.ts';
import { studioTones } from '../../parts/studio-tones.ts';
import { useFresh } from '../../parts/use-fresh.ts';
import { ApplyForm } from '../apply-form.tsx';
import { InviteForm } from '../invite-form.tsx';
import { MemberList } from '../member-list.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const own = await api.call(getOwnStudio, {});
  if (!own.ok) throw refused(own.problem.status);
  const { studio } = own.data;
  if (studio?.state !== 'accepted') return { studio, members: [] as StudioMember[] };
  const answer = await api.call(listMembers, {});
  return { studio, members: answer.ok ? answer.data.members : [] };
}

export const meta = pageMeta(({ t }) => ({ title: t('studios.own') }));

/** A studio's own page: applying, then its members, invitations and what it got. */
export default function Own(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const to = useHref();
  const { studio, members } = useLoaderData<typeof loader>();
  useFresh();
  const mayApply = studio === null || studio.state === 'waiting' || studio.state === 'refused';
  return (
    <div className="page grid max-w-190 grid-cols-1 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('studios.own')} />
      <header className="grid gap-1">
        <h1 className="flex flex-wrap items-center gap-3 font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">
          <bdi className="[overflow-wrap:anywhere]">{studio?.name ?? t('studios.own')}</bdi>
          {studio ? <Badge tone={studioTones[studio.state]}>{t(`studios.state.${studio.state}`)}</Badge> : null}
        </h1>
        <p className="text-muted">{t('studios.ownLead')}</p>
      </header>
      {studio && studio.state !== 'accepted' ? (
        <Card>
          <p className="font-semibold">{t(`studios.told.${studio.state}`)}</p>
          {studio.reason === '' ? null : <p className="[overflow-wrap:anywhere]">{studio.reason}</p>}
        </Card>
      ) : null}
      {mayApply ? <ApplyForm studio={studio} /> : null}
      {studio?.state === 'accepted' ? (
        <>
          <Card
            title={t('studios.got')}
            description={t('studios.gotText')}
            actions={
              <div className="flex flex-wrap gap-2">
                <ButtonLink size="sm" variant="primary" href={to('studios.money')}>
                  {t('studios.money')}
                </ButtonLink>
                <ButtonLink
                  size="sm"
                  href={routeUrl(exportEarnings, {}, language)}
                  download
                  {...stepUpLink}
                  icon={<Download aria-hidden />}
                >
                  CSV
                </ButtonLink>
              </div>
            }
          >
            <p className="font-extrabold text-2xl">
              <Figure>{t('studios.coins', { amount: formatCoins(studio.balance, language) })}</Figure>
            </p>
          </Card>
          <MemberList members={members} />
          <InviteForm />
        </>
      ) : null}
    </div>
  );
}
