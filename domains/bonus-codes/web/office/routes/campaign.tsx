import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { day, number } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import {
  addBenefit,
  addCode,
  changeCampaign,
  getCampaign,
  makeCodes,
  pauseCampaign,
  removeBenefit,
} from '../../../contract/office.ts';
import { useBenefitWords } from '../../parts/benefit-list.tsx';

const most = { least: 1, most: 10_000_000 };
const settings = defineForm(changeCampaign, {
  validFrom: day,
  validTo: day,
  totalLimit: number(most),
  perGuest: number({ least: 1, most: 100 }),
});
const benefit = defineForm(addBenefit, { amount: number({ least: 0, most: 10_000 }) });
const ownCode = defineForm(addCode, { maxUses: number(most) });
const manyCodes = defineForm(makeCodes, { count: number({ least: 1, most: 10_000 }) });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const campaignId = Number(params['campaignId']);
  const answer = await context.get(web).api.call(getCampaign, { params: { campaignId } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return answer.data;
}

const of = ({ params }: { params: LoaderFunctionArgs['params'] }) => ({ campaignId: Number(params['campaignId']) });

export const action = formAction(
  taking(settings, { params: of }),
  taking(benefit, { params: of }),
  taking(ownCode, { params: of }),
  taking(manyCodes, { params: of }),
);

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.name }));

/** One campaign: what its codes bring, who may redeem them, and the codes. */
export default function Campaign(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const campaign = useLoaderData<typeof loader>();
  const { id, state, built } = campaign;
  const kinds = built.map((value) => ({ value, label: t(`bonus-codes.office.kind.${value}`) }));
  return (
    <WorkPage
      title={campaign.name}
      mark={<Badge tone={state === 'running' ? 'success' : 'neutral'}>{t(`bonus-codes.office.state.${state}`)}</Badge>}
      lead={t('bonus-codes.office.campaignLead')}
      actions={<Pause />}
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <Card title={t('bonus-codes.office.benefits')} description={t('bonus-codes.office.benefitsText')}>
          <Benefits />
          <OperationForm
            form={benefit}
            submit={t('bonus-codes.office.addBenefit')}
            saved={t('bonus-codes.office.saved')}
            fields={{
              kind: { label: t('bonus-codes.office.kind'), options: kinds },
              amount: { label: t('bonus-codes.office.amount'), hint: t('bonus-codes.office.amountHint') },
              id: {
                label: t('bonus-codes.office.id'),
                hint: t('bonus-codes.office.idHint'),
                maxLength: 40,
                autoComplete: 'off',
              },
              steps: {
                label: t('bonus-codes.office.steps'),
                hint: t('bonus-codes.office.stepsHint'),
                maxLength: 300,
                autoComplete: 'off',
              },
            }}
          />
        </Card>
        <Card title={t('bonus-codes.office.codes')} description={t('bonus-codes.office.codesText')}>
          <OperationForm
            form={ownCode}
            submit={t('bonus-codes.office.addCode')}
            saved={t('bonus-codes.office.saved')}
            fields={{
              code: {
                label: t('bonus-codes.office.ownCode'),
                hint: t('bonus-codes.office.ownCodeHint'),
                maxLength: 60,
                autoComplete: 'off',
              },
              maxUses: { label: t('bonus-codes.office.maxUses'), hint: t('bonus-codes.office.emptyAll') },
            }}
          />
          <OperationForm
            form={manyCodes}
            submit={t('bonus-codes.office.makeCodes')}
            saved={t('bonus-codes.office.made')}
            fields={{ count: { label: t('bonus-codes.office.count'), hint: t('bonus-codes.office.countHint') } }}
          />
          <ButtonLink href={`${to('bonus-codes.officeCodes')}?campaignId=${id}`}>
            {t('bonus-codes.office.toCodes')}
          </ButtonLink>
        </Card>
        <Card title={t('bonus-codes.office.rules')}>
          <OperationForm
            form={settings}
            submit={t('bonus-codes.office.save')}
            saved={t('bonus-codes.office.saved')}
            values={campaign}
            fields={{
              name: { label: t('bonus-codes.office.name'), maxLength: 80, autoComplete: 'off' },
              validFrom: { label: t('bonus-codes.office.validFrom') },
              validTo: { label: t('bonus-codes.office.validTo'), hint: t('bonus-codes.office.validToHint') },
              totalLimit: { label: t('bonus-codes.office.totalLimit'), hint: t('bonus-codes.office.emptyAll') },
              perGuest: { label: t('bonus-codes.office.perGuest') },
              countries: {
                label: t('bonus-codes.office.countries'),
                hint: t('bonus-codes.office.countriesHint'),
                maxLength: 300,
                autoComplete: 'off',
              },
              requireMobileAuth: { label: t('bonus-codes.office.requireMobileAuth') },
              vip: { label: t('bonus-codes.office.vip') },
              firstPurchaseOnly: { label: t('bonus-codes.office.firstPurchaseOnly') },
              isWelcome: { label: t('bonus-codes.office.isWelcome') },
            }}
          />
        </Card>
      </div>
    </WorkPage>
  );
}

function Pause(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, state } = useLoaderData<typeof loader>();
  const isResting = state === 'draft' || state === 'paused';
  if (state === 'over') return null;
  const set = async (): Promise<void> => {
    const answer = await api.call(pauseCampaign, { params: { campaignId: id }, body: { isPaused: !isResting } });
    if (!answer.ok) toast.show({ title: answer.problem.title, tone: 'danger' });
    await revalidate();
  };
  return (
    <Button variant={isResting ? 'primary' : 'secondary'} disabled={state === 'draft'} onClick={() => void set()}>
      {t(isResting ? 'bonus-codes.office.run' : 'bonus-codes.office.pause')}
    </Button>
  );
}

function Benefits(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, benefits } = useLoaderData<typeof loader>();
  const wordsOf = useBenefitWords();
  const remove = async (place: number): Promise<void> => {
    const answer = await api.call(removeBenefit, { params: { campaignId: id }, body: { place } });
    if (!answer.ok) toast.show({ title: answer.problem.title, tone: 'danger' });
    await revalidate();
  };
  if (benefits.length === 0) return <p className="text-muted">{t('bonus-codes.office.noBenefit')}</p>;
  return (
    <ul className="grid gap-3 pb-4">
      {benefits.map((one, place) => {
        const { title, stages } = wordsOf(one);
        return (
          <li key={`${one.kind}-${title}`} className="flex items-start justify-between gap-3">
            <span translate="no">
              <span className="block font-semibold">{title}</span>
              <span className="block text-muted text-sm">{stages.join(', ')}</span>
            </span>
            <Button
              size="sm"
              onClick={() => void remove(place)}
              aria-label={`${t('bonus-codes.office.remove')}: ${title}`}
            >
              {t('bonus-codes.office.remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
