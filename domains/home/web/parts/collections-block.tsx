import type { ReactNode } from 'react';
import { ActorStrip } from '#domains/performers/web/parts/actor-strip.tsx';
import type { BlockSizes, homeBlock } from '#domains/performers/web/slots.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ShownCollection } from './load-collections.ts';

function Collections({ data, desk, phone }: BlockSizes & { data: readonly ShownCollection[] }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return data.map(({ slug, title, cards }) => (
    <ActorStrip
      key={slug}
      name="home.collection"
      title={title}
      href={to('home.collection', { collectionSlug: slug })}
      all={t('home.block.all')}
      actors={cards}
      desk={desk}
      phone={phone}
    />
  ));
}

/** The first collections, each a strip. */
export const homeCollections: FillingOf<typeof homeBlock> = defineBlock<readonly ShownCollection[], BlockSizes>({
  load: async (values) => (await import('./load-collections.ts')).loadCollections(values),
  View: Collections,
});
