import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { routeUrl } from '#kit/contract/client.ts';
import { monthName } from '#kit/i18n/days.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { MemberView } from '../../../contract/index.ts';
import { downloadAgreement, getMember } from '../../../contract/index.ts';
import { shareText } from '../../parts/percent.ts';
import { useFresh } from '../../parts/use-fresh.ts';

export async function loader({ context, params: { membershipId = '' } }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,14}$/.test(membershipId)) throw notFound();
  const answer = await context.get(web).api.call(getMember, { params: { membershipId: Number(membershipId) } });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.member.name }));

/** What one member lets her studio see. */
export default function Member(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const format = useFormat();
  const { member, earnings, schedule } = useLoaderData<typeof loader>();
  useFresh();
  return (
    <div className="page grid max-w-190 grid-cols-1 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <Breadcrumb
        label={t('studios.own')}
        items={[{ label: t('studios.own'), href: to('studios.own') }, { label: member.name }]}
      />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">
          <bdi className="[overflow-wrap:anywhere]">{member.name}</bdi>
        </h1>
        <p className="text-muted">
          {t('studios.since', { share: shareText(member.basisPoints, language), day: format.date(member.since) })}
        </p>
        <ButtonLink
          size="sm"
          download
          href={routeUrl(downloadAgreement, { params: { membershipId: member.id } }, language)}
          icon={<FileDown aria-hidden />}
          className="mt-1 justify-self-start"
        >
          {t('studios.agreementFile')}
        </ButtonLink>
      </header>
      <Card title={t('studios.right.earnings')} description={t('studios.earnedSince')} flush={earnings !== null}>
        {earnings === null ? (
          <p className="text-muted">{t('studios.notShown')}</p>
        ) : (
          <Table
            caption={t('studios.right.earnings')}
            rows={earnings.months}
            rowKey={({ month }) => month}
            columns={[
              {
                key: 'month',
                header: t('studios.month'),
                primary: true,
                cell: ({ month }) => monthName(month, language),
              },
              {
                key: 'amount',
                header: t('studios.earned'),
                align: 'end',
                cell: ({ amount }) => <Figure>{formatCoins(amount, language)}</Figure>,
                total: <Figure>{formatCoins(earnings.total, language)}</Figure>,
              },
            ]}
            totalLabel={t('studios.total')}
          />
        )}
      </Card>
      <Card title={t('studios.right.schedule')}>
        <Schedule schedule={schedule} />
      </Card>
    </div>
  );
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A Sunday: days of schedules count from it. */
const aSunday = Date.UTC(2026, 10, 1, 12);

function Schedule({ schedule }: Pick<MemberView, 'schedule'>): ReactNode {
  const t = useMessages();
  const { language } = useFormat();
  if (schedule === null) return <p className="text-muted">{t('studios.notShown')}</p>;
  if (schedule.entries.length === 0) return <p className="text-muted">{t('studios.noSchedule')}</p>;
  const nameOf = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <>
      <ul className="grid gap-1">
        {schedule.entries.map(({ day, fromMinute, toMinute }) => (
          <li key={`${day}-${fromMinute}`} className="flex justify-between gap-4">
            <span>{nameOf.format(aSunday + day * 86_400_000)}</span>
            <span translate="no" className="tabular">{`${clock(fromMinute)} – ${clock(toMinute)}`}</span>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-muted text-sm">{t('studios.zone', { zone: schedule.timeZone })}</p>
    </>
  );
}
