import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { auditKinds } from '#kit/contract/audit.ts';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { auditLines, auditResults } from '../../../contract/audit.ts';
import { useAuditOperation } from '../../parts/audit-lines.tsx';
import { useAuditColumns } from '../audit-columns.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.audit.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(auditLines, args);

/** Who changed what. */
export default function AuditLog(): ReactNode {
  const t = useMessages();
  const did = useAuditOperation();
  const data = useLoaderData<typeof loader>();
  const { people = [], operations = [] } = data.answer?.facts ?? {};
  return (
    <ListPage
      list={auditLines}
      data={data}
      title={t('office.office.audit.title')}
      lead={t('office.office.audit.lead')}
      columns={useAuditColumns()}
      filters={{
        accountId: {
          label: t('office.office.audit.person'),
          all: t('office.office.audit.everybody'),
          options: people.map(({ id, email }) => ({
            value: String(id),
            label: email ?? t('office.office.audit.account', { id: String(id) }),
          })),
        },
        operation: {
          label: t('office.office.audit.operation'),
          all: t('office.office.audit.everything'),
          options: operations.map((name) => ({ value: name, label: did(name) })),
        },
        kind: {
          label: t('office.office.audit.kind'),
          all: t('office.office.audit.everything'),
          options: auditKinds.map((kind) => ({ value: kind, label: t(`office.office.audit.kind.${kind}`) })),
        },
        result: {
          label: t('office.office.audit.result'),
          options: auditResults.map((result) => ({ value: result, label: t(`office.office.audit.result.${result}`) })),
        },
        subject: { label: t('office.office.audit.subject') },
        from: { label: t('office.office.audit.from') },
        to: { label: t('office.office.audit.to') },
      }}
      nameOf={(line) => did(line.operation)}
      empty={{
        icon: <ScrollText />,
        title: t('office.office.audit.none'),
        text: t('office.office.audit.noneText'),
      }}
    />
  );
}
