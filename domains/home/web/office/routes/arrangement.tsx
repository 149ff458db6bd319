import { Eye, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { moment } from '#kit/entries/entry.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import {
  previewArrangement,
  publishArrangement,
  readArrangement,
  removeArrangement,
  withdrawArrangement,
} from '../../../contract/office.ts';
import { previewKey } from '../../parts/preview-key.ts';
import { ArrangementForm, readMoment } from '../arrangement-form.tsx';

/** Changes shown below an arrangement. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const arrangementId = Number(params['arrangementId']);
  if (!Number.isSafeInteger(arrangementId) || arrangementId < 1) throw notFound();
  const [answer, log] = await Promise.all([
    api.call(readArrangement, { params: { arrangementId } }),
    api.call(auditLines.read, {
      query: { subject: `homeArrangement:${arrangementId}`, kind: 'change', limit: shownChanges },
    }),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  if (!log.ok) throw refused(log.problem.status);
  return { editor: answer.data, lines: log.data.rows };
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.editor.details.name }));

/** One arrangement: its blocks, how it looks, from when on guests see it. */
export default function OfficeArrangement(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { editor, lines } = useLoaderData<typeof loader>();
  const { arrangement, revision } = editor;
  const { id: arrangementId, state, startsAt, name } = arrangement;
  const { busy, run } = useCall();
  const [typed, setTyped] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const params = { arrangementId };
  const at = readMoment(typed);
  const publish = async (): Promise<void> => {
    if (at === undefined) return;
    const told = t(at === null ? 'home.office.published' : 'home.office.planned');
    const body = { startsAt: at, revision };
    await run((api) => api.call(publishArrangement, { params, body }), { told: () => told });
    setTyped('');
    await revalidate();
  };
  const withdraw = async (): Promise<void> => {
    const told = t('home.office.withdrawn');
    await run((api) => api.call(withdrawArrangement, { params }), { told: () => told });
    await revalidate();
  };
  const preview = async (): Promise<void> => {
    const answer = await run((api) => api.call(previewArrangement, { params }));
    if (answer.ok) setLink(`${pageTable().href('performers.home', language)}?${previewKey}=${answer.data.secret}`);
  };
  const remove = async (): Promise<void> => {
    const told = t('home.office.removed');
    const answer = await run((api) => api.call(removeArrangement, { params }), { told: () => told });
    if (answer.ok) await navigate(to('home.office'));
  };
  return (
    <WorkPage
      title={name}
      mark={<Badge tone={state === 'inForce' ? 'success' : 'neutral'}>{t(`home.office.state.${state}`)}</Badge>}
      lead={startsAt === null ? t('home.office.draftText') : t('home.office.from', { at: format.dateTime(startsAt) })}
      breadcrumb={
        <Breadcrumb label={name} items={[{ label: t('home.office.menu'), href: to('home.office') }, { label: name }]} />
      }
    >
      <div className="grid grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <ArrangementForm key={arrangementId} editor={editor} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-(--grid-gap)">
          <Card title={t('home.office.publish')} description={t('home.office.publishText')}>
            <div className="grid grid-cols-1 gap-3">
              <EntryField
                entry={moment}
                label={t('home.office.startsAt')}
                hint={t('home.office.startsAtText')}
                value={typed}
                error={at === undefined ? t('home.office.timeWrong') : undefined}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <div className="flex flex-wrap gap-2">
                <Button variant="primary" loading={busy} onClick={() => void publish()}>
                  {t(typed ? 'home.office.plan' : 'home.office.publishNow')}
                </Button>
                {state === 'draft' ? null : (
                  <Button loading={busy} onClick={() => void withdraw()}>
                    {t('home.office.withdraw')}
                  </Button>
                )}
              </div>
            </div>
          </Card>
          <Card title={t('home.office.preview')} description={t('home.office.previewText')}>
            <div className="flex flex-wrap items-center gap-2">
              <Button icon={<Eye aria-hidden />} loading={busy} onClick={() => void preview()}>
                {t('home.office.previewMake')}
              </Button>
              {link ? (
                <ButtonLink href={link} target="_blank" rel="noopener">
                  {t('home.office.previewOpen')}
                </ButtonLink>
              ) : null}
            </div>
          </Card>
          {state === 'inForce' ? null : (
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
          )}
          {lines.length > 0 ? (
            <Card title={t('home.office.log')}>
              <AuditLines lines={lines} />
            </Card>
          ) : null}
        </div>
      </div>
    </WorkPage>
  );
}
