import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { languages } from '#kit/contract/access.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { markShow, readOfficeShow } from '../../../contract/office.ts';
import type { OwnShow } from '../../../contract/studio.ts';
import { stateTones } from '../../parts/state-tones.ts';

/** Changes shown below a show. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const showId = Number(params['showId']);
  if (!Number.isSafeInteger(showId) || showId < 1) throw notFound();
  const [answer, log] = await Promise.all([
    api.call(readOfficeShow, { params: { showId } }),
    api.call(auditLines.read, { query: { subject: `ticketShow:${showId}`, kind: 'change', limit: shownChanges } }),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { ...answer.data, lines: log.ok ? log.data.rows : [] };
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.show.title }));

/** One show: what it says, what it sold, and whether it stands in front. */
export default function OfficeShowPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { revalidate } = useRevalidator();
  const { busy, refusal, run } = useCall();
  const { show, plan, lines } = useLoaderData<typeof loader>();
  const isOver = show.state !== 'planned' && show.state !== 'running';
  const mark = async (body: { isFeatured?: boolean; isInternal?: boolean }): Promise<void> => {
    await run((api) => api.call(markShow, { params: { showId: show.id }, body }), {
      isRefusedInPlace: true,
      told: () => t('tickets.office.saved'),
    });
    await revalidate();
  };
  return (
    <WorkPage
      title={show.title}
      mark={<Badge tone={stateTones[show.state]}>{t(`tickets.office.state.${show.state}`)}</Badge>}
      lead={
        <>
          <bdi>{show.actorName}</bdi>
          {plan.invitation === null ? null : (
            <>
              {' · '}
              {t('tickets.office.privateFor')} <bdi>{plan.invitation.guestName}</bdi>
            </>
          )}
        </>
      }
      breadcrumb={
        <Breadcrumb
          label={t('tickets.office.title')}
          items={[{ label: t('tickets.office.title'), href: to('tickets.office') }, { label: show.title }]}
        />
      }
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid gap-(--grid-gap)">
          <Words plan={plan} />
          <Facts plan={plan} />
        </div>
        <div className="grid gap-(--grid-gap)">
          <Card
            title={t('tickets.office.front')}
            description={isOver ? t('tickets.office.frontOver') : t('tickets.office.frontText')}
          >
            <div className="grid gap-4">
              <Switch
                label={t('tickets.office.mark.featured')}
                hint={show.isAutoFeatured ? t('tickets.office.autoNow') : t('tickets.office.featuredText')}
                checked={show.isFeatured}
                disabled={busy || isOver}
                onChange={({ currentTarget }) => void mark({ isFeatured: currentTarget.checked })}
              />
              <Switch
                label={t('tickets.office.mark.internal')}
                hint={t('tickets.office.internalText')}
                checked={show.isInternal}
                disabled={busy || isOver}
                onChange={({ currentTarget }) => void mark({ isInternal: currentTarget.checked })}
              />
              {refusal ? (
                <p role="alert" className="font-medium text-danger text-sm">
                  {refusal}
                </p>
              ) : null}
            </div>
          </Card>
          <Card title={t('tickets.office.log')}>
            <AuditLines lines={lines} />
          </Card>
        </div>
      </div>
    </WorkPage>
  );
}

/** What the show says in each language it is said in. */
function Words({ plan }: { plan: OwnShow }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const said = languages.filter((language) => plan.title[language] || plan.description[language]);
  return (
    <Card title={t('tickets.office.words')}>
      <dl className="grid gap-4">
        {said.map((language) => (
          <div key={language} lang={language} className="grid gap-1">
            <dt className="text-sm text-subtle">{format.languageName(language)}</dt>
            <dd className="grid gap-1 [overflow-wrap:anywhere]">
              <b>{plan.title[language]}</b>
              <span className="whitespace-pre-line">{plan.description[language]}</span>
              {plan.postBuyInfo[language] ? (
                <span className="text-muted text-sm">
                  {t('tickets.office.afterBuying')}: {plan.postBuyInfo[language]}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Facts({ plan }: { plan: OwnShow }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const coins = (value: number): string => formatCoins(value, language);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('tickets.office.start'),
      plan.start === null
        ? t('tickets.office.goal', { sold: plan.sold, goal: plan.goal ?? 0 })
        : format.dateTime(plan.start),
    ],
    [t('tickets.office.length'), t('tickets.minutes', { minutes: plan.minutes })],
    [t('tickets.office.price'), plan.price === 0 ? t('tickets.office.free') : coins(plan.price)],
    [t('tickets.office.latePrice'), plan.latePrice === null ? '–' : coins(plan.latePrice)],
    [t('tickets.office.sold'), format.number(plan.sold)],
    [t('tickets.office.earned'), coins(plan.earned)],
    [
      t('tickets.office.code'),
      plan.promoCode === null ? '–' : `${plan.promoCode} (${plan.promoUsed}/${plan.promoMost})`,
    ],
  ];
  return (
    <Card title={t('tickets.office.facts')}>
      <dl className="grid grid-cols-2 gap-3">
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
