import type { ReactNode } from 'react';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { SlideForm } from '../slide-form.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('jumbotrons.office.new') }));

/** A slide that is not there yet: what it says and where it leads; its pictures come next. */
export default function NewSlide(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const title = t('jumbotrons.office.new');
  return (
    <WorkPage
      title={title}
      lead={t('jumbotrons.office.newLead')}
      breadcrumb={
        <Breadcrumb
          label={title}
          items={[{ label: t('jumbotrons.office.menu'), href: to('jumbotrons.office') }, { label: title }]}
        />
      }
    >
      <SlideForm editor={null} />
    </WorkPage>
  );
}
