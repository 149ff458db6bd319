import { useState } from 'react';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getMassMuted, muteMass } from '../../../contract/index.ts';

/** Whether messages to many from the performer of a conversation are wanted; asked for when the menu is opened. */
export function useMassMute(channelId: number): {
  readonly isWanted: boolean;
  readonly ask: () => void;
  readonly set: (isWanted: boolean) => void;
} {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const [muted, setMuted] = useState(false);
  return {
    isWanted: !muted,
    ask: () =>
      void api.call(getMassMuted, { query: { channelId: String(channelId) } }).then((answer) => {
        if (answer.ok) setMuted(answer.data.muted);
      }),
    set: (isWanted) =>
      void api.call(muteMass, { body: { channelId, muted: !isWanted } }).then((answer) => {
        if (answer.ok) setMuted(!isWanted);
        const done = t(isWanted ? 'messenger.mass.wanted' : 'messenger.mass.muted');
        toast.show(answer.ok ? { title: done } : { title: answer.problem.title, tone: 'danger' });
      }),
  };
}
