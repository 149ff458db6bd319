import { pages as everyPage } from 'virtual:pages/every';
import { MessageSquareHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { languages } from '#kit/i18n/language.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { web } from '#kit/web/page/context.ts';
import { addressOf } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { listFeatures, saveFeature } from '../../../contract/features.ts';
import { ExperimentsPage } from '../experiments-page.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('experiments.office.features.title') }));

/** Changes shown below the features. */
const shownChanges = 8;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [answer, log] = await Promise.all([
    api.call(listFeatures, {}),
    api.call(auditLines.read, { query: { operation: 'experiments.saveFeature', limit: shownChanges } }),
  ]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, lines: log.ok ? log.data.rows : [] };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const name = { de: text('de'), en: text('en'), nl: text('nl'), es: text('es') };
  // What cannot be read is handed on as it is, and refused: left out, it would make a new one.
  const given = text('featureId');
  const featureId = /^\d+$/.test(given) ? Number(given) : given;
  const isActive = text('isActive') === 'yes';
  const body = { name, pageId: text('pageId'), isActive, ...(featureId !== '' && { featureId: featureId as number }) };
  const answer = await context.get(web).api.call(saveFeature, { body });
  if (!answer.ok) return data({ problem: answer.problem }, { status: answer.problem.status });
  return data({ problem: null });
}

type FeatureRow = Awaited<ReturnType<typeof loader>>['features'][number];

export default function Features(): ReactNode {
  const t = useMessages();
  const { features, lines } = useLoaderData<typeof loader>();
  return (
    <ExperimentsPage current="features">
      {features.length === 0 ? (
        <Card>
          <EmptyState icon={<MessageSquareHeart />} title={t('experiments.office.features.none')}>
            {t('experiments.office.features.noneText')}
          </EmptyState>
        </Card>
      ) : null}
      {features.map((feature) => (
        <FeatureCard key={feature.featureId} feature={feature} />
      ))}
      <NewFeature key={features.length} />
      {lines.length > 0 ? (
        <Card title={t('experiments.office.changes')}>
          <AuditLines lines={lines} />
        </Card>
      ) : null}
    </ExperimentsPage>
  );
}

function FeatureCard({ feature }: { feature: FeatureRow }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const { featureId, name, pageId, isActive, count, rating, feedback } = feature;
  return (
    <Card
      flush
      title={name[language]}
      description={`${addressOf(pageId, language)} · ${t('experiments.office.features.summary', { count, rating: rating === null ? '–' : format.number(rating, { maximumFractionDigits: 1 }) })}`}
    >
      <Form method="post" className="flex flex-wrap items-center gap-3 px-(--card-pad) pb-3">
        {languages.map((one) => (
          <input key={one} type="hidden" name={one} value={name[one]} />
        ))}
        <input type="hidden" name="featureId" value={featureId} />
        <input type="hidden" name="pageId" value={pageId} />
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {isActive ? t('experiments.office.features.asked') : t('experiments.office.features.notAsked')}
        </Badge>
        <Button type="submit" size="sm" name="isActive" value={isActive ? 'no' : 'yes'}>
          {isActive ? t('experiments.office.features.close') : t('experiments.office.features.open')}
        </Button>
      </Form>
      <Table
        caption={name[language]}
        rows={feedback}
        rowKey={({ guestId }) => String(guestId)}
        empty={<p className="px-(--card-pad) pb-(--card-pad) text-subtle">{t('experiments.office.features.silent')}</p>}
        columns={[
          {
            key: 'text',
            header: t('experiments.office.features.text'),
            primary: true,
            cell: ({ text }) => <span className="whitespace-pre-line font-normal">{text || '–'}</span>,
          },
          {
            key: 'rating',
            header: t('experiments.office.features.rating'),
            align: 'end',
            cell: ({ rating: own }) => t('experiments.feedback.ofFive', { rating: own }),
          },
          {
            key: 'guest',
            header: t('experiments.office.features.guest'),
            align: 'end',
            cell: ({ guestId }) => guestId,
          },
          { key: 'url', header: t('experiments.office.features.page'), cell: ({ url }) => url },
          {
            key: 'at',
            header: t('experiments.office.features.at'),
            align: 'end',
            cell: ({ at }) => format.dateTime(at),
          },
        ]}
      />
    </Card>
  );
}

function NewFeature(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const own = useLanguage();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const pages = everyPage.filter(({ area, id }) => area === 'guest' && !id.startsWith('identity.'));
  const error = (field: string) => answer?.problem?.errors?.find((one) => one.field === `body.${field}`)?.message;
  return (
    <Card title={t('experiments.office.features.new')} description={t('experiments.office.features.newText')}>
      <Form method="post" className="grid max-w-220 gap-4">
        {answer?.problem && !answer.problem.errors?.length ? (
          <p role="alert" className="text-danger">
            {answer.problem.title}
          </p>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          {languages.map((language) => (
            <TextField
              key={language}
              name={language}
              required
              maxLength={80}
              lang={language}
              label={t('experiments.office.features.name', { language: format.languageName(language) })}
              error={error(`name.${language}`)}
            />
          ))}
          <Select
            name="pageId"
            label={t('experiments.office.features.page')}
            defaultValue="performers.home"
            options={pages.map(({ id }) => ({ value: id, label: addressOf(id, own) }))}
          />
        </div>
        <div>
          <Button type="submit" variant="primary" name="isActive" value="yes" loading={busy}>
            {t('experiments.office.features.ask')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
