import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnApplication } from '../../../contract/application.ts';
import { Signatures } from '../../guest/contract-step.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnApplication, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('onboarding.studio.menu') }));

/** A performer's own records: whether they stand, when the document ends, what was signed. */
export default function Records(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const { state, message, identity, contract } = useLoaderData<typeof loader>();
  const isNew = contract.version !== null && (contract.signedVersion ?? 0) < contract.version;
  return (
    <WorkPage title={t('onboarding.studio.menu')} lead={t('onboarding.studio.lead')}>
      <Card title={t('onboarding.studio.state')}>
        <div className="grid gap-3">
          <p className="font-extrabold text-lg">
            {state === 'draft'
              ? t('onboarding.openStep')
              : t(`onboarding.state.${state === 'accepted' && contract.isLapsed ? 'lapsed' : state}`)}
          </p>
          {message ? <p>{t('onboarding.reason', { reason: message })}</p> : null}
          {identity.documentEnds ? (
            <p>{t('onboarding.identity.ends', { day: format.date(identity.documentEnds) })}</p>
          ) : null}
          {isNew ? (
            <p className="font-semibold text-danger">
              {contract.signUntil === null || contract.isLapsed
                ? t('onboarding.studio.newVersion')
                : t('onboarding.notice.asked', { day: format.date(contract.signUntil, 'long') })}
            </p>
          ) : null}
          <ButtonLink href={to('onboarding.application')} className="justify-self-start">
            {t('onboarding.studio.renew')}
          </ButtonLink>
        </div>
      </Card>
      <Card title={t('onboarding.studio.agreements')}>
        <Signatures />
      </Card>
    </WorkPage>
  );
}
