import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getOwnShares } from '#domains/sales/contract/routes.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnCalls } from '../../../contract/settings.ts';
import { Availability } from '../availability.tsx';
import { CallsForm } from '../calls-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [own, shares] = await Promise.all([api.call(getOwnCalls, {}), api.call(getOwnShares, {})]);
  if (!own.ok) throw refused(own.problem.status);
  return { own: own.data, shares: shares.ok ? shares.data.shares : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('calls.studio.title') }));

/** A performer's calls: whether she is there for them now, which she takes, and at what price. */
export default function CallsPage(): ReactNode {
  const t = useMessages();
  const { own, shares } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('calls.studio.title')} lead={t('calls.studio.lead')}>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <Availability takesAny={own.voice || (own.video && own.videoPrice !== null)} />
        <CallsForm own={own} shares={shares} />
      </div>
    </WorkPage>
  );
}
