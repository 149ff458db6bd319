import { filled } from 'virtual:slots/onboarding.step';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ApplicationView } from '../../../contract/application.ts';
import { getOwnApplication, submitApplication } from '../../../contract/application.ts';
import type { OwnStepName } from '../../../contract/steps.ts';
import { ownSteps } from '../../../contract/steps.ts';
import type { stepForm } from '../../slots.ts';
import { ContractStep } from '../contract-step.tsx';
import { AddressStep, ContactStep, IdentityStep, PersonStep, StageStep } from '../person-steps.tsx';
import { CountriesStep, PicturesStep, PricesStep, ProfileStep } from '../profile-steps.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { StepProps } from '../step-props.ts';
import { useStep } from '../use-step.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnApplication, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('onboarding.title') }));

const forms: Readonly<Record<OwnStepName, (props: StepProps) => ReactNode>> = {
  contact: ContactStep,
  person: PersonStep,
  address: AddressStep,
  identity: IdentityStep,
  stage: StageStep,
  profile: ProfileStep,
  pictures: PicturesStep,
  prices: PricesStep,
  countries: CountriesStep,
  contract: ContractStep,
};
const isOwn = (name: string): name is OwnStepName => Object.hasOwn(ownSteps, name);

/** While a document is looked at, the page asks how it went, ms. */
const lookEveryMs = 5_000;

/** The way to be a performer: all steps, the one that is worked on, and what became of it. */
export default function Application(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<ApplicationView>(useLoaderData<typeof loader>());
  const others = fillingsOf<typeof stepForm>(filled);
  const look = async (): Promise<ApplicationView | null> => {
    const answer = await api.call(getOwnApplication, {});
    if (answer.ok) setView(answer.data);
    return answer.ok ? answer.data : null;
  };
  const { steps } = view;
  const wanted = params.get('step');
  const current = steps.find(({ name }) => name === wanted) ?? steps.find(({ isDone }) => !isDone) ?? steps[0];
  const go = (name: string): void => setParams({ step: name }, { preventScrollReset: true });
  const take = (next: ApplicationView): void => {
    setView(next);
    const isKept = next.steps.find(({ name }) => name === current?.name)?.isDone;
    const open = next.steps.find(({ isDone }) => !isDone);
    // Pictures are sent one by one: the page stays with them.
    if (isKept && open && current?.name !== 'pictures') go(open.name);
  };
  const isLooking = view.identity.state === 'submitted' || view.identity.state === 'open';
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(
      () =>
        void api.call(getOwnApplication, {}).then((answer) => {
          if (answer.ok) setView(answer.data);
        }),
      lookEveryMs,
    );
    return () => clearInterval(timer);
  }, [api, isLooking]);
  const labelOf = (name: string): string => {
    if (isOwn(name)) return t(`onboarding.step.${name}`);
    const other = others.find(({ facts }) => facts.of === name);
    return other ? t(other.facts.label as 'onboarding.menu') : name;
  };
  if (view.refusal === 'underage') return <Standing view={view} />;
  const done = steps.filter(({ isDone }) => isDone).length;
  const other = others.find(({ facts }) => facts.of === current?.name);
  return (
    <div className="page grid max-w-240 grid-cols-1 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('onboarding.title')} />
      <header className="grid gap-2">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('onboarding.title')}</h1>
        <p className="text-muted leading-relaxed">{t('onboarding.lead')}</p>
        <p className="font-semibold text-sm">{t('onboarding.progress', { done, total: steps.length })}</p>
        <div
          role="progressbar"
          aria-label={t('onboarding.steps')}
          aria-valuemin={0}
          aria-valuenow={done}
          aria-valuemax={steps.length}
          className="h-2 overflow-hidden rounded-full bg-hover"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${(done / steps.length) * 100}%` }} />
        </div>
      </header>
      {view.state === 'draft' ? null : <Standing view={view} isPart />}
      {view.canSubmit ? <Submit onView={setView} /> : null}
      <div className="grid min-w-0 grid-cols-1 items-start gap-5 md:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label={t('onboarding.steps')} className="min-w-0 max-md:order-2">
          <ol className="grid gap-1">
            {steps.map(({ name, isDone, asked }, index) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === current?.name ? 'step' : undefined}
                  onClick={() => go(name)}
                  className={cx(
                    'flex min-h-11 w-full items-center gap-3 rounded-card px-3 text-left',
                    name === current?.name ? 'bg-accent-soft font-semibold' : 'hover:bg-hover',
                  )}
                >
                  <span
                    className={cx(
                      'grid size-7 shrink-0 place-items-center rounded-full text-sm',
                      isDone ? 'bg-success-soft text-success' : 'bg-hover',
                    )}
                  >
                    {isDone ? <Check aria-hidden className="size-4" /> : index + 1}
                  </span>
                  <span className="min-w-0 flex-1">{labelOf(name)}</span>
                  <span className="sr-only">{t(isDone ? 'onboarding.done' : 'onboarding.openStep')}</span>
                  {asked ? <Badge tone="warning">!</Badge> : null}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        {current ? (
          <Card
            title={labelOf(current.name)}
            description={
              isOwn(current.name)
                ? t(`onboarding.step.${current.name}.lead`)
                : other
                  ? t(other.facts.lead as 'onboarding.menu')
                  : ''
            }
          >
            {current.asked ? (
              <p className="mb-4 rounded-card bg-warning-soft px-4 py-3 font-semibold text-sm">
                {t('onboarding.asked', { reason: current.asked })}
              </p>
            ) : null}
            {isOwn(current.name) ? (
              <OwnStep key={current.name} name={current.name} view={view} isOpen={current.isOpen} onView={take} />
            ) : other ? (
              <other.value
                key={current.name}
                isOpen={current.isOpen}
                onSaved={() => void look().then((next) => next && take(next))}
              />
            ) : null}
          </Card>
        ) : null}
      </div>
    </div>
  );
}

function OwnStep({ name, ...props }: StepProps & { name: OwnStepName }): ReactNode {
  const Form = forms[name];
  return <Form {...props} />;
}

/** Where the application stands, in words. */
function Standing({ view, isPart = false }: { view: ApplicationView; isPart?: boolean }): ReactNode {
  const t = useMessages();
  const { contract, refusal } = view;
  const state =
    refusal === 'underage' ? 'underage' : view.state === 'accepted' && contract.isLapsed ? 'lapsed' : view.state;
  if (state === 'draft') return null;
  return (
    <section
      role="status"
      className={cx('grid gap-1 rounded-card border border-line bg-surface p-4', !isPart && 'page mt-8 max-w-190')}
    >
      <h2 className="font-extrabold text-lg">{t(`onboarding.state.${state}`)}</h2>
      <p className="leading-relaxed">{t(`onboarding.state.${state}.text`)}</p>
      {view.message ? <p className="font-semibold">{t('onboarding.reason', { reason: view.message })}</p> : null}
    </section>
  );
}

function Submit({ onView }: { onView: (view: ApplicationView) => void }): ReactNode {
  const t = useMessages();
  const { save, errorOf: _, ...state } = useStep(onView);
  return (
    <Card>
      <StepFrame
        {...state}
        isOpen
        submit={t('onboarding.submit')}
        onSubmit={() => void save((api) => api.call(submitApplication, {}))}
      >
        <p className="leading-relaxed">{t('onboarding.submitText')}</p>
      </StepFrame>
    </Card>
  );
}
