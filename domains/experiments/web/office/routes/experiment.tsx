import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { changeExperiment, readExperiment, startExperiment, stopExperiment } from '../../../contract/routes.ts';
import { DraftFields, readDraft } from '../draft-form.tsx';
import { nameOfGoal, readGoals } from '../goals.ts';
import { Results } from '../results.tsx';
import { StateBadge } from '../state-badge.tsx';

export const meta = pageMeta<typeof loader>(({ data: found, t }) => ({
  title: found.experiment.name || t('experiments.office.title'),
}));

/** Changes shown below an experiment. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const experimentId = Number(params['experimentId']);
  const [answer, log, goals] = await Promise.all([
    api.call(readExperiment, { params: { experimentId } }),
    api.call(auditLines.read, {
      query: { subject: `experiment:${experimentId}`, kind: 'change', limit: shownChanges },
    }),
    readGoals({ api }),
  ]);
  if (!answer.ok) throw answer.problem.status === 403 ? refused(403) : notFound();
  return { ...answer.data, goals, lines: log.ok ? log.data.rows : [] };
}

export async function action({ context, params: routeParams, request }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const form = await request.formData();
  const params = { experimentId: Number(routeParams['experimentId']) };
  const does = String(form.get('do'));
  const change = async (sent: FormData) => {
    const draft = readDraft(sent, language);
    return draft.ok ? api.call(changeExperiment, { params, body: draft.data }) : draft;
  };
  const answer =
    does === 'start'
      ? await api.call(startExperiment, { params })
      : does === 'stop'
        ? await api.call(stopExperiment, { params, body: { winner: String(form.get('winner') ?? '') } })
        : await change(form);
  if (!answer.ok) return data({ does, problem: answer.problem }, { status: answer.problem.status });
  return data({ does, problem: null });
}

export default function ExperimentPage(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { experiment, results, goals, lines } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const problemOf = (does: string) => (answer?.does === does ? answer.problem : null);
  const { state, startedAt, stoppedAt } = experiment;
  return (
    <div className="grid gap-(--grid-gap) p-[clamp(0.75rem,2vw,1.5rem)]">
      <header className="grid gap-1">
        <LocalLink to="experiments.list" className="w-fit text-accent-ink text-sm">
          {t('experiments.office.title')}
        </LocalLink>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-extrabold text-2xl">
          {experiment.name} <StateBadge state={state} />
        </h1>
        <p className="text-muted">
          <code>{experiment.key}</code>
          <span>{` · ${t(`experiments.office.audience.${experiment.audience}`)} · `}</span>
          <span>{`${t('experiments.office.goal')}: ${nameOfGoal(goals, experiment.goal)}`}</span>
          {startedAt === null ? null : (
            <span>{` · ${t('experiments.office.since', { date: format.dateTime(startedAt) })}`}</span>
          )}
          {stoppedAt === null ? null : (
            <span>{` · ${t('experiments.office.until', { date: format.dateTime(stoppedAt) })}`}</span>
          )}
        </p>
      </header>
      {state === 'draft' ? (
        <Card title={t('experiments.office.start')} description={t('experiments.office.startText')}>
          <Form method="post" className="grid justify-items-start gap-3">
            <Refused title={problemOf('start')?.title} />
            <Button type="submit" name="do" value="start" variant="primary" loading={busy}>
              {t('experiments.office.start')}
            </Button>
          </Form>
        </Card>
      ) : (
        <Results experiment={experiment} results={results} />
      )}
      {state === 'running' ? (
        <Card title={t('experiments.office.stop')} description={t('experiments.office.stopText')}>
          <Form method="post" className="grid justify-items-start gap-4">
            <Refused title={problemOf('stop')?.title} />
            <RadioGroup
              name="winner"
              legend={t('experiments.office.winner')}
              defaultValue={experiment.variants[0]?.value}
              options={experiment.variants.map(({ value }, index) => ({
                value,
                label: value,
                ...(index === 0 ? { hint: t('experiments.office.before') } : {}),
              }))}
            />
            <Button type="submit" name="do" value="stop" variant="danger" loading={busy}>
              {t('experiments.office.stop')}
            </Button>
          </Form>
        </Card>
      ) : null}
      {state === 'stopped' ? null : (
        <Card
          title={t('experiments.office.change')}
          {...(state === 'running' ? { description: t('experiments.office.changeText') } : {})}
        >
          <Form method="post" className="grid max-w-220 gap-5">
            <DraftFields experiment={experiment} goals={goals} problem={problemOf('change')} />
            <div>
              <Button type="submit" name="do" value="change" loading={busy}>
                {t('experiments.office.save')}
              </Button>
            </div>
          </Form>
        </Card>
      )}
      <Card title={t('experiments.office.changes')}>
        <AuditLines lines={lines} />
      </Card>
    </div>
  );
}

const Refused = ({ title }: { title: string | undefined }): ReactNode =>
  title ? (
    <p role="alert" className="text-danger">
      {title}
    </p>
  ) : null;
