import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { FirstStepLine } from '../../../contract/first-steps.ts';
import { getFirstSteps } from '../../../contract/first-steps.ts';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.first.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getFirstSteps, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

/** What a new installation still needs, in order; each step says how it stands and where it is done. */
export default function FirstSteps(): ReactNode {
  const t = useMessages();
  const { steps } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const done = steps.filter((step) => step.state === 'done').length;
  const next = steps.find((step) => step.state !== 'done')?.name;
  return (
    <WorkPage
      title={t('office.office.first.title')}
      lead={t('office.office.first.lead')}
      actions={
        <Button loading={state !== 'idle'} onClick={() => void revalidate()}>
          {t('office.office.first.again')}
        </Button>
      }
    >
      <div className="grid max-w-200 grid-cols-1 gap-(--grid-gap)">
        <p role="status" className="font-semibold">
          {done === steps.length
            ? t('office.office.first.allDone')
            : t('office.office.first.progress', { done, all: steps.length })}
        </p>
        <ol className="grid min-w-0 grid-cols-1 gap-3">
          {steps.map((step) => (
            <li key={step.name} className="min-w-0">
              <Step step={step} isNext={step.name === next} />
            </li>
          ))}
        </ol>
      </div>
    </WorkPage>
  );
}

const marks = {
  done: { tone: 'success', icon: <CircleCheck /> },
  open: { tone: 'neutral', icon: <CircleDashed /> },
  wrong: { tone: 'danger', icon: <CircleX /> },
} as const;

function Step({ step, isNext }: { step: FirstStepLine; isNext: boolean }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { tone, icon } = marks[step.state];
  const isOpen = step.state !== 'done';
  return (
    <Card
      title={t.maybe(step.title) ?? step.name}
      actions={
        <Badge tone={tone} icon={icon}>
          {t(`office.office.first.state.${step.state}`)}
        </Badge>
      }
    >
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <p className={isOpen ? 'wrap-anywhere' : 'wrap-anywhere text-muted'}>{t.maybe(step.says, step.values)}</p>
        {isOpen && step.settings.length > 0 ? (
          <p className="text-muted text-sm">
            {t('office.office.first.settings')}{' '}
            {step.settings.map((name) => (
              <code key={name} className="mr-2 inline-block">
                {name}
              </code>
            ))}
          </p>
        ) : null}
        {isOpen && step.page ? (
          <ButtonLink
            href={pageTable().href(step.page, language)}
            variant={isNext ? 'primary' : 'secondary'}
            className="justify-self-start"
          >
            {t('office.office.first.go')}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
