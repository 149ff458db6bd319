import { ShieldUser } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { erasures, legalBases, retentions } from '#kit/personal-data/kinds.ts';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { personalDataLines } from '../../../contract/personal-data.ts';
import { usePersonalDataColumns } from '../personal-data-columns.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.personal.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(personalDataLines, args);

const choices = (named: readonly { name: string; label: string }[]) =>
  named.map(({ name, label }) => ({ value: name, label }));

/** What the platform keeps about whom: the record of processing activities (GDPR Art. 30). */
export default function PersonalData(): ReactNode {
  const t = useMessages();
  const data = useLoaderData<typeof loader>();
  const { kinds = [], areas = [] } = data.answer?.facts ?? {};
  return (
    <ListPage
      list={personalDataLines}
      data={data}
      title={t('office.office.personal.title')}
      lead={t('office.office.personal.lead')}
      columns={usePersonalDataColumns()}
      filters={{
        search: { label: t('office.office.personal.search') },
        about: {
          label: t('office.office.personal.about'),
          all: t('office.office.personal.anybody'),
          options: choices(kinds),
        },
        area: { label: t('office.office.personal.area'), options: choices(areas) },
        basis: {
          label: t('office.office.personal.basis'),
          options: legalBases.map((one) => ({ value: one, label: t(`office.office.personal.basis.${one}`) })),
        },
        keeps: {
          label: t('office.office.personal.keeps'),
          options: retentions.map((one) => ({ value: one, label: t(`office.office.personal.keeps.${one}`) })),
        },
        erasure: {
          label: t('office.office.personal.erasure'),
          options: erasures.map((one) => ({ value: one, label: t(`office.office.personal.erasure.${one}`) })),
        },
      }}
      nameOf={(line) => line.what}
      empty={{
        icon: <ShieldUser />,
        title: t('office.office.personal.none'),
        text: t('office.office.personal.noneText'),
      }}
    />
  );
}
