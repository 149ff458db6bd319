import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel } from '#kit/web/channel.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { pinActor, unpinActor } from '../../contract/messages.ts';
import { rememberWish } from '../state/pin-wish.ts';

/** A performer who may be pinned; `isFavoriteActorOfGuest` is undefined until it is answered. */
export interface Pinnable {
  readonly id: number;
  readonly name: string;
  readonly isFavoriteActorOfGuest?: boolean | undefined;
}

/**
 * Whether somebody is pinned, and the way to change it: shown with the press, taken back where it is refused. Who is not
 * logged in is led to sign-up, and their press is done when they come back.
 */
export function usePin({ id, isFavoriteActorOfGuest = false }: Pinnable): [isPinned: boolean, toggle: () => void] {
  const channel = useChannel();
  const toast = useToast();
  const to = useHref();
  const { pathname, search } = useLocation();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPinned = wanted ?? isFavoriteActorOfGuest;

  const toggle = async (): Promise<void> => {
    if (!isLoggedIn) {
      rememberWish(id);
      // Another document: its pages are made for whoever is logged in then.
      window.location.assign(`${to('identity.signUp')}?next=${encodeURIComponent(pathname + search)}`);
      return;
    }
    setWanted(!isPinned);
    const result = await channel.command(isPinned ? unpinActor : pinActor, { actorId: id });
    // What was pushed meanwhile says how it is.
    setWanted(null);
    if (!result.ok) toast.show({ title: result.problem.title, tone: 'danger' });
  };
  return [isPinned, () => void toggle()];
}
