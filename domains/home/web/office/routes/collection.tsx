import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { modelCategories } from '#domains/performers/contract/index.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused, refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { readCollection, removeCollection } from '../../../contract/office.ts';
import { CollectionForm } from '../collection-form.tsx';
import { useTitleOf } from '../title-of.ts';

/** Changes shown below a collection. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const collectionId = Number(params['collectionId']);
  if (!Number.isSafeInteger(collectionId) || collectionId < 1) throw notFound();
  const query = { subject: `collection:${collectionId}`, kind: 'change', limit: shownChanges } as const;
  const [answer, themes, log] = await Promise.all([
    api.call(readCollection, { params: { collectionId } }),
    api.query(modelCategories, {}),
    api.call(auditLines.read, { query }),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  if (!themes.ok) throw refused(themes.problem.status);
  return {
    collection: answer.data,
    themes: themes.data.map(({ slug, name }) => ({ slug, name })),
    lines: log.ok ? log.data.rows : [],
  };
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.collection.details.slug }));

/** One collection: its words, who is in it, and whether guests see it. */
export default function OfficeCollectionPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const { collection, themes, lines } = useLoaderData<typeof loader>();
  const { busy, run } = useCall();
  const title = titleOf(collection);
  const remove = async (): Promise<void> => {
    const told = t('home.office.removed');
    const params = { collectionId: collection.id };
    const answer = await run((api) => api.call(removeCollection, { params }), { told: () => told });
    if (answer.ok) await navigate(to('home.officeCollections'));
  };
  return (
    <WorkPage
      title={title}
      lead={t('home.office.shown', { count: collection.shown })}
      breadcrumb={
        <Breadcrumb
          label={title}
          items={[{ label: t('home.office.collections'), href: to('home.officeCollections') }, { label: title }]}
        />
      }
    >
      <CollectionForm key={`${collection.id} ${collection.revision}`} collection={collection} themes={themes} />
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        {lines.length > 0 ? (
          <Card title={t('home.office.log')}>
            <AuditLines lines={lines} />
          </Card>
        ) : null}
        <Panel
          title={t('home.office.removeTitle')}
          closeLabel={t('home.office.removeNot')}
          description={t('home.office.removeText')}
          trigger={
            <Button icon={<Trash2 aria-hidden />} className="justify-self-start">
              {t('home.office.remove')}
            </Button>
          }
        >
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            {t('home.office.removeYes')}
          </Button>
        </Panel>
      </div>
    </WorkPage>
  );
}
