import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { EndlessList } from '#kit/ui/primitives/endless-list.tsx';
import { useListPlace } from '#kit/web/list/use-list-place.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MediaType, MessengerContent } from '../../../contract/index.ts';
import type { KeptPart, Show } from './load-kept.ts';
import { keptPart, queryOf } from './load-kept.ts';

/** What a guest keeps of messages, growing as somebody comes to its end; each part has an address of its own. */
export function KeptList({
  part: { items, next },
  show,
  after,
  types,
  children,
}: {
  part: KeptPart;
  show: Show;
  after: string | null;
  types: MediaType[];
  children: (items: readonly MessengerContent[]) => ReactNode;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const keptAs = useListPlace(useGuestValue('id'));
  const part = useMemo(() => ({ items, next }), [items, next]);
  return (
    <EndlessList
      part={part}
      itemKey={({ messageId }) => String(messageId)}
      more={(at) => keptPart(api, types, at)}
      hrefOf={(at) => queryOf(show, at)}
      start={after === null ? undefined : queryOf(show, null)}
      keptAs={keptAs}
      labels={{
        next: t('messenger.library.more'),
        start: t('messenger.library.start'),
        retry: t('messenger.library.retry'),
        loading: t('messenger.library.loading'),
        loaded: (count) => t('messenger.library.loaded', { count }),
      }}
    >
      {children}
    </EndlessList>
  );
}
