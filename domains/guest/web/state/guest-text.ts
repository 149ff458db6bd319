import { useContext } from 'react';
import { useStore } from '#kit/web/live/store.ts';
import { ReaderLookContext } from '#kit/web/page/reader-facts.tsx';
import type { GuestState } from '../../contract/guest-state.ts';
import { useGuestSession } from './provider.tsx';

/**
 * A text that is each guest's own, such as what they have left: `useGuestText(({ balanceFormatted }) => balanceFormatted)`. Pages that
 * are kept for many have a place for it, so it is told from nothing but the guest.
 */
export function useGuestText(of: (guest: GuestState) => string): string {
  const look = useContext(ReaderLookContext);
  const { page } = useGuestSession();
  return useStore(page, ({ guest }) => (look ? look.place((facts) => of(facts['guest'] as GuestState)) : of(guest)));
}
