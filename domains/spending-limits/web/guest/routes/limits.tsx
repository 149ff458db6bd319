import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnLimits } from '../../../contract/limits.ts';
import { getOwnLimits } from '../../../contract/limits.ts';
import { BreakCard } from '../../parts/break-card.tsx';
import { ExclusionCard } from '../../parts/exclusion-card.tsx';
import { LimitsCard } from '../../parts/limits-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnLimits, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('spending-limits.title') }));

/** What a guest allows themselves to spend, and the ways to stop for a while or for good. */
export default function Limits(): ReactNode {
  const t = useMessages();
  const [own, setOwn] = useState<OwnLimits>(useLoaderData<typeof loader>());
  return (
    <div className="page grid max-w-190 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('spending-limits.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('spending-limits.title')}</h1>
        <p className="text-muted">{t('spending-limits.lead')}</p>
      </header>
      <LimitsCard limits={own.limits} onChange={setOwn} />
      <BreakCard own={own} onChange={setOwn} />
      <ExclusionCard own={own} onChange={setOwn} />
    </div>
  );
}
