import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { listOwnStudios } from '../../../contract/index.ts';
import { useFresh } from '../../parts/use-fresh.ts';
import { InvitationCard } from '../invitation-card.tsx';
import { MembershipCard } from '../membership-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listOwnStudios, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('studios.menu') }));

/** A performer's studios: invitations with their agreement, what each sees, and the way out. */
export default function Studios(): ReactNode {
  const t = useMessages();
  const { studios } = useLoaderData<typeof loader>();
  useFresh();
  return (
    <WorkPage title={t('studios.menu')} lead={t('studios.lead')}>
      <div className="grid max-w-190 min-w-0 grid-cols-1 gap-(--grid-gap)">
        {studios.length === 0 ? (
          <EmptyState icon={<Building2 />} title={t('studios.none')}>
            {t('studios.noneText')}
          </EmptyState>
        ) : null}
        {studios.map((one) =>
          one.isLiving ? <MembershipCard key={one.id} one={one} /> : <InvitationCard key={one.id} one={one} />,
        )}
      </div>
    </WorkPage>
  );
}
