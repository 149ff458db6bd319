import { useLocation } from 'react-router';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import { table } from '../domains.ts';

/**
 * Makes the addresses of logging in and signing up, with the page one comes back to; it is also kept as where a guest signed up
 * (spec 1 section 3). From one entry to the other the page stays the one before both.
 */
export function useEntryHref(): (page: 'identity.login' | 'identity.signUp') => string {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (page) =>
    table.href(page, language) + (search.includes('next=') ? search : `?next=${encodeURIComponent(pathname)}`);
}
