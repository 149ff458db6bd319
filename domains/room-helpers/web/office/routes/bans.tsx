import { Check, ShieldOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeBan } from '../../../contract/index.ts';
import { banStates, keepBan, liftBanByOperator, officeBans } from '../../../contract/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(officeBans, args);

export const meta = pageMeta(({ t }) => ({ title: t('room-helpers.office.menu') }));

const inputOf = ({ id: banId }: OfficeBan, form: FormData) => ({
  params: { banId },
  body: { reason: String(form.get('reason') ?? '') },
});

function useActions(): ListAction<OfficeBan>[] {
  const t = useMessages();
  return [
    {
      key: 'lift',
      label: t('room-helpers.office.lift'),
      icon: <Check aria-hidden />,
      applies: ({ state }) => state === 'on',
      title: ([row]) => t('room-helpers.office.liftTitle', { name: row?.guest.name ?? '' }),
      text: () => t('room-helpers.office.liftText'),
      needsReason: true,
      run: (api, row, form) => api.call(liftBanByOperator, inputOf(row, form)),
    },
    {
      key: 'keep',
      label: t('room-helpers.office.keep'),
      icon: <X aria-hidden />,
      applies: ({ isWaiting, state }) => isWaiting && state === 'on',
      title: ([row]) => t('room-helpers.office.keepTitle', { name: row?.guest.name ?? '' }),
      text: () => t('room-helpers.office.keepText'),
      needsReason: true,
      run: (api, row, form) => api.call(keepBan, inputOf(row, form)),
    },
  ];
}

/** Bans from performers’ rooms; appeals are decided here. */
export default function OfficeBans(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ListPage
      list={officeBans}
      data={useLoaderData<typeof loader>()}
      title={t('room-helpers.office.menu')}
      lead={t('room-helpers.office.lead')}
      headActions={<ButtonLink href={to('room-helpers.officeLog')}>{t('room-helpers.office.log')}</ButtonLink>}
      columns={{
        guest: {
          header: t('room-helpers.office.guest'),
          isName: true,
          cell: ({ guest }) => <bdi className="font-medium [overflow-wrap:anywhere]">{guest.name}</bdi>,
        },
        performer: { header: t('room-helpers.office.performer'), cell: ({ performer }) => <bdi>{performer.name}</bdi> },
        state: {
          header: t('room-helpers.office.state'),
          cell: ({ state, isWaiting }) => (
            <Badge tone={isWaiting ? 'warning' : state === 'on' ? 'danger' : 'neutral'}>
              {t(isWaiting ? 'room-helpers.office.of.waiting' : `room-helpers.office.of.${state}`)}
            </Badge>
          ),
        },
        appeal: { header: t('room-helpers.office.appeal') },
        reason: { header: t('room-helpers.office.reason') },
        text: { header: t('room-helpers.office.text') },
        answer: { header: t('room-helpers.office.answer') },
        createdAt: { header: t('room-helpers.office.at') },
        until: { header: t('room-helpers.office.until') },
      }}
      filters={{
        search: { label: t('room-helpers.office.search') },
        of: {
          label: t('room-helpers.office.state'),
          options: (['waiting', ...banStates] as const).map((value) => ({
            value,
            label: t(`room-helpers.office.of.${value}`),
          })),
        },
      }}
      nameOf={({ guest }) => guest.name}
      actions={useActions()}
      empty={{ icon: <ShieldOff />, title: t('room-helpers.office.none') }}
    />
  );
}
