import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { usePush } from '#kit/web/live/channel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerChannel } from '../../contract/index.ts';
import { getChannels, messengerContentChange, messengerLimits } from '../../contract/index.ts';
import { withChange } from '../state/channel-rows.ts';
import { ChannelRow } from './channel-row.tsx';

/** The latest conversations, at most five (spec 2 §4), in the bar above every page. */
export function RecentChannels(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const [rows, setRows] = useState<readonly MessengerChannel[] | null>(null);
  useEffect(() => {
    void api.call(getChannels, { query: { limit: String(messengerLimits.navbar) } }).then((answer) => {
      setRows(answer.ok ? answer.data.channels : []);
    });
  }, [api]);
  usePush(messengerContentChange, ({ channel }) => setRows((before) => before && withChange(before, channel)));
  const home = to('messenger.home');
  return (
    <div>
      {rows?.length === 0 ? (
        <EmptyState icon={<MessageCircle />} title={t('messenger.none')} />
      ) : (
        <ul aria-label={t('messenger.list')} aria-busy={rows === null} className="min-h-40 divide-y divide-line">
          {rows?.map((one) => (
            <li key={one.channelId}>
              <ChannelRow
                name={one.actorName}
                picture={one.previewPictureUrl ?? undefined}
                isOnline={one.isActorOnline}
                unreadCount={one.unreadCount}
                messageTimestamp={one.messageTimestamp}
                subject={one.subject}
                subjectType={one.subjectType}
                subjectSender={one.subjectSender}
                isOwnSubject={one.subjectSender === 'guest'}
                isSelected={false}
                search={`${home}?channel=${one.channelId}`}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="border-line border-t p-2">
        <ButtonLink variant="ghost" block href={home}>
          {t('messenger.all')}
        </ButtonLink>
      </div>
    </div>
  );
}
