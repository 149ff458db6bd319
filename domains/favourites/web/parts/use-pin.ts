import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import type { PinRef } from '../state/pin-wish.ts';
import { rememberWish } from '../state/pin-wish.ts';
import { sendPin } from './send-pin.ts';

/** A performer who may be pinned; `isFavoriteActorOfGuest` is undefined until it is answered. */
export interface Pinnable {
  readonly id: number;
  readonly name: string;
  readonly isFavoriteActorOfGuest?: boolean | undefined;
}

/**
 * Whether something is pinned, and the way to change it: shown with the press, taken back where it is refused. Who is not
 * logged in is led to sign-up, and their press is done when they come back.
 */
export function usePinOf(pin: PinRef, known: boolean): [isPinned: boolean, toggle: () => void] {
  const channel = useChannel();
  const toast = useToast();
  const join = useJoin();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [wanted, setWanted] = useState<{ readonly id: PinRef['id']; readonly isOn: boolean } | null>(null);
  // A press belongs to what it was for: a viewer shows the next picture in the same place.
  const isPinned = wanted?.id === pin.id ? wanted.isOn : known;

  const toggle = async (): Promise<void> => {
    if (!isLoggedIn) {
      rememberWish(pin);
      join();
      return;
    }
    setWanted({ id: pin.id, isOn: !isPinned });
    const result = await sendPin(channel, pin, !isPinned);
    // What was pushed meanwhile says how it is.
    setWanted((now) => (now?.id === pin.id ? null : now));
    if (!result.ok) toast.show({ title: result.problem.title, tone: 'danger' });
  };
  return [isPinned, () => void toggle()];
}

/** The same of a performer. */
export const usePin = ({ id, isFavoriteActorOfGuest = false }: Pinnable): [isPinned: boolean, toggle: () => void] =>
  usePinOf({ type: 'actor', id }, isFavoriteActorOfGuest);
