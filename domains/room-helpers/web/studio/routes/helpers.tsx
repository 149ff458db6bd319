import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getStudioHelpers, studioHelpers } from '../../../contract/studio.ts';
import { BansCard } from '../bans-card.tsx';
import { HelpersCard } from '../helpers-card.tsx';
import { RulesForm } from '../rules-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getStudioHelpers, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('room-helpers.studio.title') }));

/** Who helps in a performer’s room, the rules of writing there, and bans. */
export default function Helpers(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const loaded = useLoaderData<typeof loader>();
  const ownId = useGuestValue('id');
  const studio = useResource(studioHelpers, ownId ?? undefined, loaded);
  return (
    <WorkPage
      title={t('room-helpers.studio.title')}
      lead={t('room-helpers.studio.lead')}
      actions={<ButtonLink href={to('room-helpers.studioLog')}>{t('room-helpers.studio.log')}</ButtonLink>}
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <div className="grid gap-(--grid-gap)">
          <BansCard bans={studio.bans} />
          <HelpersCard helpers={studio.helpers} />
        </div>
        <RulesForm rules={loaded.rules} />
      </div>
    </WorkPage>
  );
}
