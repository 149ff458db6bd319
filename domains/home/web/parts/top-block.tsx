import type { ReactNode } from 'react';
import { CachedWithPrices } from '#domains/performers/web/parts/cached-with-prices.tsx';
import type { BlockSizes, homeBlock } from '#domains/performers/web/slots.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { RowHead } from '#kit/ui/primitives/row-head.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { TopCam } from '../../contract/top-cams.ts';

function Places({ cams, desk, phone }: BlockSizes & { cams: readonly TopCam[] }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const title = t('home.block.topCams');
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
      <RowHead title={title} href={to('home.top100')} all={t('home.block.all')} />
      <ol
        className={cx(
          'no-scrollbar m-0 flex list-none gap-3 overflow-x-auto p-1 sm:grid sm:grid-cols-6 sm:gap-x-2 sm:gap-y-4 lg:grid-cols-12',
          phone === 'small' && 'max-sm:[&>:nth-child(n+11)]:hidden',
          desk === 'small' && 'sm:max-lg:[&>:nth-child(n+7)]:hidden lg:[&>:nth-child(n+13)]:hidden',
        )}
      >
        {cams.map(({ id, place, name, online, avatarPicture }) => (
          <li key={id} className="w-18 shrink-0 sm:w-auto">
            <Anchor
              href={to('performers.profile', { actorName: name.toLowerCase() })}
              className="grid justify-items-center gap-1 text-ink no-underline"
            >
              <span
                className={cx(
                  'relative rounded-full',
                  online && 'ring-2 ring-success ring-offset-2 ring-offset-canvas',
                )}
              >
                <Avatar name={name} src={avatarPicture ?? undefined} size="xl" />
                <span
                  translate="no"
                  className="tabular absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-accent font-bold text-on-accent text-xs"
                >
                  {place}
                </span>
              </span>
              <bdi className="w-full truncate text-center font-semibold text-xs">{name}</bdi>
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The first of the hundred. */
export const homeTop: FillingOf<typeof homeBlock> = defineBlock<readonly TopCam[], BlockSizes>({
  async load({ api }) {
    const { topCams } = await import('../../contract/top-cams.ts');
    const answer = await api.query(topCams, { list: 'top100', first: 24 });
    return answer.ok && answer.data.length > 2 ? answer.data : null;
  },
  View: ({ data, desk, phone }) => (
    <CachedWithPrices name="home.top" of={[data]} variant={`${desk} ${phone}`}>
      <Places cams={data} desk={desk} phone={phone} />
    </CachedWithPrices>
  ),
});
