import type { ReactNode } from 'react';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { RowHead } from '#kit/ui/primitives/row-head.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { KeptPart } from '#kit/web/page/kept-parts.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ActorCategory } from '../../contract/index.ts';
import type { BlockSizes, homeBlock } from '../slots.ts';

function Tiles({ themes, desk, phone }: BlockSizes & { themes: readonly ActorCategory[] }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const title = t('performers.themes.title');
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
      <RowHead title={title} href={to('performers.categories')} all={t('performers.block.all')} />
      <ul
        className={cx(
          'm-0 grid list-none grid-cols-2 gap-2 p-0 sm:grid-cols-4 sm:gap-3 lg:grid-cols-6',
          phone === 'small' && 'max-sm:[&>:nth-child(n+7)]:hidden',
          desk === 'small' && 'sm:max-lg:[&>:nth-child(n+5)]:hidden lg:[&>:nth-child(n+7)]:hidden',
        )}
      >
        {themes.map(({ slug, name, actors }) => (
          <li key={slug} className="grid">
            <LocalLink
              to="performers.category"
              params={{ categorySlug: slug }}
              className="grid min-h-16 content-center rounded-card border border-line bg-linear-to-br from-accent-soft to-surface px-3 py-2 text-ink no-underline hover:border-accent"
            >
              <span className="truncate font-bold">{name}</span>
              <span className="text-muted text-sm">
                <Figure>{t('performers.themes.actors', { count: actors })}</Figure>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Themes({ data, desk, phone }: BlockSizes & { data: readonly ActorCategory[] }): ReactNode {
  return (
    <KeptPart name="performers.themeTiles" of={[data]} variant={`${desk} ${phone}`}>
      <Tiles themes={data} desk={desk} phone={phone} />
    </KeptPart>
  );
}

/** The themes that somebody is in, as tiles. */
export const homeThemes: FillingOf<typeof homeBlock> = defineBlock<readonly ActorCategory[], BlockSizes>({
  async load({ api }) {
    const { modelCategories } = await import('../../contract/index.ts');
    const answer = await api.query(modelCategories, {});
    const some = answer.ok ? answer.data.filter(({ actors }) => actors > 0).slice(0, 12) : [];
    return some.length > 0 ? some : null;
  },
  View: Themes,
});
