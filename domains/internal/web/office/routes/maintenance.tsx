import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, useActionData, useLoaderData } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import * as contract from '../../../contract/index.ts';
import { Answer } from '../answer.tsx';
import { MaintenanceActions } from '../maintenance-actions.tsx';
import { Runs } from '../runs.tsx';
import { Settings } from '../settings.tsx';
import { TestResults } from '../test-results.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('internal.office.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [status, tests, lines] = await Promise.all([
    api.call(contract.internalStatus, {}),
    api.call(contract.listTestResults, {}),
    api.call(auditLines.read, { query: { operation: 'internal.*', kind: 'change', limit: 10 } }),
  ]);
  if (!status.ok) throw refused(status.problem.status);
  return { status: status.data.data, tests: tests.ok ? tests.data.data : [], lines: lines.ok ? lines.data.rows : [] };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(web);
  const requested = String((await request.formData()).get('action') ?? '');
  const done = async () => {
    if (requested === 'counters') return api.call(contract.regenerateAutoIncrementor, {});
    if (requested === 'caches') return api.call(contract.clearDiCache, {});
    if (requested === 'actors') return api.call(contract.actorImportFull, {});
    if (requested === 'albums') return api.call(contract.albumImport, {});
    throw refused(400);
  };
  const result = await done();
  if (!result.ok)
    return data({ action: requested, problem: result.problem, counters: 0, caches: [] }, result.problem.status);
  const answer = result.data.data;
  return data({
    action: requested,
    problem: null,
    counters: 'moved' in answer ? answer.moved.length : 0,
    caches: 'caches' in answer ? answer.caches : [],
  });
}

/** How the internal endpoints are set, what maintenance can do now, and what it did. */
export default function Maintenance(): ReactNode {
  const t = useMessages();
  const { status, tests, lines } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <WorkPage
      title={t('internal.office.title')}
      mark={
        <Badge tone={status.endpoints ? 'success' : 'neutral'}>
          {t(status.endpoints ? 'internal.office.on' : 'internal.office.off')}
        </Badge>
      }
      lead={t(status.endpoints ? 'internal.office.lead' : 'internal.office.leadOff')}
    >
      <Answer answer={answer} />
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        <MaintenanceActions enabled={status.endpoints} />
        <Settings status={status} />
      </div>
      {lines.length > 0 ? (
        <Card title={t('internal.office.changes')}>
          <AuditLines lines={lines} />
        </Card>
      ) : null}
      <Runs runs={status.runs} />
      {tests.length > 0 ? <TestResults tests={tests} /> : null}
    </WorkPage>
  );
}
