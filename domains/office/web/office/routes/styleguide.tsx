import { filled } from 'virtual:slots/office.samplePictures';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import type { Density } from '#kit/ui/shell/app-shell.tsx';
import { Showcase } from '#kit/ui/showcase/showcase.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { samplePictures } from '../../slots.ts';

const densities: readonly Density[] = ['generous', 'regular', 'dense'];

export const meta = pageMeta(({ t }) => ({ title: t('office.office.styleguide.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('density');
  const density = densities.find((one) => one === requested) ?? 'generous';
  const values = context.get(web);
  const sources = fillingsOf<typeof samplePictures>(filled);
  const pictures = await Promise.all(sources.map(({ value: read }) => read(values)));
  return { density, pictures: pictures.flat(), now: Date.now() };
}

/** Every part of the design system in every state, in one of the three densities. */
export default function StyleGuide(): ReactNode {
  const { density, pictures, now } = useLoaderData<typeof loader>();
  const t = useMessages();
  const to = useHref();
  return (
    <div data-density={density} className="bg-canvas">
      <section
        aria-label={t('office.office.styleguide.title')}
        className="page flex flex-wrap items-center justify-between gap-4 py-2"
      >
        <TabLinks
          label={t('office.office.styleguide.density')}
          items={densities.map((one) => ({
            href: `${to('office.styleguide')}?density=${one}`,
            label: one,
            current: one === density,
          }))}
        />
        <LocalLink to="office.home">{t('office.office.styleguide.back')}</LocalLink>
      </section>
      <Showcase density={density} pictures={pictures} now={now} />
    </div>
  );
}
