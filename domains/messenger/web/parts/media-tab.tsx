import { Film, Images, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { MessageKey } from '#kit/i18n/register.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../contract/index.ts';
import { searchContent } from '../../contract/index.ts';
import { MediaViewer } from './media-viewer.tsx';

interface MediaTabProps {
  readonly channelId: number;
  readonly partner: string;
  /** What is locked is opened where it stands, and videos play there. */
  readonly onFound: (messageId: number) => void;
  readonly onClose: () => void;
}

function nameOf({ media }: MessengerContent): MessageKey {
  if (media?.type === 'video') return media.isLocked ? 'messenger.video.lockedOf' : 'messenger.video.title';
  return media?.isLocked ? 'messenger.media.lockedOf' : 'messenger.media.of';
}

/** Pictures and videos of a conversation, the latest first. */
export function MediaTab({ channelId, partner, onFound, onClose }: MediaTabProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const [found, setFound] = useState<readonly MessengerContent[] | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const [seen, setSeen] = useState<number | null>(null);
  const latest = useLatest();
  const load = async (from: number | null): Promise<void> => {
    const query = { mediaTypes: 'bitmap,video', limit: 30, ...(from === null ? {} : { before: from }) };
    const answer = await latest(() => api.call(searchContent, { params: { channelId }, query }));
    if (!answer?.ok) return;
    setFound((had) => [...(from === null ? [] : (had ?? [])), ...answer.data.contents]);
    setBefore(answer.data.before);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a conversation
  useEffect(() => void load(null), [channelId]);
  const seeable = (found ?? []).filter(({ media }) => media?.type === 'bitmap' && !media.isLocked);
  return (
    <>
      <Panel
        open={seen === null}
        onOpenChange={(isOpen) => {
          if (!isOpen && seen === null) onClose();
        }}
        title={t('messenger.media.tab', { name: partner })}
        closeLabel={t('messenger.media.close')}
      >
        {found?.length === 0 ? <EmptyState icon={<Images />} title={t('messenger.media.none')} /> : null}
        <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-4">
          {(found ?? []).map((message) => (
            <li key={message.messageId}>
              <button
                type="button"
                aria-label={t(nameOf(message), {
                  day: format.date(message.date, 'full'),
                })}
                onClick={() => {
                  if (seeable.includes(message)) return setSeen(seeable.indexOf(message));
                  onFound(message.messageId);
                  onClose();
                }}
                className="relative block aspect-square w-full overflow-hidden rounded-control bg-hover"
              >
                <img src={message.media?.preview ?? undefined} alt="" className="size-full object-cover" />
                {message.media?.type === 'video' ? (
                  <Film aria-hidden className="absolute right-1.5 bottom-1.5 size-5 text-white drop-shadow" />
                ) : null}
                {message.media?.isLocked ? (
                  <span className="absolute inset-0 grid place-content-center bg-black/35 text-white">
                    <LockKeyhole aria-hidden className="size-6" />
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
        {before !== null ? (
          <Button block className="mt-3" onClick={() => void load(before)}>
            {t('messenger.more.channels')}
          </Button>
        ) : null}
      </Panel>
      {seen !== null ? <MediaViewer messages={seeable} start={seen} onClose={() => setSeen(null)} /> : null}
    </>
  );
}
