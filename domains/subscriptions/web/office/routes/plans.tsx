import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getOfficePlans } from '../../../contract/office.ts';
import { usePriceWords } from '../../parts/format.ts';
import { kindWord } from '../../parts/words.ts';
import { PlanForm, planForm } from '../plan-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOfficePlans, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const action = formAction(taking(planForm));

export const meta = pageMeta(({ t }) => ({ title: t('subscriptions.office.plan.title') }));

/** The products of the platform that are sold as subscriptions. */
export default function Plans(): ReactNode {
  const t = useMessages();
  const priceWords = usePriceWords();
  const { plans } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('subscriptions.office.plan.title')} lead={t('subscriptions.office.plan.lead')}>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-3">
        {plans.map((plan) => (
          <Card key={plan.kind} title={kindWord(t, plan.kind)}>
            <PlanForm plan={plan} />
            <p className="mt-3 text-muted text-sm" translate="no">
              {t('subscriptions.office.plan.extrasGiven', { coins: priceWords(plan.extrasGiven) })}
            </p>
          </Card>
        ))}
      </div>
    </WorkPage>
  );
}
