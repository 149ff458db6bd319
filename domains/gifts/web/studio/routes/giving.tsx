import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { getOwnShares } from '#domains/sales/contract/routes.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { messengerGifts } from '../../../contract/catalogue.ts';
import { getStudioGiving, studioGiving } from '../../../contract/studio.ts';
import { GoalCard } from '../goal-card.tsx';
import { MenuCard } from '../menu-card.tsx';
import { ReceivedCard } from '../received-card.tsx';
import { WishesCard } from '../wishes-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [giving, gifts, shares] = await Promise.all([
    api.call(getStudioGiving, {}),
    api.query(messengerGifts, { all: true }),
    api.call(getOwnShares, {}),
  ]);
  if (!giving.ok) throw refused(giving.problem.status);
  return { giving: giving.data, gifts: gifts.ok ? gifts.data : [], shares: shares.ok ? shares.data.shares : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('gifts.studio.title') }));

/** What a performer gathers and offers, wishes for, and got. */
export default function Giving(): ReactNode {
  const t = useMessages();
  const { giving, gifts, shares } = useLoaderData<typeof loader>();
  const ownId = useGuestValue('id');
  const { goal, menu, wishes, received } = useResource(studioGiving, ownId ?? undefined, giving);
  return (
    <WorkPage title={t('gifts.studio.title')} lead={t('gifts.studio.lead')}>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <GoalCard goal={goal} shares={shares} />
        <MenuCard menu={menu} shares={shares} />
        <WishesCard wishes={wishes} gifts={gifts} />
        <ReceivedCard received={received} />
      </div>
    </WorkPage>
  );
}
