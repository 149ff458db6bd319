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
import { getStudioToy, studioToy } from '../../../contract/studio.ts';
import { ConnectCard } from '../connect-card.tsx';
import { QueueCard } from '../queue-card.tsx';
import { SetupForm } from '../setup-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [toy, shares] = await Promise.all([api.call(getStudioToy, {}), api.call(getOwnShares, {})]);
  if (!toy.ok) throw refused(toy.problem.status);
  return { toy: toy.data, shares: shares.ok ? shares.data.shares : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('toys.studio.title') }));

/** A performer’s remote toy: the line to it, what waits, and what gifts do with it. */
export default function Toy(): ReactNode {
  const t = useMessages();
  const { toy: loaded, shares } = useLoaderData<typeof loader>();
  const ownId = useGuestValue('id');
  const toy = useResource(studioToy, ownId ?? undefined, loaded);
  return (
    <WorkPage title={t('toys.studio.title')} lead={t('toys.studio.lead')}>
      <div className="grid gap-(--grid-gap)">
        <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
          <ConnectCard toy={toy} />
          <QueueCard plays={toy.plays} />
        </div>
        <SetupForm setup={loaded.setup} shares={shares} />
      </div>
    </WorkPage>
  );
}
