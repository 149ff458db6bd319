import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { models } from '#domains/performers/contract/index.ts';
import { TabLinks } from '#kit/ui/primitives/tabs.tsx';
import type { Density } from '#kit/ui/shell/app-shell.tsx';
import { Showcase } from '#kit/ui/showcase/showcase.tsx';
import { web } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { LocalLink, useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';

const densities: readonly Density[] = ['generous', 'cockpit', 'dense'];

export const meta = pageMeta(({ t }) => ({ title: t('office.office.styleguide.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('density');
  const density = densities.find((one) => one === requested) ?? 'generous';
  const shown = await context.get(web).api.query(models, { first: 12 });
  const pictures = (shown.ok ? shown.data.items : []).flatMap(({ poster }) => {
    if (!poster) return [];
    const { src, srcSet, width, height } = poster;
    return [{ src, srcSet, width, height, sizes: '240px' }];
  });
  return { density, pictures, now: Date.now() };
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
