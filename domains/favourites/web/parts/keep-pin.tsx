import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel } from '#kit/web/channel.tsx';
import type { deferredParts } from '#kit/web/frame-slots.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import type { FillingOf } from '#kit/web/slots.ts';
import { pinActor } from '../../contract/messages.ts';
import { pinParameter } from '../state/pin-parameter.ts';

/** Does what a visitor wanted before signing up: pins whom the address names, once, and takes that out of the address. */
export const KeepPin: FillingOf<typeof deferredParts> = () => {
  const t = useMessages();
  const channel = useChannel();
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const done = useRef(false);
  const actorId = Number(search.get(pinParameter));
  useEffect(() => {
    if (!Number.isInteger(actorId) || actorId < 1 || done.current) return;
    done.current = true;
    channel.command(pinActor, { actorId }).then((result) => {
      setSearch(
        (before) => {
          before.delete(pinParameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
      if (result.ok) toast.show({ title: t('favourites.kept'), tone: 'success' });
      else toast.show({ title: result.problem.title, tone: 'danger' });
    });
  }, [actorId, channel, setSearch, toast, t]);
  return null;
};
