import { AudioLines } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { LibraryFrame } from '#domains/library/web/parts/library-frame.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MediaType, MessengerContent } from '../../../contract/index.ts';
import { MediaView } from '../../parts/media-view.tsx';
import { VoicePlayer } from '../../parts/voice-player.tsx';
import { KeptLine } from '../library/kept-line.tsx';
import { KeptList } from '../library/kept-list.tsx';
import { loadKept } from '../library/load-kept.ts';

const types: MediaType[] = ['audio'];

export const loader = (args: LoaderFunctionArgs) => loadKept(args, () => types);

export const meta = pageMeta(({ t }) => ({ title: t('messenger.library.audioTitle') }));

/** Voices that performers sent a guest, given or opened for coins: the library's tab of voices (spec 3 §2). */
export default function LibraryAudio(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const title = t('messenger.library.audioTitle');
  const { after, items, next } = useLoaderData<typeof loader>();
  return (
    <LibraryFrame before={<AccountBreadcrumb title={title} />} title={title} place={{ page: 'messenger.libraryAudio' }}>
      {items.length === 0 ? (
        <EmptyState
          icon={<AudioLines />}
          title={t('messenger.library.noneAudio')}
          action={<ButtonLink href={to('messenger.home')}>{t('messenger.library.toMessages')}</ButtonLink>}
        >
          {t('messenger.library.noneText')}
        </EmptyState>
      ) : (
        <KeptList part={{ items, next }} show="all" after={after} types={types}>
          {(all) => <Voices messages={all} />}
        </KeptList>
      )}
    </LibraryFrame>
  );
}

/** Voices below each other: one is heard at a time, and the next begins where it ends. */
function Voices({ messages }: { messages: readonly MessengerContent[] }): ReactNode {
  const t = useMessages();
  const [heard, setHeard] = useState<number | null>(null);
  const playable = messages.filter(({ media }) => media !== null && media.sources.length > 0);
  const after = (messageId: number): number | null =>
    playable[playable.findIndex((one) => one.messageId === messageId) + 1]?.messageId ?? null;
  return (
    <ul
      aria-label={t('messenger.library.audioTitle')}
      className="m-0 grid max-w-3xl list-none grid-cols-1 divide-y divide-line p-0"
    >
      {messages.map((message) => {
        const { messageId, media, text } = message;
        const [source] = media?.sources ?? [];
        return (
          <li
            key={messageId}
            className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center"
          >
            <KeptLine message={message} />
            <div className="min-w-0">
              {source === undefined ? (
                <MediaView message={message} side="guest" onBought={() => {}} />
              ) : (
                <VoicePlayer
                  src={source}
                  duration={media?.duration ?? 0}
                  turn={{
                    isOn: heard === messageId,
                    onBegin: () => setHeard(messageId),
                    onEnd: () => setHeard(after(messageId)),
                  }}
                />
              )}
              {text ? <p className="line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">{text}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
