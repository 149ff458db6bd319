import type { ReactNode } from 'react';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { BlockSizes, homeBlock } from '../slots.ts';
import { ActorStrip } from './actor-strip.tsx';
import type { CardFacts } from './card-facts.ts';

function Newcomers({ data, ...sizes }: BlockSizes & { data: readonly CardFacts[] }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ActorStrip
      {...sizes}
      name="performers.newcomers"
      title={t('performers.block.newcomers')}
      href={to('performers.newGirls')}
      all={t('performers.block.all')}
      actors={data}
    />
  );
}

/** Who has begun lately. */
export const homeNewcomers: FillingOf<typeof homeBlock> = defineBlock<readonly CardFacts[], BlockSizes>({
  load: async (values) => (await import('./load-newcomers.ts')).loadNewcomers(values),
  View: Newcomers,
});
