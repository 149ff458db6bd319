import { Building2, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioRow } from '../../../contract/index.ts';
import { acceptStudio, closeStudio, refuseStudio, studioList, studioStates } from '../../../contract/index.ts';
import { studioTones } from '../../parts/studio-tones.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(studioList, args);

export const meta = pageMeta(({ t }) => ({ title: t('studios.menu') }));

const paramsOf = ({ accountId }: StudioRow) => ({ params: { accountId } });
const reasonOf = (form: FormData) => ({ body: { reason: String(form.get('reason') ?? '') } });

function useActions(): ListAction<StudioRow>[] {
  const t = useMessages();
  return [
    {
      key: 'accept',
      label: t('studios.office.accept'),
      icon: <Check aria-hidden />,
      applies: ({ state }) => state === 'waiting',
      title: ([row]) => t('studios.office.acceptTitle', { name: row?.name ?? '' }),
      text: () => t('studios.office.acceptText'),
      run: (api, row) => api.call(acceptStudio, paramsOf(row)),
    },
    {
      key: 'refuse',
      label: t('studios.office.refuse'),
      icon: <X aria-hidden />,
      isDanger: true,
      applies: ({ state }) => state === 'waiting',
      title: ([row]) => t('studios.office.refuseTitle', { name: row?.name ?? '' }),
      text: () => t('studios.office.refuseText'),
      needsReason: true,
      run: (api, row, form) => api.call(refuseStudio, { ...paramsOf(row), ...reasonOf(form) }),
    },
    {
      key: 'close',
      label: t('studios.office.close'),
      icon: <X aria-hidden />,
      isDanger: true,
      applies: ({ state }) => state === 'accepted',
      title: ([row]) => t('studios.office.closeTitle', { name: row?.name ?? '' }),
      text: () => t('studios.office.closeText'),
      needsReason: true,
      run: (api, row, form) => api.call(closeStudio, { ...paramsOf(row), ...reasonOf(form) }),
    },
  ];
}

/** Studios in every state; those that wait are accepted or refused here. */
export default function OfficeStudios(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={studioList}
      data={useLoaderData<typeof loader>()}
      title={t('studios.menu')}
      lead={t('studios.office.lead')}
      columns={{
        name: {
          header: t('studios.name'),
          isName: true,
          cell: ({ name }) => <bdi className="font-medium [overflow-wrap:anywhere]">{name}</bdi>,
        },
        state: {
          header: t('studios.office.state'),
          cell: ({ state }) => <Badge tone={studioTones[state]}>{t(`studios.state.${state}`)}</Badge>,
        },
        street: { header: t('studios.street') },
        postcode: { header: t('studios.postcode') },
        town: { header: t('studios.town') },
        country: { header: t('studios.country') },
        vatId: { header: t('studios.vatId'), cell: ({ vatId }) => vatId ?? '–' },
        members: { header: t('studios.members') },
        createdAt: { header: t('studios.office.applied') },
        decidedAt: { header: t('studios.office.decided') },
        reason: { header: t('studios.office.reason') },
      }}
      filters={{
        search: { label: t('studios.office.search') },
        state: {
          label: t('studios.office.state'),
          options: studioStates.map((value) => ({ value, label: t(`studios.state.${value}`) })),
        },
      }}
      nameOf={({ name }) => name}
      actions={useActions()}
      empty={{ icon: <Building2 />, title: t('studios.office.none') }}
    />
  );
}
