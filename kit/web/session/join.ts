import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { useHref } from '../navigation/local-link.tsx';

/** Opens sign-up over what is to stay in sight, to come back to `next`, an address of this site. Null: there is nothing of the kind. */
export const JoinInPlace = createContext<((next: string) => void) | null>(null);

/**
 * Asks a visitor for an account, for what needs one: over a picture that runs, on the page of sign-up elsewhere. Either leads back to
 * `next`, else to where it was asked.
 */
export function useJoin(): (next?: string) => void {
  const inPlace = use(JoinInPlace);
  const to = useHref();
  const { pathname, search } = useLocation();
  return (next = pathname + search) => {
    if (inPlace) inPlace(next);
    // Another document: its pages are made for whoever is logged in then.
    else window.location.assign(`${to('identity.signUp')}?next=${encodeURIComponent(next)}`);
  };
}
