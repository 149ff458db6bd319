import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { HelpRequest } from '../../../contract/index.ts';
import { readHelpRequest } from '../../../contract/index.ts';
import { Composer } from '../parts/composer.tsx';
import { DeskActions } from '../parts/desk-actions.tsx';
import { Age, StateBadge, Writer } from '../parts/request-parts.tsx';
import { Thread } from '../parts/thread.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestId = Number(params['requestId']);
  if (!Number.isSafeInteger(requestId) || requestId < 1) throw notFound();
  const answer = await context.get(web).api.call(readHelpRequest, { params: { requestId } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `#${data.request.id} · ${t('help.office.title')}`,
}));

/** One request: what was written and done, the answer to it, and what else is known of who wrote it. */
export default function OfficeHelpRequest(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { request, entries, others, answers } = useLoaderData<typeof loader>();
  const title = t('help.office.one', { number: request.id });
  return (
    <WorkPage
      title={title}
      mark={<StateBadge state={request.state} />}
      lead={t(`help.office.topic.${request.topic}`)}
      breadcrumb={
        <Breadcrumb
          label={t('help.office.title')}
          items={[{ label: t('help.office.title'), href: to('help.officeRequests') }, { label: title }]}
        />
      }
      actions={<DeskActions request={request} />}
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <div className="grid gap-(--grid-gap)">
          <Card title={t('help.office.history')}>
            <Thread request={request} entries={entries} />
          </Card>
          <Composer key={entries.at(-1)?.id ?? 0} request={request} entries={entries} answers={answers} />
        </div>
        <div className="grid gap-(--grid-gap)">
          <Facts request={request} />
          <Others request={request} others={others} />
        </div>
      </div>
    </WorkPage>
  );
}

function Facts({ request }: { request: HelpRequest }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('help.office.from'), <Writer key="from" request={request} />],
    [t('help.office.owner'), request.owner?.name ?? t('help.office.nobody')],
    [t('help.office.language'), format.languageName(request.language)],
    [t('help.office.when'), <Age key="when" request={request} />],
  ];
  return (
    <Card
      title={t('help.office.facts')}
      actions={
        <LocalLink to="office.audit" search={new URLSearchParams({ subject: `helpRequest:${request.id}` }).toString()}>
          {t('help.office.log')}
        </LocalLink>
      }
    >
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-sm text-subtle">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Others({ request, others }: { request: HelpRequest; others: readonly HelpRequest[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const search = new URLSearchParams({ search: String(request.accountId ?? request.email), state: 'all' });
  return (
    <Card
      title={t('help.office.others')}
      actions={
        others.length === 0 ? null : (
          <LocalLink to="help.officeRequests" search={search.toString()}>
            {t('help.office.allOfGuest')}
          </LocalLink>
        )
      }
    >
      {others.length === 0 ? (
        <p className="text-muted">{t('help.office.noOthers')}</p>
      ) : (
        <ul className="grid gap-3">
          {others.map(({ id, message, state, createdAt }) => (
            <li key={id} className="grid justify-items-start gap-1">
              <LocalLink
                to="help.officeRequest"
                params={{ requestId: id }}
                className="line-clamp-2 text-ink no-underline [overflow-wrap:anywhere] hover:underline"
              >
                {message}
              </LocalLink>
              <span className="flex flex-wrap items-center gap-2 text-sm text-subtle">
                <StateBadge state={state} />
                <span translate="no">#{id}</span>
                <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
