import { FlaskConical, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { experimentStates } from '../../../contract/definition.ts';
import { listExperiments } from '../../../contract/routes.ts';
import { ExperimentsPage } from '../experiments-page.tsx';
import { nameOfGoal, readGoals } from '../goals.ts';
import { StateBadge } from '../state-badge.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('experiments.office.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [answer, goals] = await Promise.all([api.call(listExperiments, {}), readGoals({ api })]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, goals };
}

export default function ExperimentList(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { experiments, goals } = useLoaderData<typeof loader>();
  const wanted = experimentStates.find((state) => state === params.get('state'));
  const shown = experiments.filter(({ state }) => wanted === undefined || state === wanted);
  return (
    <ExperimentsPage current="list">
      <FilterBar
        label={t('experiments.office.filter')}
        filters={experimentStates.map((state) => ({
          key: state,
          label: t(`experiments.office.state.${state}`),
          active: state === wanted,
          count: experiments.filter((one) => one.state === state).length,
          href: state === wanted ? to('experiments.list') : `${to('experiments.list')}?state=${state}`,
        }))}
        end={
          <ButtonLink href={to('experiments.new')} variant="primary" icon={<Plus aria-hidden />}>
            {t('experiments.office.new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <Table
          caption={t('experiments.office.title')}
          rows={shown}
          rowKey={({ id }) => String(id)}
          onOpen={({ id }) => void navigate(to('experiments.experiment', { experimentId: id }))}
          empty={
            <EmptyState icon={<FlaskConical />} title={t('experiments.office.none')}>
              {t('experiments.office.noneText')}
            </EmptyState>
          }
          columns={[
            {
              key: 'name',
              header: t('experiments.office.name'),
              primary: true,
              cell: ({ id, name }) => (
                <LocalLink
                  to="experiments.experiment"
                  params={{ experimentId: id }}
                  className="font-semibold text-ink no-underline"
                >
                  {name}
                </LocalLink>
              ),
            },
            { key: 'key', header: t('experiments.office.key'), cell: ({ key }) => <code>{key}</code> },
            {
              key: 'goal',
              header: t('experiments.office.goal'),
              cell: ({ goal }) => nameOfGoal(goals, goal),
            },
            {
              key: 'exposures',
              header: t('experiments.office.people'),
              align: 'end',
              cell: ({ exposures }) => format.number(exposures),
            },
            { key: 'state', header: t('experiments.office.state'), cell: ({ state }) => <StateBadge state={state} /> },
            {
              key: 'started',
              header: t('experiments.office.started'),
              align: 'end',
              cell: ({ startedAt }) => (startedAt === null ? '–' : format.date(startedAt)),
            },
          ]}
        />
      </Card>
    </ExperimentsPage>
  );
}
