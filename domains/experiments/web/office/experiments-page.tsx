import type { ReactNode } from 'react';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** The frame of the two lists: experiments, and features guests are asked about. */
export function ExperimentsPage({
  current,
  children,
}: {
  current: 'list' | 'features';
  children: ReactNode;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const isList = current === 'list';
  return (
    <WorkPage
      title={isList ? t('experiments.office.title') : t('experiments.office.features.title')}
      lead={isList ? t('experiments.office.lead') : t('experiments.office.features.lead')}
    >
      <TabLinks
        label={t('experiments.office.title')}
        items={[
          { href: to('experiments.list'), label: t('experiments.office.title'), current: isList },
          { href: to('experiments.features'), label: t('experiments.office.features.title'), current: !isList },
        ]}
      />
      {children}
    </WorkPage>
  );
}
