import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { thingList, thingStates } from '../../../contract/index.ts';
import { kindName } from '../../parts/kind-name.ts';
import { stateTones } from '../state-tones.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(thingList, args);

export const meta = pageMeta(({ t }) => ({ title: t('consent.office.works') }));

/** Everything that shows people, and whether it may be shown. */
export default function Works(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ListPage
      list={thingList}
      data={useLoaderData<typeof loader>()}
      title={t('consent.office.works')}
      lead={t('consent.office.worksLead')}
      breadcrumb={
        <Breadcrumb
          label={t('consent.office.title')}
          items={[
            { label: t('consent.office.title'), href: to('consent.office') },
            { label: t('consent.office.works') },
          ]}
        />
      }
      columns={{
        title: {
          header: t('consent.office.work'),
          isName: true,
          cell: ({ kind, id, title }) => (
            <LocalLink
              to="consent.officeWork"
              params={{ kind, id }}
              className="inline-flex min-h-6 items-center font-medium"
            >
              <bdi className="[overflow-wrap:anywhere]">{title || t('consent.untitled')}</bdi>
            </LocalLink>
          ),
        },
        kind: { header: t('consent.office.kind'), cell: ({ kind }) => kindName(t, kind) },
        owner: {
          header: t('consent.office.owner'),
          cell: ({ ownerId, owner }) => (
            <LocalLink to="consent.officeRecord" params={{ accountId: ownerId }}>
              <bdi>{owner || t('consent.office.unnamed', { id: ownerId })}</bdi>
            </LocalLink>
          ),
        },
        state: {
          header: t('consent.office.state'),
          cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`consent.office.is.${state}`)}</Badge>,
        },
        people: { header: t('consent.office.people') },
        recordedOn: { header: t('consent.office.recordedOn') },
        declaredAt: { header: t('consent.office.declared') },
        endedAt: { header: t('consent.office.ended') },
      }}
      filters={{
        search: { label: t('consent.office.searchWorks') },
        state: {
          label: t('consent.office.state'),
          options: thingStates.map((value) => ({ value, label: t(`consent.office.is.${value}`) })),
        },
      }}
      nameOf={({ title }) => title || t('consent.untitled')}
      empty={{ icon: <Images />, title: t('consent.office.noWorks') }}
    />
  );
}
